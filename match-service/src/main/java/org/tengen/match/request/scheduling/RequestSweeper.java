package org.tengen.match.request.scheduling;

import io.quarkus.scheduler.Scheduled;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.jboss.logging.Logger;
import org.tengen.match.request.application.ForgetOldRequests;

/** Sweeps every ten minutes. */
@ApplicationScoped
public class RequestSweeper {
    private static final Logger LOG = Logger.getLogger(RequestSweeper.class);

    private final ForgetOldRequests forget;

    @Inject
    RequestSweeper(ForgetOldRequests forget) {
        this.forget = forget;
    }

    @Scheduled(every = "10m", delayed = "1m", concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
    @RunOnVirtualThread
    void sweep() {
        LOG.debugf("%d old requests forgotten", forget.run());
    }
}
