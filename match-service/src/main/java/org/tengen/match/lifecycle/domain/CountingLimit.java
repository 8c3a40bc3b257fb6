package org.tengen.match.lifecycle.domain;

import java.time.Instant;
import java.util.Optional;
import org.tengen.contracts.event.MatchEvent.DeadStonesSuggested;
import org.tengen.contracts.match.DeadStones;

/**
 * What becomes of a counting that the sides do not finish.
 *
 * @param began when it began
 * @param suggested the stones that scoring-service holds for dead; empty before it has spoken
 * @param certain whether it has no doubt about them
 * @param refereeCalled whether the time was up and a referee has been called, so that nothing more is due
 */
public record CountingLimit(Instant began, Optional<DeadStones> suggested, boolean certain, boolean refereeCalled) {
    static CountingLimit from(Instant began) {
        return new CountingLimit(began, Optional.empty(), false, false);
    }

    CountingLimit suggested(DeadStonesSuggested e) {
        return new CountingLimit(began, Optional.of(e.dead()), e.certain(), refereeCalled);
    }

    CountingLimit withReferee() {
        return new CountingLimit(began, suggested, certain, true);
    }

    /** Where the referee who was called leaves it to the sides, they have the time again. */
    CountingLimit answered(Instant at) {
        return refereeCalled ? new CountingLimit(at, suggested, certain, false) : this;
    }

    /** The stones that count as dead where the sides do not agree in time; empty where that is for a referee to say. */
    Optional<DeadStones> imposable() {
        return suggested.filter(_ -> certain);
    }
}
