package org.tengen.rules.record.domain;

import org.tengen.engine.rules.SeatStones;

/** Whether the sides have something to settle before anybody moves. Free handicap stones are the engine's own affair. */
sealed interface Opening {
    /** Nothing, or nothing any more. */
    record Done() implements Opening {}

    /** The free-placement variant: the stones put down so far, and once all are, the terms. */
    record Seating(SeatStones stones) implements Opening {}
}
