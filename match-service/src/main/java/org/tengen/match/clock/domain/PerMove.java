package org.tengen.match.clock.domain;

import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.TimeControl;

/** The same time for each move, renewed each turn. */
record PerMove(TimeControl.Simple control, ClockState.Simple state) implements TimeSystem {
    @Override
    public long limitMs() {
        return state.perMoveMs();
    }

    @Override
    public ClockState after(long ms) {
        return new ClockState.Simple(control.perMoveMs());
    }

    @Override
    public ClockState expired() {
        return new ClockState.Simple(0);
    }

    @Override
    public Reading reading(long ms) {
        return Reading.move(state.perMoveMs() - ms);
    }

    @Override
    public Stage stage(long ms) {
        return new Stage(0, limitMs(), true);
    }
}
