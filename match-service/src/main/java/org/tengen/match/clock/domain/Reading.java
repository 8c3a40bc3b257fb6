package org.tengen.match.clock.domain;

import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What a clock shows at a moment of a turn. Times are milliseconds; empty is what the system does not have.
 *
 * @param mainTimeLeftMs what is left of the main time
 * @param periodLeftMs what is left of the running period, block or move; a whole one while main time remains
 * @param periodsLeft usable periods, the running one counted
 * @param stonesLeft stones still to play in the block
 * @param lossInMs how long the turn may still take; empty where no clock runs
 */
public record Reading(
        OptionalLong mainTimeLeftMs,
        OptionalLong periodLeftMs,
        OptionalInt periodsLeft,
        OptionalInt stonesLeft,
        OptionalLong lossInMs) {
    /** Whether the next whole period used up loses. */
    public boolean lastPeriod() {
        return mainTimeLeftMs.orElse(0) == 0 && periodsLeft.orElse(0) == 1;
    }

    static Reading untimed() {
        return new Reading(
                OptionalLong.empty(),
                OptionalLong.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalLong.empty());
    }

    static Reading mainTime(long leftMs) {
        return new Reading(
                OptionalLong.of(leftMs),
                OptionalLong.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalLong.of(leftMs));
    }

    static Reading move(long leftMs) {
        return new Reading(
                OptionalLong.empty(),
                OptionalLong.of(leftMs),
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalLong.of(leftMs));
    }

    static Reading periods(long mainLeftMs, long periodLeftMs, int periodsLeft, long lossInMs) {
        return new Reading(
                OptionalLong.of(mainLeftMs),
                OptionalLong.of(periodLeftMs),
                OptionalInt.of(periodsLeft),
                OptionalInt.empty(),
                OptionalLong.of(lossInMs));
    }

    static Reading block(long mainLeftMs, long blockLeftMs, int stonesLeft) {
        return new Reading(
                OptionalLong.of(mainLeftMs),
                OptionalLong.of(blockLeftMs),
                OptionalInt.empty(),
                OptionalInt.of(stonesLeft),
                OptionalLong.of(mainLeftMs + blockLeftMs));
    }
}
