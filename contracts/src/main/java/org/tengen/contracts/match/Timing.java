package org.tengen.contracts.match;

import org.tengen.engine.Color;
import org.tengen.engine.scoring.TimePenalties;

/**
 * The time control of a match, and what the sides have on their clocks under it.
 *
 * @param timeControl the one the match began with
 * @param clocks each side's, as it stood after the side's last turn
 */
public record Timing(TimeControl timeControl, Clocks clocks) {
    /** How many points a side gives for overtime: under Ing, for each period it has entered; 0 under all others. */
    public int penaltyPoints(Color color) {
        if (timeControl instanceof TimeControl.Ing control && clocks.of(color) instanceof ClockState.Ing clock) {
            return control.pointsPerPeriod() * clock.periodsEntered(control);
        }
        return 0;
    }

    /** What both sides give for overtime. */
    public TimePenalties penalties() {
        return new TimePenalties(penaltyPoints(Color.BLACK), penaltyPoints(Color.WHITE));
    }

    /** The same with one side's clock changed. */
    public Timing with(Color color, ClockState clock) {
        return new Timing(timeControl, clocks.with(color, clock));
    }
}
