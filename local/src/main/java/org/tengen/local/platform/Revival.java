package org.tengen.local.platform;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Starts a part of the platform again whenever it has ended without having been asked to, for as long as the platform runs:
 * at once, and after longer and longer pauses where it does not stay up.
 */
final class Revival {
    private static final Logger LOG = LoggerFactory.getLogger(Revival.class);

    private final Revivable part;
    private final Consumer<String> tell;
    private final Watch watch;
    private final BackOff backOff = new BackOff();
    private Duration startedAt;

    /** The time that goes by. */
    interface Watch {
        /** Since some moment that stays the same. */
        Duration elapsed();

        void pause(Duration duration) throws InterruptedException;

        static Watch real() {
            return new Watch() {
                @Override
                public Duration elapsed() {
                    return Duration.ofNanos(System.nanoTime());
                }

                @Override
                public void pause(Duration duration) throws InterruptedException {
                    Thread.sleep(duration);
                }
            };
        }
    }

    Revival(Revivable part, Consumer<String> tell, Watch watch) {
        this.part = part;
        this.tell = tell;
        this.watch = watch;
        startedAt = watch.elapsed();
    }

    /** Watches a part that runs, until it is asked to end. */
    static void of(Revivable part, Consumer<String> tell) {
        Revival revival = new Revival(part, tell, Watch.real());
        Thread.ofVirtual().name("revival of " + part.name()).start(revival::run);
    }

    void run() {
        try {
            Optional<String> end = part.awaitEnd();
            while (end.isPresent() && revive(end.get())) {
                end = part.awaitEnd();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whether the part is still wanted; it may have ended again. */
    private boolean revive(String end) throws InterruptedException {
        Duration wait = backOff.afterRunning(watch.elapsed().minus(startedAt));
        String when = wait.isZero() ? "." : " in " + wait.toSeconds() + " s.";
        say(part.name() + " " + end + " and is started again" + when);
        watch.pause(wait);
        startedAt = watch.elapsed();
        try {
            if (!part.startAgain()) {
                return false;
            }
            part.awaitReady();
            say(part.name() + " is back.");
        } catch (Trouble trouble) {
            say(trouble.getMessage());
        } catch (RuntimeException e) {
            LOG.error("{} cannot be started again", part.name(), e);
            say(part.name() + " cannot be started again (" + e + ").");
        }
        return true;
    }

    private void say(String sentence) {
        LOG.info(sentence);
        tell.accept(sentence);
    }
}
