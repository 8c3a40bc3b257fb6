package org.tengen.match.clock.domain;

import org.tengen.contracts.match.ClockState;

/** Main time for the whole match: lost when it would reach 0. */
record MainTime(ClockState.Absolute state) implements TimeSystem {
    @Override
    public long limitMs() {
        return state.mainTimeLeftMs();
    }

    @Override
    public ClockState after(long ms) {
        return new ClockState.Absolute(state.mainTimeLeftMs() - ms);
    }

    @Override
    public ClockState expired() {
        return new ClockState.Absolute(0);
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
