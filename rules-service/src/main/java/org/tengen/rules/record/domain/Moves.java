package org.tengen.rules.record.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tengen.contracts.event.MatchEvent.CheckedIn;
import org.tengen.contracts.event.MatchEvent.ClockPaused;
import org.tengen.contracts.event.MatchEvent.ClockResumed;
import org.tengen.contracts.event.MatchEvent.CountAccepted;
import org.tengen.contracts.event.MatchEvent.CountDisputed;
import org.tengen.contracts.event.MatchEvent.CountImposed;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.event.MatchEvent.DeadStonesMarked;
import org.tengen.contracts.event.MatchEvent.DeadStonesSuggested;
import org.tengen.contracts.event.MatchEvent.HandicapStonePlaced;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MatchScored;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.MoveUndone;
import org.tengen.contracts.event.MatchEvent.NoResultDeclined;
import org.tengen.contracts.event.MatchEvent.NoResultOffered;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.PauseDeclined;
import org.tengen.contracts.event.MatchEvent.PauseRequested;
import org.tengen.contracts.event.MatchEvent.PlayResumed;
import org.tengen.contracts.event.MatchEvent.PlayerResigned;
import org.tengen.contracts.event.MatchEvent.PositionRestored;
import org.tengen.contracts.event.MatchEvent.RecountRequested;
import org.tengen.contracts.event.MatchEvent.RefereeCalled;
import org.tengen.contracts.event.MatchEvent.RefereeEvent;
import org.tengen.contracts.event.MatchEvent.ReplayAgreed;
import org.tengen.contracts.event.MatchEvent.SeatStonePlaced;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.MatchEvent.TermsAgreed;
import org.tengen.contracts.event.MatchEvent.TermsCommitted;
import org.tengen.contracts.event.MatchEvent.TermsLapsed;
import org.tengen.contracts.event.MatchEvent.TermsRevealed;
import org.tengen.contracts.event.MatchEvent.TimeExpired;
import org.tengen.contracts.event.MatchEvent.UndoDeclined;
import org.tengen.contracts.event.MatchEvent.UndoRequested;
import org.tengen.contracts.event.MatchEvent.WarningIssued;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;

/** Finds moves in a log. */
public final class Moves {
    private Moves() {}

    /**
     * The moment after a move of a log: the event of the move, and the game then. Empty where no such move stands, be it
     * because it was not made or because it was taken back.
     * The start is complete once the last handicap stone is on the board, or the terms of a match with seat stones put down
     * freely are agreed.
     *
     * @param log all events of the match in order
     * @param moveNumber 0 for the start
     */
    public static Optional<Moment> find(MatchId id, List<Recorded> log, int moveNumber) {
        List<Recorded> standing = standing(log);
        boolean stands = moveNumber >= 0 && moveNumber < standing.size();
        return stands ? Optional.of(moment(id, log, standing.get(moveNumber))) : Optional.empty();
    }

    /**
     * What stands of a log: the event that the start was complete with, then each move that was not taken back, by its
     * number.
     *
     * @param log all events of the match in order
     */
    static List<Recorded> standing(List<Recorded> log) {
        List<Recorded> standing = new ArrayList<>();
        log.forEach(event -> follow(standing, event));
        return standing;
    }

    private static Moment moment(MatchId id, List<Recorded> log, Recorded move) {
        MatchRecord then = MatchRecord.replay(id, log.subList(0, move.seq()));
        return new Moment(move, Evolution.begun(then.state(), move.event()));
    }

    /** Keeps the start and the moves that stand, each by its number. */
    private static void follow(List<Recorded> standing, Recorded recorded) {
        switch (recorded.event()) {
            case HandicapStonePlaced _, SeatStonePlaced _, TermsAgreed _ -> standing.set(0, recorded);
            case TermsCommitted _, TermsRevealed _, TermsLapsed _ -> {}
            case MatchStarted _, StonePlayed _, Passed _ -> standing.add(recorded);
            case MoveUndone e ->
                standing.subList(e.moveNumber() + 1, standing.size()).clear();
            case PositionRestored e ->
                standing.subList(e.moveNumber() + 1, standing.size()).clear();
            case RefereeEvent _ -> {}
            case TimeExpired _, PlayerResigned _, MatchEnded _ -> {}
            case CheckedIn _, PauseRequested _, PauseDeclined _, ClockPaused _, ClockResumed _ -> {}
            case UndoRequested _, UndoDeclined _, WarningIssued _, NoResultOffered _, NoResultDeclined _ -> {}
            case CountingBegan _, PlayResumed _, DeadStonesSuggested _, DeadStonesMarked _, CountAccepted _ -> {}
            case CountDisputed _, MatchScored _, CountImposed _, RefereeCalled _, RecountRequested _ -> {}
            case ReplayAgreed _ -> {}
        }
    }

    /**
     * A moment of a match.
     *
     * @param event what led to it
     * @param game as it was then
     */
    public record Moment(Recorded event, PlayedGame game) {}
}
