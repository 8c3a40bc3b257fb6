package org.tengen.match.clock.domain;

import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.TimeControl;

/** Main time, then periods that are not renewed: what a turn uses of one is gone. */
record Ing(TimeControl.Ing control, ClockState.Ing state) implements TimeSystem {
    @Override
    public long limitMs() {
        return state.mainTimeLeftMs() + periodTimeLeft(0);
    }

    @Override
    public ClockState after(long ms) {
        return new ClockState.Ing(mainLeft(ms), periodLeft(ms), periodsLeft(ms));
    }

    @Override
    public ClockState expired() {
        return new ClockState.Ing(0, 0, 0);
    }

    @Override
    public Reading reading(long ms) {
        return Reading.periods(mainLeft(ms), periodLeft(ms), periodsLeft(ms), limitMs() - ms);
    }

    @Override
    public Stage stage(long ms) {
        int left = periodsLeft(ms);
        long end = limitMs() - (left - 1) * control.periodMs();
        return new Stage(end - control.periodMs(), end, left == 1);
    }

    private long mainLeft(long ms) {
        return Math.max(0, state.mainTimeLeftMs() - ms);
    }

    /** What is left of all periods together. */
    private long periodTimeLeft(long ms) {
        long before = state.periodLeftMs() + control.periodMs() * Math.max(0, state.periodsLeft() - 1);
        return before - Math.max(0, ms - state.mainTimeLeftMs());
    }

    /** As many as are left in whole or in part. */
    private int periodsLeft(long ms) {
        return (int) Math.ceilDiv(periodTimeLeft(ms), control.periodMs());
    }

    private long periodLeft(long ms) {
        return periodTimeLeft(ms) - control.periodMs() * Math.max(0, periodsLeft(ms) - 1);
    }
}
