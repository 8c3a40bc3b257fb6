package org.tengen.match.lifecycle.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.TimeControl;
import org.tengen.match.clock.domain.Clock;
import org.tengen.match.clock.domain.Reading;

/**
 * What one side has left. Times are milliseconds; what the time system does not have is absent.
 *
 * @param mainTimeLeftMs what is left of the main time
 * @param periodLeftMs what is left of the running period, block or move; a whole one while main time remains
 * @param periodsLeft usable periods, the running one counted
 * @param lastPeriod whether using up one whole period more loses
 * @param stonesLeft stones still to play in the block
 * @param lossInMs how long the side may still take before it loses on time
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ClockResponse(
        @Nullable Long mainTimeLeftMs,
        @Nullable Long periodLeftMs,
        @Nullable Integer periodsLeft,
        @Nullable Boolean lastPeriod,
        @Nullable Integer stonesLeft,
        @Nullable Long lossInMs) {
    /** What a side has left between two turns. */
    static ClockResponse of(TimeControl control, ClockState state) {
        return of(new Clock(control, state).reading(Duration.ZERO));
    }

    /** What a clock shows. */
    static ClockResponse of(Reading reading) {
        return new ClockResponse(
                orNull(reading.mainTimeLeftMs()),
                orNull(reading.periodLeftMs()),
                orNull(reading.periodsLeft()),
                reading.periodsLeft().isPresent() ? reading.lastPeriod() : null,
                orNull(reading.stonesLeft()),
                orNull(reading.lossInMs()));
    }

    private static @Nullable Long orNull(OptionalLong value) {
        return value.isPresent() ? value.getAsLong() : null;
    }

    private static @Nullable Integer orNull(OptionalInt value) {
        return value.isPresent() ? value.getAsInt() : null;
    }
}
