package org.tengen.match.lifecycle.domain;

import java.time.Instant;
import org.tengen.contracts.event.MatchEvent.DeadStonesSuggested;
import org.tengen.contracts.match.DeadStones;

/**
 * What becomes of a counting that the sides do not finish.
 *
 * @param began when it began
 * @param suggested the stones that scoring-service holds for dead; none before it has spoken
 * @param certain whether it has no doubt about them
 * @param refereeCalled whether the time was up and a referee has been called, so that nothing more is due
 */
public record CountingLimit(Instant began, DeadStones suggested, boolean certain, boolean refereeCalled) {
    static CountingLimit from(Instant began) {
        return new CountingLimit(began, DeadStones.NONE, false, false);
    }

    CountingLimit suggested(DeadStonesSuggested e) {
        return new CountingLimit(began, e.dead(), e.certain(), refereeCalled);
    }

    CountingLimit withReferee() {
        return new CountingLimit(began, suggested, certain, true);
    }

    /** Where the referee who was called leaves it to the sides, they have the time again. */
    CountingLimit answered(Instant at) {
        return refereeCalled ? new CountingLimit(at, suggested, certain, false) : this;
    }
}
