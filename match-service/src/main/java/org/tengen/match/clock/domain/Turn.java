package org.tengen.match.clock.domain;

import org.tengen.contracts.match.ClockState;

/** What a turn did to the clock of the side that took it. */
public sealed interface Turn {
    /** The move came in time. */
    record InTime(ClockState left) implements Turn {}

    /** The move came at the limit or after it: the side has lost on time. */
    record TooLong() implements Turn {}
}
