package org.tengen.match.lifecycle.domain;

import static org.tengen.match.lifecycle.domain.MatchDecider.append;
import static org.tengen.match.lifecycle.domain.MatchDecider.reject;

import java.time.Instant;
import java.util.Optional;
import java.util.SortedSet;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.TermsLapsed;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.MatchResult;
import org.tengen.engine.Color;
import org.tengen.match.clock.domain.Turn;
import org.tengen.match.lifecycle.domain.Opening.Terms;
import org.tengen.match.lifecycle.domain.Rejection.TermsTooLate;

/** Each step of the terms has to be done in time, so that nobody waits for ever, or sees first and then lets time pass. */
final class TermsLimit {
    private TermsLimit() {}

    /**
     * What becomes of a step that is not done in time: where one side has done its part, that side chooses; where neither has,
     * or nobody has chosen, the match counts as not played.
     */
    static Decision end(InPlay s, Terms terms, Instant at) {
        SortedSet<Color> late = terms.toAct();
        if (terms.step() == TermsStep.CHOOSE || late.size() > 1) {
            return append(new MatchEnded(new MatchResult.Annulled(MatchResult.Method.FORFEIT)));
        }
        Color color = late.first();
        return append(new TermsLapsed(color, clockAfter(s, color, at)));
    }

    /** The turn that a side lets pass is charged as if it had taken it. */
    private static ClockState clockAfter(InPlay s, Color color, Instant at) {
        if (color != s.board().toPlay()) {
            return s.clocks().of(color);
        }
        return switch (s.clock().after(s.turn().elapsed(at))) {
            case Turn.InTime(var left) -> left;
            case Turn.TooLong _ -> s.clock().expired();
        };
    }

    /** Refuses whatever comes when a step has not been done in time, unless a flag had fallen before. */
    static Optional<Decision> tooLate(InPlay s, Instant receivedAt) {
        return s.termsEnd()
                .filter(end -> !end.isAfter(receivedAt))
                .filter(end -> s.deadline().filter(flag -> !flag.isAfter(end)).isEmpty())
                .map(end -> reject(new TermsTooLate(end)));
    }
}
