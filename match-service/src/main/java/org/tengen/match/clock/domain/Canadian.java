package org.tengen.match.clock.domain;

import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.TimeControl;

/** Main time, then blocks of stones: with the last stone of a block, the block and the count are renewed. */
record Canadian(TimeControl.Canadian control, ClockState.Canadian state) implements TimeSystem {
    @Override
    public long limitMs() {
        return state.mainTimeLeftMs() + state.blockLeftMs();
    }

    /** A move after which no main time is left is made in overtime and counts one stone, however little time it took. */
    @Override
    public ClockState after(long ms) {
        long mainLeft = mainLeft(ms);
        if (mainLeft > 0) {
            return new ClockState.Canadian(mainLeft, state.blockLeftMs(), state.stonesLeft());
        }
        return state.stonesLeft() == 1
                ? new ClockState.Canadian(0, control.blockMs(), control.stones())
                : new ClockState.Canadian(0, blockLeft(ms), state.stonesLeft() - 1);
    }

    @Override
    public ClockState expired() {
        return new ClockState.Canadian(0, 0, state.stonesLeft());
    }

    @Override
    public Reading reading(long ms) {
        return Reading.block(mainLeft(ms), blockLeft(ms), state.stonesLeft());
    }

    @Override
    public Stage stage(long ms) {
        return Stage.lastSeconds(limitMs());
    }

    private long mainLeft(long ms) {
        return Math.max(0, state.mainTimeLeftMs() - ms);
    }

    private long blockLeft(long ms) {
        return state.blockLeftMs() - Math.max(0, ms - state.mainTimeLeftMs());
    }
}
