package org.tengen.contracts.match;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** What one side has on its clock between turns. All times are milliseconds. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "system")
@JsonSubTypes({
    @JsonSubTypes.Type(value = ClockState.Untimed.class, name = "NONE"),
    @JsonSubTypes.Type(value = ClockState.Absolute.class, name = "ABSOLUTE"),
    @JsonSubTypes.Type(value = ClockState.Byoyomi.class, name = "BYOYOMI")
})
public sealed interface ClockState {
    /** No clock runs. */
    record Untimed() implements ClockState {}

    /**
     * Main time alone.
     *
     * @param mainTimeLeftMs what is left of it; 0 only where the side has lost on time
     */
    record Absolute(long mainTimeLeftMs) implements ClockState {}

    /**
     * Main time, then periods.
     *
     * @param mainTimeLeftMs what is left of the main time; 0 in byoyomi
     * @param periodsLeft usable periods, the running one counted; 0 only where the side has lost on time
     */
    record Byoyomi(long mainTimeLeftMs, int periodsLeft) implements ClockState {}
}
