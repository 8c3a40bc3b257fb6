package org.tengen.contracts.match;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** How much time a side has. All times are milliseconds. The arithmetic belongs to match-service. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "system")
@JsonSubTypes({
    @JsonSubTypes.Type(value = TimeControl.Untimed.class, name = "NONE"),
    @JsonSubTypes.Type(value = TimeControl.Absolute.class, name = "ABSOLUTE"),
    @JsonSubTypes.Type(value = TimeControl.Byoyomi.class, name = "BYOYOMI")
})
public sealed interface TimeControl {
    /** The longest main time or period: 28 days. */
    long MAX_MS = 28L * 24 * 60 * 60 * 1000;

    /** The most byoyomi periods. */
    int MAX_PERIODS = 100;

    /** No clock. */
    record Untimed() implements TimeControl {}

    /**
     * Main time for the whole match and nothing after it.
     *
     * @param mainTimeMs 1 to {@value TimeControl#MAX_MS}
     */
    record Absolute(long mainTimeMs) implements TimeControl {
        public Absolute {
            requireMs("mainTimeMs", mainTimeMs, 1);
        }
    }

    /**
     * Main time, then periods: a move made within a period keeps it, each whole period used up is lost.
     *
     * @param mainTimeMs 0 to {@value TimeControl#MAX_MS}
     * @param periodMs 1 to {@value TimeControl#MAX_MS}
     * @param periods usable periods, 1 to {@value TimeControl#MAX_PERIODS}
     */
    record Byoyomi(long mainTimeMs, long periodMs, int periods) implements TimeControl {
        public Byoyomi {
            requireMs("mainTimeMs", mainTimeMs, 0);
            requireMs("periodMs", periodMs, 1);
            if (periods < 1 || periods > MAX_PERIODS) {
                throw new IllegalArgumentException("periods is from 1 to " + MAX_PERIODS + ", not " + periods);
            }
        }
    }

    private static void requireMs(String name, long ms, long least) {
        if (ms < least || ms > MAX_MS) {
            throw new IllegalArgumentException(name + " is from " + least + " to " + MAX_MS + ", not " + ms);
        }
    }
}
