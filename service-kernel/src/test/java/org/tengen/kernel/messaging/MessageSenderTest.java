package org.tengen.kernel.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.tengen.embedded.KafkaBroker;
import org.tengen.embedded.KafkaSettings;

class MessageSenderTest {
    private static final String TOPIC = "letters";
    private static final int MANY = 500;
    private static KafkaBroker broker;

    @BeforeAll
    static void startBroker() {
        broker = KafkaBroker.start(KafkaSettings.temporary(List.of(TOPIC), 3));
    }

    @AfterAll
    static void stopBroker() {
        broker.close();
    }

    private static MessageSender sender(String servers) {
        // As Quarkus hands it over: with settings that are no producer's.
        return new MessageSender(
                Map.of("bootstrap.servers", servers, "group.id", "none", "max.block.ms", 500, "acks", "all"),
                new SimpleMeterRegistry());
    }

    @Test
    void messages_with_one_key_come_in_the_order_in_which_they_were_sent_with_their_headers() {
        MessageSender sender = sender(broker.bootstrapServers());
        sender.sendAll(IntStream.range(0, MANY)
                .mapToObj(i -> new OutgoingMessage(TOPIC, "key", "" + i, Map.of("seq", "" + i)))
                .toList());
        sender.close();

        List<ConsumerRecord<String, String>> received = received();
        assertThat(received)
                .extracting(ConsumerRecord::value)
                .containsExactlyElementsOf(
                        IntStream.range(0, MANY).mapToObj(Integer::toString).toList());
        assertThat(received).allSatisfy(message -> {
            assertThat(message.key()).isEqualTo("key");
            assertThat(KafkaHeaders.seq(message)).contains(message.value());
            assertThat(KafkaHeaders.type(message)).isEmpty();
        });
    }

    @Test
    void what_no_broker_takes_is_said_to_whoever_sent_it() {
        MessageSender sender = sender("127.0.0.1:1");
        OutgoingMessage message = new OutgoingMessage(TOPIC, "key", "value");

        assertThatThrownBy(() -> sender.sendAll(List.of(message))).isInstanceOf(CompletionException.class);
        assertThat(sender.send(message)).failsWithin(Duration.ofSeconds(5));
        sender.close();
    }

    private static List<ConsumerRecord<String, String>> received() {
        List<ConsumerRecord<String, String>> received = new ArrayList<>();
        try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(
                Map.of(
                        "bootstrap.servers", broker.bootstrapServers(),
                        "group.id", "readers",
                        "auto.offset.reset", "earliest"),
                new StringDeserializer(),
                new StringDeserializer())) {
            consumer.subscribe(List.of(TOPIC));
            long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
            while (received.size() < MANY && System.nanoTime() < end) {
                consumer.poll(Duration.ofMillis(250)).forEach(received::add);
            }
        }
        return received;
    }
}
