package org.tengen.match.clock.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.TimeControl;

/**
 * The clock of one side under a time control, between two turns. To the millisecond; exactly at the limit is lost. The
 * arithmetic is that of docs/clocks.md, one {@link TimeSystem} for each system.
 *
 * @param control what the match is played by
 * @param state what the side has left; of the same system as {@code control}
 */
public record Clock(TimeControl control, ClockState state) {
    /** @throws IllegalArgumentException where the two are of different systems */
    public Clock {
        TimeSystem.of(control, state);
    }

    /** The clock before the first turn. */
    public static Clock full(TimeControl control) {
        return new Clock(
                control,
                switch (control) {
                    case TimeControl.Untimed _ -> new ClockState.Untimed();
                    case TimeControl.Absolute(var mainMs) -> new ClockState.Absolute(mainMs);
                    case TimeControl.Byoyomi(var mainMs, var _, var periods) -> new ClockState.Byoyomi(mainMs, periods);
                    case TimeControl.Canadian(var mainMs, var blockMs, var stones) ->
                        new ClockState.Canadian(mainMs, blockMs, stones);
                    case TimeControl.Fischer(var mainMs, var _, var _) -> new ClockState.Fischer(mainMs);
                    case TimeControl.Simple(var ms) -> new ClockState.Simple(ms);
                    case TimeControl.Ing(var mainMs, var periodMs, var periods, var _) ->
                        new ClockState.Ing(mainMs, periodMs, periods);
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
        return control instanceof TimeControl.Untimed
                ? Optional.empty()
                : Optional.of(Duration.ofMillis(system().limitMs()));
    }

    /** When a turn that began then is lost, if nothing pauses it. Empty where no clock runs. */
    public Optional<Instant> deadline(Instant turnStartedAt) {
        return limit().map(turnStartedAt::plus);
    }

    /** What is left after a turn that took this long, or that it took too long. */
    public Turn after(Duration elapsed) {
        return isTooLong(elapsed) ? new Turn.TooLong() : new Turn.InTime(system().after(elapsed.toMillis()));
    }

    /**
     * What is left when this long has gone by without a move: nothing is added, counted or renewed but byoyomi periods, of
     * which whole ones are kept.
     */
    public Turn charged(Duration elapsed) {
        if (isTooLong(elapsed)) {
            return new Turn.TooLong();
        }
        long ms = elapsed.toMillis();
        return new Turn.InTime(
                switch (state) {
                    case ClockState.Fischer(var mainMs) -> new ClockState.Fischer(mainMs - ms);
                    case ClockState.Simple(var perMoveMs) -> new ClockState.Simple(perMoveMs - ms);
                    case ClockState.Canadian(var mainMs, var blockMs, var stones) ->
                        new ClockState.Canadian(Math.max(0, mainMs - ms), blockMs - Math.max(0, ms - mainMs), stones);
                    case ClockState.Untimed _, ClockState.Absolute _, ClockState.Byoyomi _, ClockState.Ing _ ->
                        system().after(ms);
                });
    }

    /** The clock as it stands when the flag has fallen. */
    public ClockState expired() {
        return system().expired();
    }

    /** What the clock shows while a turn runs that has taken this long. */
    public Reading reading(Duration elapsed) {
        return isTooLong(elapsed) ? TimeSystem.of(control, expired()).reading(0) : system().reading(elapsed.toMillis());
    }

    /** Whether the next whole period used up loses. */
    public boolean lastPeriod() {
        return reading(Duration.ZERO).lastPeriod();
    }

    boolean isTooLong(Duration elapsed) {
        return limit().filter(limit -> elapsed.compareTo(limit) >= 0).isPresent();
    }

    Stage stage(Duration elapsed) {
        return system().stage(elapsed.toMillis());
    }

    private TimeSystem system() {
        return TimeSystem.of(control, state);
    }
}
