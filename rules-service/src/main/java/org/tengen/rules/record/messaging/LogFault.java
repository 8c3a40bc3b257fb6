package org.tengen.rules.record.messaging;

import io.smallrye.faulttolerance.api.BeforeRetryHandler;
import org.eclipse.microprofile.faulttolerance.ExecutionContext;
import org.jboss.logging.Logger;

/** Says why a batch is tried again. */
class LogFault implements BeforeRetryHandler {
    private static final Logger LOG = Logger.getLogger(LogFault.class);

    @Override
    public void handle(ExecutionContext context) {
        LOG.warnf("A batch of commands could not be dealt with and is tried again: %s", context.getFailure());
    }
}
