package org.tengen.match.lifecycle.messaging;

import io.smallrye.mutiny.Uni;
import io.smallrye.reactive.messaging.MutinyEmitter;
import io.smallrye.reactive.messaging.kafka.api.OutgoingKafkaRecordMetadata;
import java.time.Duration;
import java.util.List;
import org.eclipse.microprofile.reactive.messaging.Message;

/** Sends messages and waits until the broker has them. */
final class KafkaSender {
    /** Longer than a producer tries; it gives up itself. */
    private static final Duration PATIENCE = Duration.ofMinutes(3);

    private KafkaSender() {}

    /** A message with its key, and what else goes with it. */
    record Keyed(String key, String value) {}

    static void send(MutinyEmitter<String> emitter, List<Keyed> messages) {
        if (!messages.isEmpty()) {
            List<Uni<Void>> sent = messages.stream()
                    .map(message ->
                            emitter.sendMessage(Message.of(message.value()).addMetadata(metadata(message.key()))))
                    .toList();
            Uni.join().all(sent).andFailFast().await().atMost(PATIENCE);
        }
    }

    private static OutgoingKafkaRecordMetadata<String> metadata(String key) {
        return OutgoingKafkaRecordMetadata.<String>builder().withKey(key).build();
    }
}
