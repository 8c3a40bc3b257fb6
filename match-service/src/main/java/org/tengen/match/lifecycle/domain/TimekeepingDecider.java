package org.tengen.match.lifecycle.domain;

import static org.tengen.match.lifecycle.domain.MatchDecider.append;
import static org.tengen.match.lifecycle.domain.MatchDecider.reject;

import java.time.Instant;
import java.util.Optional;
import org.tengen.contracts.event.MatchEvent.ClockPaused;
import org.tengen.contracts.event.MatchEvent.ClockResumed;
import org.tengen.contracts.match.PauseReason;
import org.tengen.match.lifecycle.domain.Decision.NothingToDo;
import org.tengen.match.lifecycle.domain.MatchAction.ByTimekeeper;
import org.tengen.match.lifecycle.domain.MatchAction.StartClock;
import org.tengen.match.lifecycle.domain.MatchAction.StopClock;
import org.tengen.match.lifecycle.domain.Rejection.NotPaused;

/** What officials may do about the clock: nobody in a match they play, and a referee only where they may rule. */
final class TimekeepingDecider {
    private TimekeepingDecider() {}

    static Decision decide(Started s, ByTimekeeper action, Instant receivedAt) {
        return Officials.refusal(s, action).orElseGet(() -> decideEntitled(s, action, receivedAt));
    }

    private static Decision decideEntitled(Started s, ByTimekeeper action, Instant receivedAt) {
        return switch (s) {
            case InPlay p -> unconfirmed(p, action).orElseGet(() -> inPlay(p, action, receivedAt));
            case Counting c -> counting(c, action);
            case Scoring _, Decided _, Ended _ -> MatchDecider.notInPlay(s);
        };
    }

    /** What stands still until both sides have confirmed the position is theirs to set going, and goes on once they have. */
    private static Optional<Decision> unconfirmed(InPlay s, ByTimekeeper action) {
        return action.reason() == PauseReason.REFEREE ? BookDecider.unconfirmed(s) : Optional.empty();
    }

    private static Decision inPlay(InPlay s, ByTimekeeper action, Instant receivedAt) {
        return switch (action) {
            case StopClock a -> Playing.inTime(s, receivedAt, () -> stop(s.timing(), a));
            case StartClock a -> start(s.timing(), a);
        };
    }

    private static Decision counting(Counting s, ByTimekeeper action) {
        return switch (action) {
            case StopClock a -> stop(s.timing(), a);
            case StartClock a -> start(s.timing(), a);
        };
    }

    private static Decision stop(Timing timing, StopClock a) {
        return timing.turn().pausedFor().contains(a.reason())
                ? new NothingToDo()
                : append(new ClockPaused(a.reason(), Optional.empty()));
    }

    private static Decision start(Timing timing, StartClock a) {
        return timing.turn().pausedFor().contains(a.reason())
                ? append(new ClockResumed(a.reason()))
                : reject(new NotPaused(a.reason()));
    }
}
