package org.tengen.rules.record.domain;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.command.RulesRejection;
import org.tengen.contracts.command.RulesRejection.IllegalSetup;
import org.tengen.contracts.command.RulesRejection.NotInPlay;
import org.tengen.contracts.event.MatchEvent;
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
import org.tengen.rules.record.domain.RecordState.Counting;
import org.tengen.rules.record.domain.RecordState.InPlay;
import org.tengen.rules.record.domain.RecordState.NotBegun;
import org.tengen.rules.record.domain.RecordState.Over;

/**
 * Whether an event that somebody else decided may enter the record. What touches the board is judged as if it were asked
 * for; the rest may come at any time once the match has begun, since when is its sender's to decide.
 */
final class Admission {
    private Admission() {}

    /** Why the event may not be appended now; empty where it may. */
    static Optional<RulesRejection> objection(RecordState state, MatchEvent event) {
        return switch (event) {
            case MatchStarted e -> objectionToStart(state, e);
            case HandicapStonePlaced e -> objectionToHandicapStone(state, e);
            case SeatStonePlaced e -> objectionToSeatStone(state, e);
            case TermsCommitted _, TermsRevealed _, TermsLapsed _ -> objectionBeforeStart(state);
            case TermsAgreed e ->
                state instanceof InPlay(var game) ? MoveRules.objectionToTerms(game, e) : Optional.of(new NotInPlay());
            case StonePlayed e -> objectionToStone(state, e);
            case Passed e -> objectionToPass(state, e);
            case CountingBegan e -> objectionToCounting(state, e);
            case PlayResumed _ -> state instanceof Counting ? Optional.empty() : illegal("Play has not stopped");
            case MoveUndone e -> objectionToUndo(state, e);
            case PositionRestored e -> objectionToRestoring(state, e);
            case RefereeEvent _ -> objectionBeforeStart(state);
            case TimeExpired _, PlayerResigned _, MatchEnded _ -> objectionBeforeStart(state);
            case UndoRequested _, UndoDeclined _, WarningIssued _, NoResultOffered _, NoResultDeclined _ ->
                objectionBeforeStart(state);
            case CountImposed _, RefereeCalled _, RecountRequested _, ReplayAgreed _ -> objectionBeforeStart(state);
            case CheckedIn _, PauseRequested _, PauseDeclined _, ClockPaused _, ClockResumed _ ->
                objectionBeforeStart(state);
            case DeadStonesSuggested _, DeadStonesMarked _, CountAccepted _, CountDisputed _, MatchScored _ ->
                objectionBeforeStart(state);
        };
    }

    private static Optional<RulesRejection> objectionToStart(RecordState state, MatchStarted event) {
        if (!(state instanceof NotBegun)) {
            return illegal("The match has begun already");
        }
        try {
            PlayedGame.begin(event);
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            return illegal(e.getMessage());
        }
    }

    private static Optional<RulesRejection> objectionToHandicapStone(RecordState state, HandicapStonePlaced event) {
        if (!(state instanceof InPlay(var game))) {
            return Optional.of(new NotInPlay());
        }
        Optional<RulesRejection> objection = MoveRules.objectionToHandicapStone(game, event.vertex());
        int expected = game.handicapStonesLeft() - 1;
        return objection.isPresent() || event.stonesLeft() == expected
                ? objection
                : illegal(expected + " handicap stones are left after this one, not " + event.stonesLeft());
    }

    private static Optional<RulesRejection> objectionToSeatStone(RecordState state, SeatStonePlaced event) {
        if (!(state instanceof InPlay(var game))) {
            return Optional.of(new NotInPlay());
        }
        Optional<RulesRejection> objection = MoveRules.objectionToSeatStone(game, event.color(), event.vertex());
        if (objection.isPresent()) {
            return objection;
        }
        int expected = game.seatStonePlaced(event.color(), event.vertex(), event.clock())
                .stonesLeft();
        return event.stonesLeft() == expected
                ? Optional.empty()
                : illegal(expected + " seat stones are left after this one, not " + event.stonesLeft());
    }

    private static Optional<RulesRejection> objectionToStone(RecordState state, StonePlayed event) {
        if (!(state instanceof InPlay(var game))) {
            return Optional.of(new NotInPlay());
        }
        Optional<RulesRejection> objection = MoveRules.objection(game, event.color(), event.vertex());
        if (objection.isPresent()) {
            return objection;
        }
        StonePlayed judged = game.stonePlayed(event.color(), event.vertex(), event.clock(), event.lagCompMs());
        return judged.equals(event) ? Optional.empty() : illegal(difference(judged, event));
    }

    private static String difference(StonePlayed judged, StonePlayed event) {
        return event.vertex() + " is move " + judged.moveNumber() + ", captures " + judged.captured()
                + " and makes position " + judged.positionHash() + "; not move " + event.moveNumber() + ", "
                + event.captured() + " and " + event.positionHash();
    }

    private static Optional<RulesRejection> objectionToPass(RecordState state, Passed event) {
        if (!(state instanceof InPlay(var game))) {
            return Optional.of(new NotInPlay());
        }
        Optional<RulesRejection> objection = MoveRules.objectionToPass(game, event.color());
        int expected = game.moveNumber() + 1;
        return objection.isPresent() || event.moveNumber() == expected
                ? objection
                : illegal("The pass is move " + expected + ", not " + event.moveNumber());
    }

    private static Optional<RulesRejection> objectionToUndo(RecordState state, MoveUndone event) {
        if (!(state instanceof InPlay(var game))) {
            return Optional.of(new NotInPlay());
        }
        if (event.plies() > game.moveNumber()) {
            return illegal(tooFewMoves(game, event.plies()));
        }
        MoveUndone judged = game.moveUndone(event.plies(), event.clocks());
        return judged.equals(event) ? Optional.empty() : illegal(difference(judged, event));
    }

    private static String difference(MoveUndone judged, MoveUndone event) {
        return "Taking back " + event.plies() + " leads to move " + judged.moveNumber() + ", " + judged.toPlay()
                + " to play and position " + judged.positionHash() + "; not to move " + event.moveNumber() + ", "
                + event.toPlay() + " to play and " + event.positionHash();
    }

    /** That so many moves cannot be taken back. */
    static String tooFewMoves(PlayedGame game, int plies) {
        return "Of " + game.moveNumber() + " moves, " + plies + " cannot be taken back";
    }

    private static Optional<RulesRejection> objectionToRestoring(RecordState state, PositionRestored event) {
        return switch (state) {
            case NotBegun _ -> objectionBeforeStart(state);
            case InPlay(var game) -> objectionToRestoring(game, event);
            case Counting(var game) -> objectionToRestoring(game, event);
            case Over(var game) -> objectionToRestoring(game, event);
        };
    }

    private static Optional<RulesRejection> objectionToRestoring(PlayedGame game, PositionRestored event) {
        if (event.moveNumber() > game.moveNumber()) {
            return illegal("Of " + game.moveNumber() + " moves, move " + event.moveNumber() + " cannot be restored");
        }
        PositionRestored judged = game.positionRestored(event.moveNumber(), event.clocks(), event.toPlay());
        return judged.equals(event) ? Optional.empty() : illegal("The judge finds " + judged + ", not " + event);
    }

    private static Optional<RulesRejection> objectionToCounting(RecordState state, CountingBegan event) {
        boolean asJudged = state instanceof InPlay(var game)
                && game.playEnded()
                && game.countingBegan().equals(event);
        return asJudged
                ? Optional.empty()
                : illegal("Counting begins when passes have ended play, with what is on the board");
    }

    private static Optional<RulesRejection> objectionBeforeStart(RecordState state) {
        return switch (state) {
            case NotBegun _ -> illegal("A match begins with MatchStarted");
            case InPlay _, Counting _, Over _ -> Optional.empty();
        };
    }

    private static Optional<RulesRejection> illegal(@Nullable String detail) {
        return Optional.of(new IllegalSetup(String.valueOf(detail)));
    }
}
