package org.tengen.contracts.match;

import org.tengen.engine.Color;

/** The clocks of both sides. */
public record Clocks(ClockState black, ClockState white) {
    public ClockState of(Color color) {
        return color == Color.BLACK ? black : white;
    }

    /** The clocks of sides that change colours. */
    public Clocks swapped() {
        return new Clocks(/* black= */ white, /* white= */ black);
    }

    /** These clocks with one side's changed. */
    public Clocks with(Color color, ClockState clock) {
        return color == Color.BLACK ? new Clocks(clock, white) : new Clocks(black, clock);
    }
}
