package org.tengen.match.lifecycle.domain;

import static org.tengen.match.lifecycle.domain.MatchDecider.append;

import java.time.Instant;
import java.util.SortedSet;
import org.tengen.contracts.event.MatchEvent.ClockResumed;
import org.tengen.contracts.event.MatchEvent.CountImposed;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.RefereeCalled;
import org.tengen.contracts.event.MatchEvent.TimeExpired;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.MatchResult.Method;
import org.tengen.contracts.match.PauseReason;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.Decision.NothingToDo;

/** What happens when a time has come. */
final class DeadlineDecider {
    private DeadlineDecider() {}

    /** The first thing that is due at {@code now}, if any. */
    static Decision callTime(Started state, Instant now) {
        return state.nextDeadline()
                .filter(deadline -> !deadline.at().isAfter(now))
                .map(deadline -> due(state, deadline))
                .orElseGet(NothingToDo::new);
    }

    private static Decision due(Started state, Deadline deadline) {
        return switch (deadline) {
            case Deadline.FlagFall _ -> flagFall(state);
            case Deadline.CountingEnd _ -> countingEnd(state);
            case Deadline.TermsEnd(var at) -> termsEnd(state, at);
            case Deadline.PauseEnd _ -> append(new ClockResumed(PauseReason.PLAYER));
            case Deadline.Arrival d -> append(new MatchEnded(forfeit(d.missing())));
        };
    }

    private static Decision flagFall(Started state) {
        if (!(state instanceof InPlay s)) {
            return new NothingToDo();
        }
        Color color = s.board().toPlay();
        MatchResult result = new MatchResult.Win(color.opponent(), Method.TIME);
        return append(new TimeExpired(color, s.clock().expired()), new MatchEnded(result));
    }

    private static Decision termsEnd(Started state, Instant at) {
        return state instanceof InPlay s && s.board().opening() instanceof Opening.Terms terms
                ? TermsLimit.end(s, terms, at)
                : new NothingToDo();
    }

    /** A suggestion that is certain stands, whatever the sides have marked; else it is for a referee to say. */
    private static Decision countingEnd(Started state) {
        if (!(state instanceof Counting s)) {
            return new NothingToDo();
        }
        if (s.contest().countsAsItStands()) {
            return append(CountImposed.AS_IT_STANDS);
        }
        return s.limit()
                .imposable()
                .map(dead -> append(new CountImposed(dead, dead.hash())))
                .orElseGet(() -> append(new RefereeCalled("The sides did not agree on the dead stones in time")));
    }

    /** Missed by one, that one forfeits; missed by both, both lose. */
    private static MatchResult forfeit(SortedSet<Color> missing) {
        return missing.size() > 1
                ? new MatchResult.BothLose(Method.FORFEIT)
                : new MatchResult.Win(missing.first().opponent(), Method.FORFEIT);
    }
}
