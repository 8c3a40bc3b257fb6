package org.tengen.match.lifecycle.scheduling;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;
import org.tengen.match.lifecycle.application.CallFlags;
import org.tengen.match.lifecycle.application.MatchConfig;

/**
 * Looks for fallen flags and whatever else is due several times a second; the scheduler of Quarkus goes by whole seconds.
 * Nothing it knows has to survive a restart.
 */
@ApplicationScoped
public class FlagPoller {
    private static final Logger LOG = Logger.getLogger(FlagPoller.class);
    private static final long SECONDS_TO_FINISH = 5;

    private final CallFlags flags;
    private final MatchConfig config;
    private final ScheduledExecutorService ticks = Executors.newSingleThreadScheduledExecutor(
            Thread.ofVirtual().name("flags").factory());

    @Inject
    FlagPoller(CallFlags flags, MatchConfig config) {
        this.flags = flags;
        this.config = config;
    }

    void start(@Observes StartupEvent event) {
        long ms = config.flagPoll().toMillis();
        var _ = ticks.scheduleWithFixedDelay(this::tick, ms, ms, TimeUnit.MILLISECONDS);
    }

    void stop(@Observes ShutdownEvent event) throws InterruptedException {
        ticks.shutdown();
        if (!ticks.awaitTermination(SECONDS_TO_FINISH, TimeUnit.SECONDS)) {
            LOG.warn("The flags are still being looked at; another replica, or the next start, will do so again");
        }
    }

    private void tick() {
        try {
            flags.run();
        } catch (RuntimeException fault) {
            LOG.warnf("The flags cannot be looked at now and will be at the next tick: %s", fault.getMessage());
        }
    }
}
