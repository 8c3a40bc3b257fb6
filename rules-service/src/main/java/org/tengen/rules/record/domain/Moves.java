package org.tengen.rules.record.domain;

import java.util.Optional;
import java.util.OptionalInt;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.CheckedIn;
import org.tengen.contracts.event.MatchEvent.ClockPaused;
import org.tengen.contracts.event.MatchEvent.ClockResumed;
import org.tengen.contracts.event.MatchEvent.CountAccepted;
import org.tengen.contracts.event.MatchEvent.CountDisputed;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.event.MatchEvent.DeadStonesMarked;
import org.tengen.contracts.event.MatchEvent.DeadStonesSuggested;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MatchScored;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.PauseDeclined;
import org.tengen.contracts.event.MatchEvent.PauseRequested;
import org.tengen.contracts.event.MatchEvent.PlayResumed;
import org.tengen.contracts.event.MatchEvent.PlayerResigned;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.MatchEvent.TimeExpired;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;

/** Finds moves in a log. */
public final class Moves {
    private Moves() {}

    /**
     * The moment after a move of a log: the event of the move, and the game then. Empty where there is no such move.
     *
     * @param log all events of the match in order
     * @param moveNumber 0 for the start
     */
    public static Optional<Moment> find(MatchId id, Iterable<Recorded> log, int moveNumber) {
        MatchRecord record = MatchRecord.empty(id);
        for (Recorded event : log) {
            record = record.after(event);
            OptionalInt reached = numberOf(event.event());
            if (reached.isPresent() && reached.getAsInt() == moveNumber) {
                return Optional.of(new Moment(event, Evolution.begun(record.state(), event.event())));
            }
        }
        return Optional.empty();
    }

    /** 0 for the start; empty where the event is no move. */
    private static OptionalInt numberOf(MatchEvent event) {
        return switch (event) {
            case MatchStarted _ -> OptionalInt.of(0);
            case StonePlayed e -> OptionalInt.of(e.moveNumber());
            case Passed e -> OptionalInt.of(e.moveNumber());
            case TimeExpired _, PlayerResigned _, MatchEnded _ -> OptionalInt.empty();
            case CheckedIn _, PauseRequested _, PauseDeclined _, ClockPaused _, ClockResumed _ -> OptionalInt.empty();
            case CountingBegan _, PlayResumed _, DeadStonesSuggested _, DeadStonesMarked _ -> OptionalInt.empty();
            case CountAccepted _, CountDisputed _, MatchScored _ -> OptionalInt.empty();
        };
    }

    /**
     * A moment of a match.
     *
     * @param event what led to it
     * @param game as it was then
     */
    public record Moment(Recorded event, PlayedGame game) {}
}
