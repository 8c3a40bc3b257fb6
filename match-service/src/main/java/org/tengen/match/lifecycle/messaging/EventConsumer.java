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
import org.tengen.contracts.wire.Topics;
import org.tengen.match.lifecycle.application.EventMessage;
import org.tengen.match.lifecycle.application.WriteRows;

/** Reads {@link Topics#MATCH_EVENTS} in batches, one replica a partition; the offsets are committed once the rows are written. */
@ApplicationScoped
public class EventConsumer {
    private static final Logger LOG = Logger.getLogger(EventConsumer.class);

    private final WriteRows rows;
    private final DeadLetters dead;

    @Inject
    EventConsumer(WriteRows rows, DeadLetters dead) {
        this.rows = rows;
        this.dead = dead;
    }

    /** Tries a batch again until it is written: what stands in the way is never a single event. */
    @Incoming("events")
    @Blocking
    @Retry(maxRetries = -1, delay = 200, jitter = 100, maxDuration = 0)
    void consume(ConsumerRecords<String, String> batch) {
        List<EventMessage> events = new ArrayList<>(batch.count());
        for (ConsumerRecord<String, String> record : batch) {
            try {
                events.add(ReceivedMessage.of(record));
            } catch (RuntimeException unreadable) {
                dead.setAside(String.valueOf(record.key()), record.value(), unreadable);
            }
        }
        writeOrSay(events);
    }

    private void writeOrSay(List<EventMessage> events) {
        try {
            rows.write(events);
        } catch (RuntimeException fault) {
            LOG.warnf("%d events cannot be written now and will be tried again: %s", events.size(), fault.getMessage());
            throw fault;
        }
    }
}
