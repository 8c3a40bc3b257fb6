package org.tengen.scoring.counting.messaging;

import io.smallrye.reactive.messaging.annotations.Blocking;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.wire.EventJson;
import org.tengen.contracts.wire.UnreadableMessage;
import org.tengen.kernel.messaging.KafkaHeaders;

/**
 * Takes events from {@code match-events}, a batch at a time and in order; a batch counts as had once all of it is done. Moves,
 * which are most of them and touch no counting, are not read.
 */
@ApplicationScoped
public class MatchEventsConsumer {
    private final EventBatch batch;
    private final DeadLetters deadLetters;

    @Inject
    MatchEventsConsumer(EventBatch batch, DeadLetters deadLetters) {
        this.batch = batch;
        this.deadLetters = deadLetters;
    }

    @Incoming("match-events")
    @Blocking
    void consume(ConsumerRecords<String, String> records) {
        List<Recorded> events = new ArrayList<>();
        for (ConsumerRecord<String, String> message : records) {
            if (KafkaHeaders.type(message).filter(EventJson::isMove).isPresent()) {
                continue;
            }
            try {
                events.add(EventJson.read(message.value()));
            } catch (UnreadableMessage | IllegalArgumentException e) {
                deadLetters.send(message.key(), message.value(), String.valueOf(e.getMessage()));
            }
        }
        if (!events.isEmpty()) {
            batch.process(events);
        }
    }
}
