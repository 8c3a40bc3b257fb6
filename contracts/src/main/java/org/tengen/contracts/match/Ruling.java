package org.tengen.contracts.match;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Optional;
import org.tengen.contracts.match.MatchResult.Method;
import org.tengen.engine.Color;

/** What a referee rules, or an organizer in its place. It edits nothing: what follows from it is events of their own. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Ruling.RestorePosition.class, name = "RESTORE_POSITION"),
    @JsonSubTypes.Type(value = Ruling.LetStand.class, name = "LET_STAND"),
    @JsonSubTypes.Type(value = Ruling.DrawGame.class, name = "DRAW"),
    @JsonSubTypes.Type(value = Ruling.Replay.class, name = "REPLAY"),
    @JsonSubTypes.Type(value = Ruling.Loss.class, name = "LOSS"),
    @JsonSubTypes.Type(value = Ruling.BothLose.class, name = "BOTH_LOSE"),
    @JsonSubTypes.Type(value = Ruling.Annul.class, name = "ANNUL"),
    @JsonSubTypes.Type(value = Ruling.AdjustTime.class, name = "ADJUST_TIME"),
    @JsonSubTypes.Type(value = Ruling.CorrectResult.class, name = "CORRECT_RESULT"),
    @JsonSubTypes.Type(value = Ruling.SettleCount.class, name = "SETTLE_COUNT")
})
public sealed interface Ruling {
    /** The kinds of rulings, by the names they have on the wire. */
    enum Kind {
        RESTORE_POSITION,
        LET_STAND,
        DRAW,
        REPLAY,
        LOSS,
        BOTH_LOSE,
        ANNUL,
        ADJUST_TIME,
        CORRECT_RESULT,
        SETTLE_COUNT
    }

    /** Play goes on from the position after a move; 0 is the start. */
    record RestorePosition(int moveNumber) implements Ruling {
        public RestorePosition {
            if (moveNumber < 0) {
                throw new IllegalArgumentException("moveNumber is 0 or more, not " + moveNumber);
            }
        }
    }

    /** The match goes on, or its result stands, as it is. */
    record LetStand() implements Ruling {}

    /** Neither side wins. */
    record DrawGame() implements Ruling {}

    /** The match has no result and is played again, as a match of this id. */
    record Replay(MatchId replayMatchId) implements Ruling {}

    /** This side loses. */
    record Loss(Color color) implements Ruling {}

    /** Both sides lose. */
    record BothLose() implements Ruling {}

    /** The match counts as not played. */
    record Annul() implements Ruling {}

    /**
     * A side has another time left.
     *
     * @param clock what it has from now on, of the match's own time system
     */
    record AdjustTime(Color color, ClockState clock) implements Ruling {}

    /** A match that has ended, or in which play has stopped to be counted, has this result. */
    record CorrectResult(MatchResult result) implements Ruling {}

    /**
     * A match that is being counted is scored with these stones dead, whatever the sides have marked or accepted.
     *
     * @param dead all of them, whole chains; none where all stones live
     */
    record SettleCount(DeadStones dead) implements Ruling {}

    default Kind kind() {
        return switch (this) {
            case RestorePosition _ -> Kind.RESTORE_POSITION;
            case LetStand _ -> Kind.LET_STAND;
            case DrawGame _ -> Kind.DRAW;
            case Replay _ -> Kind.REPLAY;
            case Loss _ -> Kind.LOSS;
            case BothLose _ -> Kind.BOTH_LOSE;
            case Annul _ -> Kind.ANNUL;
            case AdjustTime _ -> Kind.ADJUST_TIME;
            case CorrectResult _ -> Kind.CORRECT_RESULT;
            case SettleCount _ -> Kind.SETTLE_COUNT;
        };
    }

    /** The match that is played instead of this one; empty but of {@link Replay}. */
    default Optional<MatchId> replay() {
        return this instanceof Replay(var replayMatchId) ? Optional.of(replayMatchId) : Optional.empty();
    }

    /** The result the match has by this ruling; empty where the match goes on, its result stands, or is still to be counted. */
    default Optional<MatchResult> ends() {
        return switch (this) {
            case RestorePosition _, LetStand _, AdjustTime _, SettleCount _ -> Optional.empty();
            case DrawGame _ -> Optional.of(new MatchResult.Draw(Method.RULING));
            case Replay _ -> Optional.of(new MatchResult.NoResult(Method.RULING));
            case Loss(var color) -> Optional.of(new MatchResult.Win(color.opponent(), Method.RULING));
            case BothLose _ -> Optional.of(new MatchResult.BothLose(Method.RULING));
            case Annul _ -> Optional.of(new MatchResult.Annulled(Method.RULING));
            case CorrectResult(var result) -> Optional.of(result);
        };
    }
}
