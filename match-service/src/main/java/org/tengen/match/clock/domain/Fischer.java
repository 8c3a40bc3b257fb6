package org.tengen.match.clock.domain;

import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.TimeControl;

/** Main time to which every move made in time adds, the first one too; a cap limits what it may add and takes nothing away. */
record Fischer(TimeControl.Fischer control, ClockState.Fischer state) implements TimeSystem {
    @Override
    public long limitMs() {
        return state.mainTimeLeftMs();
    }

    @Override
    public ClockState after(long ms) {
        long left = state.mainTimeLeftMs() - ms;
        long more = left + control.incrementMs();
        return new ClockState.Fischer(control.capMs() == 0 ? more : Math.max(left, Math.min(more, control.capMs())));
    }

    @Override
    public ClockState expired() {
        return new ClockState.Fischer(0);
    }

    @Override
    public Reading reading(long ms) {
        return Reading.mainTime(state.mainTimeLeftMs() - ms);
    }

    @Override
    public Stage stage(long ms) {
        return Stage.lastSeconds(limitMs());
    }
}
