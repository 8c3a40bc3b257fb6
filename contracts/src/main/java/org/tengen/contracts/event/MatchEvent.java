package org.tengen.contracts.event;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.ColorDraw;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PauseReason;
import org.tengen.contracts.match.Prisoners;
import org.tengen.contracts.match.Ruling;
import org.tengen.contracts.match.Seats;
import org.tengen.contracts.match.TieRule;
import org.tengen.contracts.match.TimeControl;
import org.tengen.contracts.match.Timing;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.scoring.Finish;
import org.tengen.engine.scoring.TimePenalties;

/**
 * What happened in a match. A fact, written once and kept for ever: a case may be added and a field may be added, but
 * none may change its name or meaning. Who, when and where in the log stands in {@link Recorded}, not here.
 */
public sealed interface MatchEvent {
    /**
     * Both seats are taken and play begins; always the first event.
     *
     * @param ruleset in full, so that the log can be read without us
     * @param komi what White gets in this match; where the ruleset has it agreed, {@link TermsAgreed} says it
     * @param handicap handicap stones, 0 for an even game; fixed ones are among {@code setupBlack}
     * @param handicapPlacement whether they stand on the board already, or Black still puts them down
     * @param setupBlack black stones on the board before the first move, in order
     * @param setupWhite white stones on the board before the first move, in order
     * @param toPlay who moves first
     * @param terms what else was agreed
     * @param replayOf the match that is played again, by a ruling or since the sides agreed; empty but then
     */
    record MatchStarted(
            Seats seats,
            ColorDraw colorDraw,
            Ruleset ruleset,
            BoardSize size,
            @JsonProperty("komiHalfPoints") Komi komi,
            int handicap,
            Handicap.Kind handicapPlacement,
            List<Vertex> setupBlack,
            List<Vertex> setupWhite,
            Color toPlay,
            TimeControl timeControl,
            MatchTerms terms,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<MatchId> replayOf)
            implements MatchEvent {
        public MatchStarted {
            setupBlack = List.copyOf(setupBlack);
            setupWhite = List.copyOf(setupWhite);
        }
    }

    /**
     * A stone was played.
     *
     * @param moveNumber 1 for the first move of the match; passes count
     * @param captured the vertices the play emptied, in order: the opponent's chains without liberties, or under a
     *     suicide rule one's own chain with the stone just played
     * @param positionHash {@link org.tengen.contracts.hash.PositionHash} after the play
     * @param clock the mover's clock after the move
     * @param lagCompMs what of the time of the turn was not charged, in milliseconds, since the network had it
     * @param repeatsMove the first move after which the whole board was the same with the same side to move, 0 for the
     *     start; empty where there is none, and under ko rules that forbid repetition
     */
    record StonePlayed(
            int moveNumber,
            Color color,
            Vertex vertex,
            List<Vertex> captured,
            String positionHash,
            ClockState clock,
            long lagCompMs,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Integer> repeatsMove)
            implements MatchEvent {
        public StonePlayed {
            captured = List.copyOf(captured);
        }
    }

    /**
     * A side passed.
     *
     * @param moveNumber as for a stone
     * @param clock the mover's clock after the pass
     * @param lagCompMs as for a stone
     */
    record Passed(int moveNumber, Color color, ClockState clock, long lagCompMs) implements MatchEvent {}

    /**
     * Black put down a free handicap stone, on its own time; with the last one it is White's turn.
     *
     * @param stonesLeft how many are still to be put down
     * @param clock Black's clock after it
     */
    record HandicapStonePlaced(Vertex vertex, int stonesLeft, ClockState clock) implements MatchEvent {}

    /**
     * The free-placement variant before play: the sides put down seat stones in turn, then agree who plays which colour and
     * for which komi. Each step is taken on the own time of the side that takes it; a side that seals or opens its komi before
     * it is its turn uses none, and leaves the turn where it is. Until {@link TermsAgreed} the seats of {@link MatchStarted}
     * say only who puts down which stones, and its komi says nothing.
     */
    sealed interface OpeningEvent extends MatchEvent {}

    /**
     * A side put down a seat stone of its colour.
     *
     * @param stonesLeft how many are still to be put down, by both sides together
     * @param clock the clock of {@code color} after it
     */
    record SeatStonePlaced(Color color, Vertex vertex, int stonesLeft, ClockState clock) implements OpeningEvent {}

    /**
     * With all seat stones down, a side sealed the komi it holds for even, from this position with Black to move.
     *
     * @param commitment {@link org.tengen.contracts.match.SealedKomi#commitment}
     * @param clock the clock of {@code color} after it
     */
    record TermsCommitted(Color color, String commitment, ClockState clock) implements OpeningEvent {}

    /**
     * With both komi sealed, a side opened its own.
     *
     * @param komi what it holds for even
     * @param secret with which it was sealed
     * @param clock the clock of {@code color} after it
     */
    record TermsRevealed(
            Color color, @JsonProperty("komiHalfPoints") Komi komi, String secret, ClockState clock)
            implements OpeningEvent {}

    /**
     * A side did not seal or open its komi in time: what it has sealed is as none. The komi of the other side stands, and that
     * side chooses its colour, on its own time.
     *
     * @param color the side that did not
     * @param clock the clock of {@code color} after the turn that it let pass
     */
    record TermsLapsed(Color color, ClockState clock) implements OpeningEvent {}

    /**
     * Colours and komi are agreed, and play begins. With both komi open, whoever holds the higher one for even plays Black;
     * the komi is the mean of both, rounded down to one that the match may have. Where both are the same the colours stay.
     * After {@link TermsLapsed} the komi is that of the side that has one, and the colours are as that side chose.
     *
     * @param seats who plays which colour from now on
     * @param komi what White gets in this match
     * @param toPlay who moves first
     * @param clocks of both sides, by the colours agreed
     */
    record TermsAgreed(
            Seats seats, @JsonProperty("komiHalfPoints") Komi komi, Color toPlay, Clocks clocks)
            implements OpeningEvent {}

    /** A side said that it is there, before its first move. */
    record CheckedIn(Color color) implements MatchEvent {}

    /** A side asked for its one pause; the request lapses with the next move. */
    record PauseRequested(Color color) implements MatchEvent {}

    /** The pause that this side asked for was not granted. */
    record PauseDeclined(Color color) implements MatchEvent {}

    /**
     * One more reason for the clock to stand still. The time of the turn used so far, up to {@code receivedAt}, is kept.
     *
     * @param until when the pause ends by itself, which is said by {@link ClockResumed}; empty where somebody has to end it
     */
    record ClockPaused(
            PauseReason reason,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Instant> until) implements MatchEvent {}

    /** A reason for the clock to stand still is gone; with the last one it runs again, from {@code recordedAt} on. */
    record ClockResumed(PauseReason reason) implements MatchEvent {}

    /**
     * A side asked to take moves back; the request lapses with the next move.
     *
     * @param color who asks
     * @param plies how many of the last moves, of either side, 1 or more; passes count
     */
    record UndoRequested(Color color, int plies) implements MatchEvent {
        public UndoRequested {
            requireAtLeastOne(plies);
        }
    }

    /** What this side asked to take back stands: the opponent refused, or it withdrew the request; the actor says who. */
    record UndoDeclined(Color color) implements MatchEvent {}

    /**
     * The last moves were taken back. They stay in the log, and the next move takes their number.
     *
     * @param plies how many
     * @param moveNumber of the last move that stands; 0 where none does
     * @param position the stones after it
     * @param positionHash {@link org.tengen.contracts.hash.PositionHash} of the position
     * @param prisoners as they were then
     * @param toPlay who moves
     * @param passes how many passes in a row have led here and count towards the end of play
     * @param clocks as they were then, less the time since the request on the clock of who asked
     */
    record MoveUndone(
            int plies,
            int moveNumber,
            Position position,
            String positionHash,
            Prisoners prisoners,
            Color toPlay,
            int passes,
            Clocks clocks)
            implements MatchEvent {
        public MoveUndone {
            requireAtLeastOne(plies);
        }
    }

    /**
     * A side was warned.
     *
     * @param reason for people
     * @param running how many warnings in a row this is; the second loses
     */
    record WarningIssued(Color color, String reason, int running) implements MatchEvent {}

    /** A side offered to end the match without result, since a whole position has come back; the offer lapses. */
    record NoResultOffered(Color color) implements MatchEvent {}

    /** The match goes on although this side offered no result: the opponent declined, or it withdrew the offer. */
    record NoResultDeclined(Color color) implements MatchEvent {}

    /**
     * Both sides agreed to end the match without result, and by its terms it is played again; {@link MatchEnded} follows.
     *
     * @param replayMatchId the id of the match in which it is
     */
    record ReplayAgreed(MatchId replayMatchId) implements MatchEvent {}

    /**
     * A side used up its time.
     *
     * @param clock the clock of {@code color} as it stood at the flag fall, with nothing left
     */
    record TimeExpired(Color color, ClockState clock) implements MatchEvent {}

    /**
     * Play stopped, and the result is to be counted: all that is needed to do so.
     *
     * @param position the stones when play stopped
     * @param positionHash {@link org.tengen.contracts.hash.PositionHash} of the position
     * @param prisoners captured during play
     * @param toPlay who would move next, and accepts the count first
     * @param moveNumber of the last move
     * @param button who took it: the side that passed first among the moves that stand; empty where the ruleset has none
     * @param timing what the sides had on their clocks when play stopped; empty in logs from before it was written down
     * @param ties who wins an equal count by the terms of the match; empty where that is a draw, or cannot be
     */
    record CountingBegan(
            Position position,
            String positionHash,
            Prisoners prisoners,
            Ruleset ruleset,
            @JsonProperty("komiHalfPoints") Komi komi,
            int handicap,
            Color toPlay,
            int moveNumber,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Color> button,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Timing> timing,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<TieRule> ties)
            implements MatchEvent {
        public CountingBegan {
            if (button.isPresent() && !ruleset.button()) {
                throw new IllegalArgumentException("The ruleset " + ruleset.name() + " has no button");
            }
        }

        /** Where an equal count is a draw, or cannot be. */
        public CountingBegan(
                Position position,
                String positionHash,
                Prisoners prisoners,
                Ruleset ruleset,
                Komi komi,
                int handicap,
                Color toPlay,
                int moveNumber,
                Optional<Color> button,
                Optional<Timing> timing) {
            this(
                    position,
                    positionHash,
                    prisoners,
                    ruleset,
                    komi,
                    handicap,
                    toPlay,
                    moveNumber,
                    button,
                    timing,
                    Optional.empty());
        }

        /** The same after a side's clock was set; without timing, nothing changes. */
        public CountingBegan withClock(Color color, ClockState clock) {
            return new CountingBegan(
                    position,
                    positionHash,
                    prisoners,
                    ruleset,
                    komi,
                    handicap,
                    toPlay,
                    moveNumber,
                    button,
                    timing.map(before -> before.with(color, clock)),
                    ties);
        }

        /**
         * What there is to count, where these stones are agreed to be dead. Where the rules take no dead stones off, what was
         * marked changes nothing.
         */
        public Finish finish(DeadStones dead) {
            Set<Vertex> removed = switch (ruleset.deadStones()) {
                case AGREED -> Set.copyOf(dead.vertices());
                case AS_THEY_STAND -> Set.of();
            };
            return new Finish(
                    ruleset,
                    position,
                    removed,
                    new org.tengen.engine.scoring.Prisoners(prisoners.black(), prisoners.white()),
                    komi,
                    new Handicap(handicap, Handicap.Kind.FREE),
                    button,
                    timing.map(Timing::penalties).orElse(TimePenalties.NONE));
        }
    }

    /**
     * scoring-service holds these stones for dead; they are now the marked ones, and no acceptance stands. It comes once in
     * each counting, whatever was marked before, unless the sides agree first.
     *
     * @param certain whether it has no doubt about any chain, so that the suggestion can stand where the sides do not agree
     *     in time
     */
    record DeadStonesSuggested(DeadStones dead, boolean certain) implements MatchEvent {}

    /**
     * A player changed the marking of whole chains, and no acceptance stands.
     *
     * @param color whose player
     * @param vertices the stones whose marking changed
     * @param markedDead whether they are now marked dead, or no longer
     * @param dead all stones marked dead after the change
     */
    record DeadStonesMarked(Color color, List<Vertex> vertices, boolean markedDead, DeadStones dead)
            implements MatchEvent {
        public DeadStonesMarked {
            vertices = List.copyOf(vertices);
        }
    }

    /**
     * A player accepts the marked stones as all the dead ones.
     *
     * @param deadHash {@link DeadStones#hash} of the set accepted
     * @param agreed whether both sides have now accepted
     */
    record CountAccepted(Color color, String deadHash, boolean agreed) implements MatchEvent {}

    /**
     * What counts as agreed without the sides' agreement: the suggestion that was certain when time was up, what a referee
     * settled, or, where the rules count the board as it stands, no stone at all. In the last case it comes right behind
     * {@link CountingBegan}; logs from before that have suggestions, marks and acceptances there too.
     *
     * @param dead the stones that count as dead
     * @param deadHash {@link DeadStones#hash} of them
     */
    record CountImposed(DeadStones dead, String deadHash) implements MatchEvent {
        /** No stone is dead: the rules count the board as it stands. */
        public static final CountImposed AS_IT_STANDS = new CountImposed(DeadStones.NONE, DeadStones.NONE.hash());
    }

    /**
     * The match needs a referee, who finds it in the queue.
     *
     * @param reason for people
     */
    record RefereeCalled(String reason) implements MatchEvent {}

    /** After the end, a side asked for the agreed stones to be counted once more. */
    record RecountRequested(Color color) implements MatchEvent {}

    /** A player wants to play on instead of counting. */
    record CountDisputed(Color color) implements MatchEvent {}

    /**
     * Play goes on after it had stopped.
     *
     * @param toPlay who moves
     * @param clocks as they stood when counting began
     */
    record PlayResumed(Color toPlay, Clocks clocks) implements MatchEvent {}

    /**
     * The count that was agreed, in half points; komi and everything else counted in.
     *
     * @param dead the stones agreed dead
     */
    record MatchScored(int blackHalfPoints, int whiteHalfPoints, DeadStones dead) implements MatchEvent {
        /** How far Black is ahead, in half points; negative where White is. */
        @JsonIgnore
        public int blackLeadHalfPoints() {
            return blackHalfPoints - whiteHalfPoints;
        }
    }

    /** What referees and organizers decide, what is asked of them, and what comes of it. */
    sealed interface RefereeEvent extends MatchEvent {}

    /**
     * A player called for the referee.
     *
     * @param text what it is about, for people
     * @param urgent whether it was raised although it was the opponent's turn
     */
    record ObjectionRaised(Color color, String text, boolean urgent) implements RefereeEvent {}

    /**
     * A referee ruled; all objections before it are answered. What follows from it stands in the next event.
     *
     * @param reason for people
     */
    record RefereeRuled(Ruling ruling, String reason) implements RefereeEvent {}

    /**
     * Play goes on from an earlier position, also where it had stopped or the match had ended. The moves after it stay in the
     * log, and the next move takes the number of the first of them. Nobody moves, and the clock stands still for the referee,
     * until both sides have confirmed the position.
     *
     * @param moveNumber of the last move that stands; 0 where none does
     * @param position the stones after it
     * @param positionHash {@link org.tengen.contracts.hash.PositionHash} of the position
     * @param prisoners as they were then
     * @param toPlay who moves
     * @param passes how many passes in a row have led here and count towards the end of play
     * @param clocks of both sides, as they were then or as the referee set them
     */
    record PositionRestored(
            int moveNumber,
            Position position,
            String positionHash,
            Prisoners prisoners,
            Color toPlay,
            int passes,
            Clocks clocks)
            implements RefereeEvent {}

    /** A side confirmed the restored position; once both have, {@link ClockResumed} follows. */
    record PositionConfirmed(Color color) implements RefereeEvent {}

    /** The position after this move, the last one, stands as it is: ruled. */
    record MoveLetStand(int moveNumber) implements RefereeEvent {}

    /**
     * A side's clock was set; where it is the side to play, its turn begins anew.
     *
     * @param clock what the side has from now on
     * @param reason for people
     */
    record TimeAdjusted(Color color, ClockState clock, String reason) implements RefereeEvent {}

    /**
     * A player appealed to the organizers.
     *
     * @param text why, for people
     * @param rulingSeq the {@code seq} of the {@link RefereeRuled} that it is about
     */
    record AppealFiled(Color color, String text, int rulingSeq) implements RefereeEvent {}

    /**
     * An organizer decided an appeal, which is final.
     *
     * @param rulingSeq the ruling it is about
     * @param stands whether the ruling stands
     * @param replacement what is ruled instead, which leads to events as a ruling does; empty where the ruling stands
     * @param reason for people
     */
    record AppealDecided(
            int rulingSeq,
            boolean stands,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Ruling> replacement,
            String reason)
            implements RefereeEvent {
        public AppealDecided {
            if (stands == replacement.isPresent()) {
                throw new IllegalArgumentException("A ruling stands, or is replaced by another");
            }
        }
    }

    /** A player gave up. */
    record PlayerResigned(Color color) implements MatchEvent {}

    /** The match is over. */
    record MatchEnded(MatchResult result) implements MatchEvent {}

    private static void requireAtLeastOne(int plies) {
        if (plies < 1) {
            throw new IllegalArgumentException("plies is 1 or more, not " + plies);
        }
    }
}
