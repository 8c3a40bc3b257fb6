package org.tengen.match.challenge.scheduling;

import io.quarkus.scheduler.Scheduled;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.jboss.logging.Logger;
import org.tengen.match.challenge.application.ForgetOldChallenges;

/** Sweeps every hour. */
@ApplicationScoped
public class ChallengeSweeper {
    private static final Logger LOG = Logger.getLogger(ChallengeSweeper.class);

    private final ForgetOldChallenges forget;

    @Inject
    ChallengeSweeper(ForgetOldChallenges forget) {
        this.forget = forget;
    }

    @Scheduled(every = "1h", delayed = "2m", concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
    @RunOnVirtualThread
    void sweep() {
        int forgotten = forget.run();
        LOG.debugf("%d old challenges forgotten", forgotten);
    }
}
