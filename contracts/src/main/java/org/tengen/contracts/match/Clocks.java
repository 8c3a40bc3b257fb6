package org.tengen.contracts.match;

import org.tengen.engine.Color;

/** The clocks of both sides. */
public record Clocks(ClockState black, ClockState white) {
    public ClockState of(Color color) {
        return color == Color.BLACK ? black : white;
    }

    /** These clocks with one side's changed. */
    public Clocks with(Color color, ClockState clock) {
        return color == Color.BLACK ? new Clocks(clock, white) : new Clocks(black, clock);
    }
}
