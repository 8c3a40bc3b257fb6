package org.tengen.scoring.counting.domain;

import java.util.List;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.AppealDecided;
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
import org.tengen.contracts.event.MatchEvent.PositionRestored;
import org.tengen.contracts.event.MatchEvent.RecountRequested;
import org.tengen.contracts.event.MatchEvent.RefereeCalled;
import org.tengen.contracts.event.MatchEvent.RefereeEvent;
import org.tengen.contracts.event.MatchEvent.RefereeRuled;
import org.tengen.contracts.event.MatchEvent.ReplayAgreed;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.MatchEvent.TimeAdjusted;
import org.tengen.contracts.event.MatchEvent.TimeExpired;
import org.tengen.contracts.event.MatchEvent.UndoDeclined;
import org.tengen.contracts.event.MatchEvent.UndoRequested;
import org.tengen.contracts.event.MatchEvent.WarningIssued;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.scoring.counting.domain.CountingState.Agreed;
import org.tengen.scoring.counting.domain.CountingState.Idle;
import org.tengen.scoring.counting.domain.CountingState.Open;
import org.tengen.scoring.counting.domain.CountingState.Over;
import org.tengen.scoring.counting.domain.CountingState.Scored;

/**
 * The counting of one match, as a fold of its log. Moves outside of counting change nothing, so the same log gives the
 * same counting whether or not they are folded.
 *
 * @param seq of the last event that mattered; 0 before any
 */
public record Counting(MatchId match, int seq, CountingState state) {
    private record At(CountingState state, MatchEvent event) {}

    /** Before the first event. */
    public static Counting none(MatchId match) {
        return new Counting(match, 0, new Idle());
    }

    /** Whether an event can change a counting at all; moves, which most events are, cannot. */
    public static boolean isTouchedBy(MatchEvent event) {
        return switch (event) {
            case MatchStarted _, HandicapStonePlaced _, OpeningEvent _, StonePlayed _, Passed _ -> false;
            case CheckedIn _, PauseRequested _, PauseDeclined _ -> false;
            case UndoRequested _, UndoDeclined _, MoveUndone _, NoResultOffered _, NoResultDeclined _ -> false;
            case ReplayAgreed _ -> false;
            case ClockPaused _, ClockResumed _, WarningIssued _, RefereeCalled _ -> true;
            case CountImposed _, RecountRequested _ -> true;
            case CountingBegan _, DeadStonesSuggested _, DeadStonesMarked _, CountAccepted _, CountDisputed _ -> true;
            case PlayResumed _, MatchScored _, PlayerResigned _, TimeExpired _, MatchEnded _, RefereeEvent _ -> true;
        };
    }

    /**
     * This counting after events of its match, in order; those that are folded already are left out.
     *
     * @throws CorruptLog where one cannot have happened now, or one is missing
     */
    public Counting after(List<Recorded> events) {
        Counting counting = this;
        for (Recorded event : events) {
            counting = counting.after(event);
        }
        return counting;
    }

    private Counting after(Recorded event) {
        if (event.seq() <= seq) {
            return this;
        }
        if (isUnderWay() && event.seq() != seq + 1) {
            throw new CorruptLog("Event " + event.seq() + " follows event " + seq + " of match " + match);
        }
        CountingState next = evolve(state, event);
        return isUnderWay() || !next.equals(state) ? new Counting(match, event.seq(), next) : this;
    }

    /** Whether every event counts, so that none may be missing. */
    private boolean isUnderWay() {
        return switch (state) {
            case Open _, Agreed _ -> true;
            case Idle _, Scored _, Over _ -> false;
        };
    }

    private static CountingState evolve(CountingState state, Recorded recorded) {
        return switch (new At(state, recorded.event())) {
            case At(CountingState _, PositionRestored _) -> new Idle();
            case At(Open s, TimeAdjusted e) -> s.with(s.began().withClock(e.color(), e.clock()));
            case At(Agreed s, RefereeRuled _) -> s.ruledOn();
            case At(Agreed s, AppealDecided _) -> s.ruledOn();
            case At(CountingState s, RefereeEvent _) -> s;

            case At(Idle _, CountingBegan e) -> Open.of(e);
            case At(Idle _, MatchStarted _), At(Idle _, HandicapStonePlaced _), At(Idle _, OpeningEvent _) -> state;
            case At(Idle _, StonePlayed _), At(Idle _, Passed _) -> state;
            case At(Idle _, PlayerResigned _), At(Idle _, TimeExpired _) -> state;
            case At(Idle _, MatchEnded _) -> new Over();
            case At(Idle _, CheckedIn _), At(Idle _, PauseRequested _), At(Idle _, PauseDeclined _) -> state;
            case At(Idle _, ClockPaused _), At(Idle _, ClockResumed _) -> state;
            case At(Idle _, UndoRequested _), At(Idle _, UndoDeclined _), At(Idle _, MoveUndone _) -> state;
            case At(Idle _, NoResultOffered _), At(Idle _, NoResultDeclined _), At(Idle _, ReplayAgreed _) -> state;
            case At(Idle _, WarningIssued _), At(Idle _, RefereeCalled _) -> state;
            case At(Idle _, MatchEvent _) -> throw impossible(recorded);

            case At(Open s, DeadStonesSuggested e) -> s.suggested(e.dead());
            case At(Open s, DeadStonesMarked e) -> s.marked(e.dead());
            case At(Open s, CountAccepted e) -> e.agreed() ? s.agreed(s.dead(), recorded.seq()) : s;
            case At(Open s, CountImposed e) -> s.agreed(e.dead(), recorded.seq());
            case At(Open s, WarningIssued _) -> s;
            case At(Open s, RefereeCalled _) -> s;
            case At(Open s, CountDisputed _) -> s;
            case At(Open s, ClockPaused _) -> s;
            case At(Open s, ClockResumed _) -> s;
            case At(Open _, PlayResumed _) -> new Idle();
            case At(Open _, PlayerResigned _), At(Open _, TimeExpired _), At(Open _, MatchEnded _) -> new Over();
            case At(Open _, MatchStarted _), At(Open _, HandicapStonePlaced _), At(Open _, OpeningEvent _) ->
                throw impossible(recorded);
            case At(Open _, StonePlayed _), At(Open _, Passed _) -> throw impossible(recorded);
            case At(Open _, CheckedIn _), At(Open _, PauseRequested _), At(Open _, PauseDeclined _) ->
                throw impossible(recorded);
            case At(Open _, UndoRequested _), At(Open _, UndoDeclined _), At(Open _, MoveUndone _) ->
                throw impossible(recorded);
            case At(Open _, NoResultOffered _), At(Open _, NoResultDeclined _), At(Open _, ReplayAgreed _) ->
                throw impossible(recorded);
            case At(Open _, CountingBegan _), At(Open _, MatchScored _), At(Open _, RecountRequested _) ->
                throw impossible(recorded);

            case At(Agreed s, MatchScored _) -> s.scored();
            case At(Agreed s, WarningIssued _) -> s;
            case At(Agreed s, RefereeCalled _) -> s;
            case At(Agreed s, ClockPaused _) -> s;
            case At(Agreed s, ClockResumed _) -> s;
            case At(Agreed s, RecountRequested _) -> s;
            case At(Agreed _, PlayerResigned _), At(Agreed _, TimeExpired _), At(Agreed _, MatchEnded _) -> new Over();
            case At(Agreed _, MatchEvent _) -> throw impossible(recorded);

            case At(Scored s, RecountRequested _) -> s.again(recorded.seq());
            case At(Scored s, MatchEvent _) -> s;
            case At(Over _, CountingBegan _) -> throw impossible(recorded);
            case At(Over s, MatchEvent _) -> s;
        };
    }

    private static CorruptLog impossible(Recorded recorded) {
        return new CorruptLog("Event " + recorded.seq() + " of match " + recorded.matchId() + " cannot be a "
                + recorded.event().getClass().getSimpleName());
    }
}
