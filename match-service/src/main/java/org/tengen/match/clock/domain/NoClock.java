package org.tengen.match.clock.domain;

import org.tengen.contracts.match.ClockState;

/** No clock: nothing is ever lost. */
record NoClock(ClockState.Untimed state) implements TimeSystem {
    @Override
    public long limitMs() {
        return Long.MAX_VALUE;
    }

    @Override
    public ClockState after(long ms) {
        return state;
    }

    @Override
    public ClockState expired() {
        return state;
    }

    @Override
    public Reading reading(long ms) {
        return Reading.untimed();
    }

    @Override
    public Stage stage(long ms) {
        return Stage.NONE;
    }
}
