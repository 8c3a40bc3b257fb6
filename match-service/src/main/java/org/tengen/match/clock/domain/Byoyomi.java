package org.tengen.match.clock.domain;

import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.TimeControl;

/** Main time, then periods: each whole one used up in a turn is gone, and after the move a period is full again. */
record Byoyomi(TimeControl.Byoyomi control, ClockState.Byoyomi state) implements TimeSystem {
    @Override
    public long limitMs() {
        return state.mainTimeLeftMs() + control.periodMs() * state.periodsLeft();
    }

    @Override
    public ClockState after(long ms) {
        return new ClockState.Byoyomi(mainLeft(ms), state.periodsLeft() - used(ms));
    }

    @Override
    public ClockState expired() {
        return new ClockState.Byoyomi(0, 0);
    }

    @Override
    public Reading reading(long ms) {
        int left = state.periodsLeft() - used(ms);
        long periodLeft = left == 0 ? 0 : control.periodMs() - over(ms) % control.periodMs();
        return Reading.periods(mainLeft(ms), periodLeft, left, limitMs() - ms);
    }

    @Override
    public Stage stage(long ms) {
        int used = used(ms);
        long start = state.mainTimeLeftMs() + used * control.periodMs();
        return new Stage(start, start + control.periodMs(), state.periodsLeft() - used == 1);
    }

    private long mainLeft(long ms) {
        return Math.max(0, state.mainTimeLeftMs() - ms);
    }

    private long over(long ms) {
        return Math.max(0, ms - state.mainTimeLeftMs());
    }

    private int used(long ms) {
        return (int) (over(ms) / control.periodMs());
    }
}
