package org.tengen.match.lifecycle.domain;

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
import org.tengen.contracts.event.MatchEvent.OpeningEvent;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.PauseDeclined;
import org.tengen.contracts.event.MatchEvent.PauseRequested;
import org.tengen.contracts.event.MatchEvent.PlayResumed;
import org.tengen.contracts.event.MatchEvent.PlayerResigned;
import org.tengen.contracts.event.MatchEvent.RecountRequested;
import org.tengen.contracts.event.MatchEvent.RefereeCalled;
import org.tengen.contracts.event.MatchEvent.RefereeEvent;
import org.tengen.contracts.event.MatchEvent.ReplayAgreed;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.MatchEvent.TimeExpired;
import org.tengen.contracts.event.MatchEvent.UndoDeclined;
import org.tengen.contracts.event.MatchEvent.UndoRequested;
import org.tengen.contracts.event.MatchEvent.WarningIssued;

/** What changes a {@link Book}. */
public final class BookChanges {
    private BookChanges() {}

    /**
     * Whether an event can change what waits for referees and organizers, or who the sides are of whom it waits; moves, which
     * most events are, cannot.
     */
    public static boolean mayComeOf(MatchEvent event) {
        return switch (event) {
            case RefereeEvent _, RefereeCalled _, WarningIssued _ -> true;
            case CountAccepted _, CountImposed _, PlayResumed _ -> true;
            case TimeExpired _, PlayerResigned _, MatchEnded _ -> true;
            case OpeningEvent _ -> true;
            case MatchStarted _, HandicapStonePlaced _, StonePlayed _, Passed _, MoveUndone _ -> false;
            case CheckedIn _, PauseRequested _, PauseDeclined _, ClockPaused _, ClockResumed _ -> false;
            case UndoRequested _, UndoDeclined _, NoResultOffered _, NoResultDeclined _, ReplayAgreed _ -> false;
            case CountingBegan _, DeadStonesSuggested _, DeadStonesMarked _, CountDisputed _ -> false;
            case MatchScored _, RecountRequested _ -> false;
        };
    }
}
