package org.tengen.kernel.record;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jboss.logging.Logger;
import org.tengen.contracts.match.MatchId;
import org.tengen.kernel.logging.MatchLog;

/**
 * Fills a service's tables from the record API when they are not known to be whole: the first time, and after somebody
 * emptied them. It goes on trying until it is done; until then the service is not ready.
 */
@ApplicationScoped
public class Rebuild {
    private static final Logger LOG = Logger.getLogger(Rebuild.class);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(5);

    private final Instance<RebuildTarget> target;
    private final RecordClient records;
    private final RebuildConfig config;
    private final AtomicBoolean done = new AtomicBoolean();
    private final CountDownLatch stopping = new CountDownLatch(1);

    @Inject
    Rebuild(Instance<RebuildTarget> target, RecordClient records, RebuildConfig config) {
        this.target = target;
        this.records = records;
        this.config = config;
    }

    void start(@Observes StartupEvent event) {
        if (target.isUnsatisfied() || !config.enabled()) {
            done.set(true);
        } else {
            Thread.ofVirtual().name("rebuild").start(this::untilDone);
        }
    }

    void stop(@Observes ShutdownEvent event) {
        stopping.countDown();
    }

    /** Whether the tables are whole. */
    public boolean isDone() {
        return done.get();
    }

    private void untilDone() {
        Duration pause = Duration.ofMillis(100);
        while (!done.get() && !stopped(Duration.ZERO)) {
            try {
                rebuildIfNeeded();
                done.set(true);
            } catch (RuntimeException e) {
                LOG.warnf("The tables cannot be rebuilt yet, trying again: %s", e.getMessage());
                stopped(pause);
                pause = pause.multipliedBy(2).compareTo(LONGEST_PAUSE) < 0 ? pause.multipliedBy(2) : LONGEST_PAUSE;
            }
        }
    }

    /** Folds every match there is a log of, unless the tables are whole. */
    void rebuildIfNeeded() {
        if (!target.get().isBuilt()) {
            records.forEachMatch(this::fold);
            target.get().markBuilt();
            LOG.info("The tables hold every match there is a log of");
        }
    }

    private void fold(MatchId match) {
        MatchLog.with(match, () -> target.get().fold(records.eventsAfter(match, 0)));
    }

    /** Waits, but not beyond the end of the service. */
    private boolean stopped(Duration pause) {
        try {
            return stopping.await(pause.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return true;
        }
    }
}
