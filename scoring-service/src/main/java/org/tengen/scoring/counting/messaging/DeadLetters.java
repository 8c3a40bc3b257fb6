package org.tengen.scoring.counting.messaging;

import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.reactive.messaging.MutinyEmitter;
import io.smallrye.reactive.messaging.kafka.api.OutgoingKafkaRecordMetadata;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.kafka.common.header.internals.RecordHeader;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Messages that no attempt will make readable, each with what is wrong with it in the header {@code problem}. */
@ApplicationScoped
public class DeadLetters {
    private static final Logger LOG = Logger.getLogger(DeadLetters.class);

    private final MutinyEmitter<String> emitter;
    private final MeterRegistry metrics;

    @Inject
    DeadLetters(@Channel("match-events-dead") MutinyEmitter<String> emitter, MeterRegistry metrics) {
        this.emitter = emitter;
        this.metrics = metrics;
    }

    void send(@Nullable String key, String message, String problem) {
        LOG.errorf("An event of match %s goes to the dead letters: %s", key, problem);
        metrics.counter("tengen.scoring.dead-letters").increment();
        OutgoingKafkaRecordMetadata<String> metadata = OutgoingKafkaRecordMetadata.<String>builder()
                .withKey(key)
                .withHeaders(List.of(new RecordHeader("problem", problem.getBytes(StandardCharsets.UTF_8))))
                .build();
        emitter.sendMessageAndAwait(Message.of(message).addMetadata(metadata));
    }
}
