package org.tengen.canary.domain;

import java.time.Instant;

/** Breaks {@code domain_is_told_the_time_and_its_ids}. */
public final class ClockReader {
    private ClockReader() {}

    public static Instant read() {
        return Instant.now();
    }
}
