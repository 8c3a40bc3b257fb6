package org.tengen.kernel.messaging;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.kafka.KafkaClientMetrics;
import io.smallrye.common.annotation.Identifier;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

/**
 * Sends messages: one producer for all of a service, set up by {@code kafka.*}. What is sent while a request to the broker is under
 * way goes with the next one, so that under load requests are few and a message alone never waits.
 */
@ApplicationScoped
public class MessageSender {
    private final Producer<String, String> producer;
    private final KafkaClientMetrics metrics;

    @Inject
    MessageSender(@Identifier("default-kafka-broker") Map<String, Object> kafka, MeterRegistry registry) {
        producer = new KafkaProducer<>(settings(kafka), new StringSerializer(), new StringSerializer());
        metrics = new KafkaClientMetrics(producer);
        metrics.bindTo(registry);
    }

    private static Map<String, Object> settings(Map<String, Object> kafka) {
        Map<String, Object> settings = new HashMap<>(kafka);
        settings.keySet().retainAll(ProducerConfig.configNames());
        settings.put(ProducerConfig.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION, 1);
        return settings;
    }

    /**
     * Sends a message, after those sent before it with the same key.
     *
     * @return done once the broker has it; failed where it was given up, though the broker may have it all the same
     */
    public CompletableFuture<Void> send(OutgoingMessage message) {
        ProducerRecord<String, String> record = new ProducerRecord<>(message.topic(), message.key(), message.value());
        message.headers().forEach((name, value) -> record.headers().add(name, value.getBytes(StandardCharsets.UTF_8)));
        CompletableFuture<Void> sent = new CompletableFuture<>();
        try {
            var _ = producer.send(record, (_, failure) -> {
                if (failure == null) {
                    sent.complete(null);
                } else {
                    sent.completeExceptionally(failure);
                }
            });
        } catch (KafkaException failure) {
            sent.completeExceptionally(failure);
        }
        return sent;
    }

    /**
     * Sends messages in order, and waits until the broker has all of them.
     *
     * @throws java.util.concurrent.CompletionException where one was given up
     */
    public void sendAll(List<OutgoingMessage> messages) {
        CompletableFuture<?>[] sent = messages.stream().map(this::send).toArray(CompletableFuture[]::new);
        CompletableFuture.allOf(sent).join();
    }

    @PreDestroy
    void close() {
        metrics.close();
        producer.close();
    }
}
