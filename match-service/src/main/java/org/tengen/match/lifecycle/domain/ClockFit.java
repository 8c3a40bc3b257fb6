package org.tengen.match.lifecycle.domain;

import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.TimeControl;

/** Whether a clock that somebody sets can be one of a match. */
final class ClockFit {
    private record Of(TimeControl control, ClockState clock) {}

    private ClockFit() {}

    /** Whether it is of the match's time system, within its bounds, and something is left on it. */
    static boolean fits(TimeControl control, ClockState clock) {
        return switch (new Of(control, clock)) {
            case Of(TimeControl.Untimed _, ClockState.Untimed _) -> true;
            case Of(TimeControl.Absolute _, ClockState.Absolute(var main)) -> in(main, 1, TimeControl.MAX_MS);
            case Of(TimeControl.Byoyomi c, ClockState.Byoyomi(var main, var periods)) ->
                in(main, 0, TimeControl.MAX_MS) && in(periods, 1, c.periods());
            case Of(TimeControl.Canadian c, ClockState.Canadian(var main, var block, var stones)) ->
                in(main, 0, TimeControl.MAX_MS) && in(block, 1, c.blockMs()) && in(stones, 1, c.stones());
            case Of(TimeControl.Fischer _, ClockState.Fischer(var main)) -> in(main, 1, TimeControl.MAX_MS);
            case Of(TimeControl.Simple _, ClockState.Simple(var perMove)) -> in(perMove, 1, TimeControl.MAX_MS);
            case Of(TimeControl.Ing c, ClockState.Ing(var main, var period, var periods)) ->
                in(main, 0, TimeControl.MAX_MS) && in(period, 1, c.periodMs()) && in(periods, 1, c.periods());
            case Of(TimeControl _, ClockState _) -> false;
        };
    }

    private static boolean in(long value, long least, long most) {
        return value >= least && value <= most;
    }
}
