package org.tengen.match.presence.scheduling;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.scheduler.Scheduled;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import org.jboss.logging.Logger;
import org.tengen.match.presence.application.FollowPresence;

/** Renews this replica's lease every five seconds. */
@ApplicationScoped
public class LeaseRenewal {
    private static final Logger LOG = Logger.getLogger(LeaseRenewal.class);

    private final FollowPresence presence;
    private volatile boolean stopping;

    @Inject
    LeaseRenewal(FollowPresence presence) {
        this.presence = presence;
    }

    void stop(@Observes ShutdownEvent event) {
        stopping = true;
    }

    @Scheduled(every = "5s", concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
    @RunOnVirtualThread
    void tick() {
        if (stopping) {
            return;
        }
        try {
            presence.renew();
        } catch (RuntimeException fault) {
            LOG.warnf("Who is there cannot be looked at now and will be at the next tick: %s", fault.getMessage());
        }
    }
}
