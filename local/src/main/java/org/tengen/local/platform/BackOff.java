package org.tengen.local.platform;

import java.time.Duration;

/**
 * How long to wait before something is started again that ends by itself: not at all the first time, then a second, then
 * twice as long each time, half a minute at most. What has run for a minute is trusted again. Not for several threads.
 */
final class BackOff {
    static final Duration LONGEST = Duration.ofSeconds(30);
    static final Duration TRUSTED_AFTER = Duration.ofMinutes(1);

    private static final Duration SHORTEST = Duration.ofSeconds(1);

    private Duration next = Duration.ZERO;

    /** @param ranFor since it was started last */
    Duration afterRunning(Duration ranFor) {
        Duration wait = ranFor.compareTo(TRUSTED_AFTER) < 0 ? next : Duration.ZERO;
        next = wait.isZero() ? SHORTEST : shorter(wait.multipliedBy(2), LONGEST);
        return wait;
    }

    private static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }
}
