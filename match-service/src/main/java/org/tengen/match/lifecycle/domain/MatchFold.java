package org.tengen.match.lifecycle.domain;

import java.util.List;
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
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.MatchResult;
import org.tengen.engine.Color;

/** How a match changes by what happened. */
public final class MatchFold {
    private record At(MatchState state, MatchEvent event) {}

    private MatchFold() {}

    /** A whole log, or its beginning. */
    public static MatchState replay(List<Recorded> log) {
        MatchState state = new Unstarted();
        for (Recorded recorded : log) {
            state = evolve(state, recorded);
        }
        return state;
    }

    /**
     * The state after one more event.
     *
     * @throws CorruptStream where it is not the next one, or cannot happen in this state
     */
    public static Started evolve(MatchState state, Recorded recorded) {
        if (recorded.seq() != state.seq() + 1) {
            throw new CorruptStream(state, recorded);
        }
        Started next = after(state, recorded);
        return settledBySides(state, next) ? RefereeFold.withoutCalls(next) : next;
    }

    /** Whether the counting, or the match, is over for which the platform may have called a referee. */
    private static boolean settledBySides(MatchState before, Started after) {
        return switch (before) {
            case InPlay _ -> !(after instanceof InPlay || after instanceof Counting);
            case Counting _ -> !(after instanceof Counting);
            case Unstarted _, Scoring _, Decided _, Ended _ -> false;
        };
    }

    private static Started after(MatchState state, Recorded recorded) {
        return switch (new At(state, recorded.event())) {
            case At(Unstarted _, MatchStarted e) -> InPlay.start(recorded, e);
            case At(Started s, RefereeEvent e) -> RefereeFold.evolve(s, recorded, e);
            case At(Started s, RefereeCalled e) -> RefereeFold.called(s, recorded, e);
            case At(Started s, WarningIssued e)
            when recorded.actor().kind() == Actor.Kind.REFEREE -> RefereeFold.warned(s, recorded, e);
            case At(Started s, MatchEnded e) when s.contest().book().effectDue() -> RefereeFold.ended(s, recorded, e);
            case At(InPlay s, ClockResumed e)
            when s.contest().book().effectDue() -> RefereeFold.confirmed(s, recorded, resumed(s.timing(), recorded, e));

            case At(InPlay s, HandicapStonePlaced e) -> s.after(recorded, e);
            case At(InPlay s, SeatStonePlaced e) -> s.after(recorded, e);
            case At(InPlay s, TermsCommitted e) -> s.after(recorded, e);
            case At(InPlay s, TermsRevealed e) -> s.after(recorded, e);
            case At(InPlay s, TermsLapsed e) -> s.after(recorded, e);
            case At(InPlay s, TermsAgreed e) -> s.after(recorded, e);
            case At(InPlay s, StonePlayed e) -> s.after(recorded, e);
            case At(InPlay s, Passed e) -> s.after(recorded, e);
            case At(InPlay s, TimeExpired e) -> s.after(recorded, e);
            case At(InPlay s, CheckedIn e) -> s.with(recorded, s.timing().checkedIn(e.color()));
            case At(InPlay s, PauseRequested e) -> s.with(recorded, s.timing().asked(e.color()));
            case At(InPlay s, PauseDeclined _) -> s.with(recorded, s.timing().declined());
            case At(InPlay s, ClockPaused e) -> s.paused(recorded, e);
            case At(InPlay s, ClockResumed e) -> s.with(recorded, resumed(s.timing(), recorded, e));
            case At(InPlay s, UndoRequested e) -> s.with(recorded, undoAsked(s, recorded, e));
            case At(InPlay s, UndoDeclined _) -> s.with(recorded, s.conduct().undoDeclined());
            case At(InPlay s, MoveUndone e) -> s.after(recorded, e);
            case At(InPlay s, WarningIssued e) -> s.after(recorded, e);
            case At(InPlay s, NoResultOffered e) -> s.with(recorded, s.conduct().noResultOffered(e.color()));
            case At(InPlay s, NoResultDeclined _) ->
                s.with(recorded, s.conduct().noResultDeclined());
            case At(InPlay s, ReplayAgreed e) -> s.after(recorded, e);
            case At(InPlay s, MatchEnded e) -> Ended.with(s, recorded, e.result());
            case At(InPlay s, PlayerResigned e) -> resigned(s, recorded, e.color());
            case At(InPlay s, CountingBegan _) -> s.stopped(recorded);
            case At(Counting s, DeadStonesSuggested e) -> s.suggested(recorded, e);
            case At(Counting s, DeadStonesMarked e) -> s.marked(recorded, e.dead());
            case At(Counting s, CountAccepted e) -> s.after(recorded, e);
            case At(Counting s, CountImposed e) -> s.imposed(recorded, e);
            case At(Counting s, WarningIssued e) -> s.after(recorded, e);
            case At(Counting s, MatchEnded e) -> Ended.with(s, recorded, e.result());
            case At(Counting s, CountDisputed _) -> s.disputed(recorded);
            case At(Counting s, PlayResumed e) -> s.resumed(recorded, e);
            case At(Counting s, ClockPaused e) -> s.with(recorded, paused(s.timing(), recorded, e));
            case At(Counting s, ClockResumed e) -> s.with(recorded, resumed(s.timing(), recorded, e));
            case At(Counting s, PlayerResigned e) -> resigned(s, recorded, e.color());
            case At(Scoring s, MatchScored e) -> Decided.counted(s, recorded, e);
            case At(Decided s, MatchEnded e) -> Ended.with(s, recorded, e.result());
            case At(Ended s, RecountRequested _) -> s.recounting(recorded);
            case At(Ended s, MatchScored e) -> s.recounted(recorded, e);
            case At(Ended s, MatchEnded e) -> Ended.with(s, recorded, e.result());

            case At(InPlay _, MatchStarted _),
                    At(InPlay _, DeadStonesSuggested _),
                    At(InPlay _, DeadStonesMarked _),
                    At(InPlay _, CountAccepted _),
                    At(InPlay _, CountDisputed _),
                    At(InPlay _, CountImposed _),
                    At(InPlay _, RecountRequested _),
                    At(InPlay _, PlayResumed _),
                    At(InPlay _, MatchScored _) -> throw new CorruptStream(state, recorded);
            case At(Counting _, MatchStarted _),
                    At(Counting _, HandicapStonePlaced _),
                    At(Counting _, OpeningEvent _),
                    At(Counting _, StonePlayed _),
                    At(Counting _, Passed _),
                    At(Counting _, TimeExpired _),
                    At(Counting _, CheckedIn _),
                    At(Counting _, PauseRequested _),
                    At(Counting _, PauseDeclined _),
                    At(Counting _, CountingBegan _),
                    At(Counting _, UndoRequested _),
                    At(Counting _, UndoDeclined _),
                    At(Counting _, MoveUndone _),
                    At(Counting _, NoResultOffered _),
                    At(Counting _, NoResultDeclined _),
                    At(Counting _, ReplayAgreed _),
                    At(Counting _, RecountRequested _),
                    At(Counting _, MatchScored _) -> throw new CorruptStream(state, recorded);
            case At(Unstarted _, MatchEvent _),
                    At(Scoring _, MatchEvent _),
                    At(Decided _, MatchEvent _),
                    At(Ended _, MatchEvent _) -> throw new CorruptStream(state, recorded);
        };
    }

    /** The time of the turn up to the request, which is not charged to who asked. */
    private static Conduct undoAsked(InPlay s, Recorded recorded, UndoRequested e) {
        return s.conduct().undoAsked(e, s.turn().elapsed(recorded.receivedAt()));
    }

    /** The clock stops when the request came in. */
    private static Timing paused(Timing timing, Recorded recorded, ClockPaused e) {
        return timing.paused(e.reason(), recorded.receivedAt(), e.until());
    }

    /** The clock starts when it is written that it does. */
    private static Timing resumed(Timing timing, Recorded recorded, ClockResumed e) {
        return timing.resumed(e.reason(), recorded.recordedAt());
    }

    private static Decided resigned(Started s, Recorded recorded, Color color) {
        return Decided.by(s, recorded, new MatchResult.Win(color.opponent(), MatchResult.Method.RESIGNATION));
    }
}
