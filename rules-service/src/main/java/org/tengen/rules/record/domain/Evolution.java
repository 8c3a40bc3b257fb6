package org.tengen.rules.record.domain;

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
import org.tengen.contracts.event.MatchEvent.TimeAdjusted;
import org.tengen.contracts.event.MatchEvent.TimeExpired;
import org.tengen.contracts.event.MatchEvent.UndoDeclined;
import org.tengen.contracts.event.MatchEvent.UndoRequested;
import org.tengen.contracts.event.MatchEvent.WarningIssued;
import org.tengen.rules.record.domain.RecordState.Counting;
import org.tengen.rules.record.domain.RecordState.InPlay;
import org.tengen.rules.record.domain.RecordState.NotBegun;
import org.tengen.rules.record.domain.RecordState.Over;

/** Folds what has happened. Pure. */
final class Evolution {
    private Evolution() {}

    /**
     * The state after an event.
     *
     * @throws CorruptRecord where the event cannot have happened in this state
     */
    static RecordState evolve(RecordState state, MatchEvent event) {
        return switch (event) {
            case MatchStarted e -> begin(state, e);
            case HandicapStonePlaced e -> new InPlay(inPlay(state, e).withHandicapStone(e.vertex(), e.clock()));
            case SeatStonePlaced e -> new InPlay(inPlay(state, e).withSeatStone(e.vertex(), e.clock()));
            case TermsCommitted _, TermsRevealed _, TermsLapsed _ -> state;
            case TermsAgreed e -> new InPlay(inPlay(state, e).withTerms(e));
            case StonePlayed e -> new InPlay(inPlay(state, e).withStone(e.color(), e.vertex(), e.clock()));
            case Passed e -> new InPlay(inPlay(state, e).withPass(e.color(), e.clock()));
            case CountingBegan e -> new Counting(inPlay(state, e));
            case MoveUndone e -> new InPlay(inPlay(state, e).without(e.plies(), e.clocks()));
            case PlayResumed e -> new InPlay(counting(state, e).resumed(e.toPlay(), e.clocks()));
            case MatchEnded e -> new Over(begun(state, e));
            case PositionRestored e -> new InPlay(begun(state, e).restored(e.moveNumber(), e.clocks()));
            case TimeAdjusted e -> adjusted(state, e);
            case RefereeEvent _ -> state;
            case TimeExpired _, PlayerResigned _ -> state;
            case UndoRequested _, UndoDeclined _, WarningIssued _, NoResultOffered _, NoResultDeclined _ -> state;
            case CountImposed _, RefereeCalled _, RecountRequested _, ReplayAgreed _ -> state;
            case CheckedIn _, PauseRequested _, PauseDeclined _, ClockPaused _, ClockResumed _ -> state;
            case DeadStonesSuggested _, DeadStonesMarked _, CountAccepted _, CountDisputed _, MatchScored _ -> state;
        };
    }

    private static RecordState begin(RecordState state, MatchStarted event) {
        if (!(state instanceof NotBegun)) {
            throw impossible(state, event);
        }
        return new InPlay(PlayedGame.begin(event));
    }

    private static RecordState adjusted(RecordState state, TimeAdjusted event) {
        return switch (state) {
            case InPlay(var game) -> new InPlay(game.withClock(event.color(), event.clock()));
            case Counting(var game) -> new Counting(game.withClock(event.color(), event.clock()));
            case Over(var game) -> new Over(game.withClock(event.color(), event.clock()));
            case NotBegun _ -> throw impossible(state, event);
        };
    }

    private static PlayedGame inPlay(RecordState state, MatchEvent event) {
        return switch (state) {
            case InPlay(var game) -> game;
            case NotBegun _, Counting _, Over _ -> throw impossible(state, event);
        };
    }

    private static PlayedGame counting(RecordState state, MatchEvent event) {
        return switch (state) {
            case Counting(var game) -> game;
            case NotBegun _, InPlay _, Over _ -> throw impossible(state, event);
        };
    }

    /** The game of a match that has begun. */
    static PlayedGame begun(RecordState state, MatchEvent event) {
        return switch (state) {
            case InPlay(var game) -> game;
            case Counting(var game) -> game;
            case Over(var game) -> game;
            case NotBegun _ -> throw impossible(state, event);
        };
    }

    private static CorruptRecord impossible(RecordState state, MatchEvent event) {
        return new CorruptRecord("A match that is " + state.getClass().getSimpleName() + " cannot have "
                + event.getClass().getSimpleName());
    }
}
