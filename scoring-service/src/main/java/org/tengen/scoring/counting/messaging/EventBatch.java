package org.tengen.scoring.counting.messaging;

import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.faulttolerance.api.ExponentialBackoff;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.eclipse.microprofile.faulttolerance.Retry;
import org.jboss.logging.Logger;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.wire.EventJson;
import org.tengen.kernel.logging.MatchLog;
import org.tengen.scoring.counting.application.FoldEvents;
import org.tengen.scoring.counting.application.Folded;
import org.tengen.scoring.counting.application.Folded.CorruptMatch;
import org.tengen.scoring.counting.application.ProposeEvents;

/** Folds a batch of events and sends what follows; what fails for want of a database or a broker is tried until it works. */
@ApplicationScoped
public class EventBatch {
    private static final Logger LOG = Logger.getLogger(EventBatch.class);

    private final FoldEvents fold;
    private final ProposeEvents propose;
    private final DeadLetters deadLetters;
    private final MeterRegistry metrics;

    @Inject
    EventBatch(FoldEvents fold, ProposeEvents propose, DeadLetters deadLetters, MeterRegistry metrics) {
        this.fold = fold;
        this.propose = propose;
        this.deadLetters = deadLetters;
        this.metrics = metrics;
    }

    /** Folds the events; a match whose log makes no sense goes to the dead letters and holds nobody up. */
    @Retry(maxRetries = -1, maxDuration = 0, delay = 100, delayUnit = ChronoUnit.MILLIS, jitter = 50)
    @ExponentialBackoff(maxDelay = 10, maxDelayUnit = ChronoUnit.SECONDS)
    public void process(List<Recorded> events) {
        try {
            Folded folded = fold.fold(events);
            folded.proposals().forEach(propose::propose);
            folded.corrupt().forEach(match -> bury(match, events));
            metrics.counter("tengen.scoring.events").increment(events.size());
            metrics.counter("tengen.scoring.proposals")
                    .increment(folded.proposals().size());
        } catch (RuntimeException e) {
            metrics.counter("tengen.scoring.faults").increment();
            LOG.warnf("Events cannot be folded now, trying again: %s", e);
            throw e;
        }
    }

    private void bury(CorruptMatch corrupt, List<Recorded> events) {
        MatchLog.with(
                corrupt.match(),
                () -> events.stream()
                        .filter(event -> event.matchId().equals(corrupt.match()))
                        .forEach(event -> deadLetters.send(
                                corrupt.match().toString(), EventJson.write(event), corrupt.reason())));
    }
}
