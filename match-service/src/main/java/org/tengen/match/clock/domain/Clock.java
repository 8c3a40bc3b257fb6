package org.tengen.match.clock.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.TimeControl;

/**
 * The clock of one side under a time control, between two turns. To the millisecond; exactly at the limit is lost.
 *
 * @param control what the match is played by
 * @param state what the side has left; of the same system as {@code control}
 */
public record Clock(TimeControl control, ClockState state) {
    /** @throws IllegalArgumentException where the two are of different systems */
    public Clock {
        boolean same = switch (control) {
            case TimeControl.Untimed _ -> state instanceof ClockState.Untimed;
            case TimeControl.Absolute _ -> state instanceof ClockState.Absolute;
            case TimeControl.Byoyomi _ -> state instanceof ClockState.Byoyomi;
        };
        if (!same) {
            throw new IllegalArgumentException("No clock of " + control + " reads " + state);
        }
    }

    /** The clock before the first turn. */
    public static Clock full(TimeControl control) {
        return new Clock(
                control,
                switch (control) {
                    case TimeControl.Untimed _ -> new ClockState.Untimed();
                    case TimeControl.Absolute(var mainMs) -> new ClockState.Absolute(mainMs);
                    case TimeControl.Byoyomi(var mainMs, var _, var periods) -> new ClockState.Byoyomi(mainMs, periods);
                });
    }

    /** The clocks of both sides before the first turn. */
    public static Clocks bothFull(TimeControl control) {
        ClockState full = full(control).state();
        return new Clocks(full, full);
    }

    /** The time of a turn: never negative, since the clocks of two machines differ by milliseconds. */
    public static Duration elapsed(Instant turnStartedAt, Instant receivedAt) {
        Duration elapsed = Duration.between(turnStartedAt, receivedAt);
        return elapsed.isNegative() ? Duration.ZERO : elapsed;
    }

    /** How long a turn may take at most; a turn of exactly this length is lost. Empty where no clock runs. */
    public Optional<Duration> limit() {
        return switch (control) {
            case TimeControl.Untimed _ -> Optional.empty();
            case TimeControl.Absolute _ -> Optional.of(Duration.ofMillis(mainTimeLeftMs()));
            case TimeControl.Byoyomi c ->
                Optional.of(Duration.ofMillis(mainTimeLeftMs() + c.periodMs() * periodsLeft()));
        };
    }

    /** When a turn that began then is lost. Empty where no clock runs. */
    public Optional<Instant> deadline(Instant turnStartedAt) {
        return limit().map(turnStartedAt::plus);
    }

    /** What is left after a turn that took this long, or that it took too long. */
    public Turn after(Duration elapsed) {
        if (limit().filter(limit -> elapsed.compareTo(limit) >= 0).isPresent()) {
            return new Turn.TooLong();
        }
        long ms = elapsed.toMillis();
        return new Turn.InTime(
                switch (control) {
                    case TimeControl.Untimed _ -> state;
                    case TimeControl.Absolute _ -> new ClockState.Absolute(mainTimeLeftMs() - ms);
                    case TimeControl.Byoyomi c -> afterByoyomi(c, ms);
                });
    }

    /** The clock as it stands when the flag has fallen. */
    public ClockState expired() {
        return switch (control) {
            case TimeControl.Untimed _ -> state;
            case TimeControl.Absolute _ -> new ClockState.Absolute(0);
            case TimeControl.Byoyomi _ -> new ClockState.Byoyomi(0, 0);
        };
    }

    /** Whether the next whole period used up loses. */
    public boolean lastPeriod() {
        return mainTimeLeftMs() == 0 && periodsLeft() == 1;
    }

    private ClockState afterByoyomi(TimeControl.Byoyomi control, long ms) {
        long over = Math.max(0, ms - mainTimeLeftMs());
        int used = (int) (over / control.periodMs());
        return new ClockState.Byoyomi(Math.max(0, mainTimeLeftMs() - ms), periodsLeft() - used);
    }

    private long mainTimeLeftMs() {
        return switch (state) {
            case ClockState.Untimed _ -> 0;
            case ClockState.Absolute(var ms) -> ms;
            case ClockState.Byoyomi(var ms, var _) -> ms;
        };
    }

    private int periodsLeft() {
        return switch (state) {
            case ClockState.Untimed _, ClockState.Absolute _ -> 0;
            case ClockState.Byoyomi(var _, var periods) -> periods;
        };
    }
}
