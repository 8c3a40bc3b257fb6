package org.tengen.contracts.match;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** What one side has on its clock between turns. All times are milliseconds. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "system")
@JsonSubTypes({
    @JsonSubTypes.Type(value = ClockState.Untimed.class, name = "NONE"),
    @JsonSubTypes.Type(value = ClockState.Absolute.class, name = "ABSOLUTE"),
    @JsonSubTypes.Type(value = ClockState.Byoyomi.class, name = "BYOYOMI"),
    @JsonSubTypes.Type(value = ClockState.Canadian.class, name = "CANADIAN"),
    @JsonSubTypes.Type(value = ClockState.Fischer.class, name = "FISCHER"),
    @JsonSubTypes.Type(value = ClockState.Simple.class, name = "SIMPLE"),
    @JsonSubTypes.Type(value = ClockState.Ing.class, name = "ING")
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

    /**
     * Main time, then blocks of stones.
     *
     * @param mainTimeLeftMs what is left of the main time; 0 in overtime
     * @param blockLeftMs what is left of the running block; a whole one before overtime; 0 only where the side has lost on
     *     time
     * @param stonesLeft how many stones are still to be played in it
     */
    record Canadian(long mainTimeLeftMs, long blockLeftMs, int stonesLeft) implements ClockState {}

    /**
     * Main time to which every move adds.
     *
     * @param mainTimeLeftMs what is left; 0 only where the side has lost on time
     */
    record Fischer(long mainTimeLeftMs) implements ClockState {}

    /**
     * The same time for each move.
     *
     * @param perMoveMs what the next move may take; 0 only where the side has lost on time
     */
    record Simple(long perMoveMs) implements ClockState {}

    /**
     * Main time, then periods that are not renewed.
     *
     * @param mainTimeLeftMs what is left of the main time; 0 once a period is entered
     * @param periodLeftMs what is left of the running period; a whole one before the first is entered; 0 only where the side
     *     has lost on time
     * @param periodsLeft usable periods, the running one counted; 0 only where the side has lost on time
     */
    record Ing(long mainTimeLeftMs, long periodLeftMs, int periodsLeft) implements ClockState {
        /**
         * How many periods the side has entered; each costs the points of the time control.
         *
         * @param control the time control of the match
         */
        public int periodsEntered(TimeControl.Ing control) {
            boolean running = mainTimeLeftMs == 0 && periodsLeft > 0;
            return control.periods() - periodsLeft + (running ? 1 : 0);
        }
    }
}
