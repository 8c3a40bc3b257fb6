package org.tengen.match.challenge.scheduling;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.scheduler.Scheduled;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import org.jboss.logging.Logger;
import org.tengen.match.challenge.application.CallChallenges;

/** Looks for challenges that are due. Nothing it knows has to survive a restart. */
@ApplicationScoped
public class ChallengePoller {
    private static final Logger LOG = Logger.getLogger(ChallengePoller.class);

    private final CallChallenges call;
    private volatile boolean stopping;

    @Inject
    ChallengePoller(CallChallenges call) {
        this.call = call;
    }

    void stop(@Observes ShutdownEvent event) {
        stopping = true;
    }

    @Scheduled(every = "${tengen.challenges.poll}", concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
    @RunOnVirtualThread
    void tick() {
        if (stopping) {
            return;
        }
        try {
            call.run();
        } catch (RuntimeException fault) {
            LOG.warnf("The challenges cannot be looked at now and will be at the next tick: %s", fault.getMessage());
        }
    }
}
