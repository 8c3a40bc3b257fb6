package org.tengen.match.clock.domain;

import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.TimeControl;

/** The arithmetic of one time system, for a clock as it stands between two turns. Times are whole milliseconds. */
sealed interface TimeSystem permits NoClock, MainTime, Byoyomi, Canadian, Fischer, PerMove, Ing {
    /** How long a turn may take; exactly this is too long. */
    long limitMs();

    /** The clock after a turn that took {@code ms}, which is less than {@link #limitMs}. */
    ClockState after(long ms);

    /** The clock with nothing left. */
    ClockState expired();

    /** What the clock shows when the turn has taken {@code ms}, which is less than {@link #limitMs} or 0. */
    Reading reading(long ms);

    /** What is counted aloud when the turn has taken {@code ms}, less than {@link #limitMs}. */
    Stage stage(long ms);

    /** @throws IllegalArgumentException where control and state are of different systems */
    static TimeSystem of(TimeControl control, ClockState state) {
        record Pair(TimeControl control, ClockState state) {}
        return switch (new Pair(control, state)) {
            case Pair(TimeControl.Untimed _, ClockState.Untimed s) -> new NoClock(s);
            case Pair(TimeControl.Absolute _, ClockState.Absolute s) -> new MainTime(s);
            case Pair(TimeControl.Byoyomi c, ClockState.Byoyomi s) -> new Byoyomi(c, s);
            case Pair(TimeControl.Canadian c, ClockState.Canadian s) -> new Canadian(c, s);
            case Pair(TimeControl.Fischer c, ClockState.Fischer s) -> new Fischer(c, s);
            case Pair(TimeControl.Simple c, ClockState.Simple s) -> new PerMove(c, s);
            case Pair(TimeControl.Ing c, ClockState.Ing s) -> new Ing(c, s);
            case Pair(TimeControl c, ClockState s) ->
                throw new IllegalArgumentException("No clock of " + c + " reads " + s);
        };
    }
}
