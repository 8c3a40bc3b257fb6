package org.tengen.match.lifecycle.messaging;

import io.smallrye.reactive.messaging.annotations.Blocking;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.faulttolerance.Retry;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.jboss.logging.Logger;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.wire.EventJson;
import org.tengen.contracts.wire.Topics;
import org.tengen.contracts.wire.UnreadableMessage;
import org.tengen.match.lifecycle.application.FoldEvents;

/** Reads {@link Topics#MATCH_EVENTS} in batches; the offsets are committed after a batch is folded. */
@ApplicationScoped
public class EventConsumer {
    private static final Logger LOG = Logger.getLogger(EventConsumer.class);

    private final FoldEvents fold;
    private final DeadLetters dead;

    @Inject
    EventConsumer(FoldEvents fold, DeadLetters dead) {
        this.fold = fold;
        this.dead = dead;
    }

    /** Tries a batch again until it is folded: what stands in the way is never a single event. */
    @Incoming("events")
    @Blocking
    @Retry(maxRetries = -1, delay = 200, jitter = 100, maxDuration = 0)
    void consume(ConsumerRecords<String, String> batch) {
        List<Recorded> events = new ArrayList<>(batch.count());
        for (ConsumerRecord<String, String> record : batch) {
            try {
                events.add(EventJson.read(record.value()));
            } catch (UnreadableMessage fault) {
                dead.setAside(String.valueOf(record.key()), record.value(), fault);
            }
        }
        foldOrSay(events);
    }

    private void foldOrSay(List<Recorded> events) {
        try {
            fold.fold(events);
        } catch (RuntimeException fault) {
            LOG.warnf("%d events cannot be folded now and will be tried again: %s", events.size(), fault.getMessage());
            throw fault;
        }
    }
}
