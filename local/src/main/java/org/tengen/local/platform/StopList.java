package org.tengen.local.platform;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * What has been started and is to be stopped, last started first. Whatever is added after the stop is stopped at once, so
 * that Ctrl-C during the start leaves nothing behind.
 */
final class StopList {
    private final Deque<Runnable> stops = new ArrayDeque<>();
    private boolean stopped;

    /** Adds how to stop something that has just been started. */
    void add(Runnable stop) {
        synchronized (this) {
            if (!stopped) {
                stops.push(stop);
                return;
            }
        }
        stop.run();
    }

    /**
     * Stops everything, each part even where another fails.
     *
     * @throws RuntimeException the first failure, with the others suppressed
     */
    void stopAll() {
        @Nullable RuntimeException failure = null;
        for (Runnable stop = next(); stop != null; stop = next()) {
            try {
                stop.run();
            } catch (RuntimeException e) {
                if (failure == null) {
                    failure = e;
                } else {
                    failure.addSuppressed(e);
                }
            }
        }
        if (failure != null) {
            throw failure;
        }
    }

    private synchronized @Nullable Runnable next() {
        stopped = true;
        return stops.poll();
    }
}
