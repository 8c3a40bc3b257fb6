package org.tengen.match.lifecycle.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.TimeControl;
import org.tengen.match.clock.domain.Clock;

/**
 * What one side has left, not counting a turn that is running.
 *
 * @param mainTimeLeftMs milliseconds of main time; absent where no clock runs
 * @param periodsLeft usable byoyomi periods, the running one counted; absent without byoyomi
 * @param lastPeriod whether using up one whole period more loses; absent without byoyomi
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ClockResponse(
        @Nullable Long mainTimeLeftMs,
        @Nullable Integer periodsLeft,
        @Nullable Boolean lastPeriod) {
    static ClockResponse of(TimeControl control, ClockState state) {
        return switch (state) {
            case ClockState.Untimed _ -> new ClockResponse(null, null, null);
            case ClockState.Absolute(var ms) -> new ClockResponse(ms, null, null);
            case ClockState.Byoyomi(var ms, var periods) ->
                new ClockResponse(ms, periods, new Clock(control, state).lastPeriod());
        };
    }
}
