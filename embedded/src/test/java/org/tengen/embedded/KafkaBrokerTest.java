package org.tengen.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.TopicDescription;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KafkaBrokerTest {
    private static final String TOPIC = "match-events";

    @TempDir
    Path folder;

    @Test
    void a_restart_on_the_same_folder_keeps_topics_and_messages() throws Exception {
        KafkaSettings settings = settings(List.of(TOPIC));
        try (KafkaBroker broker = KafkaBroker.start(settings)) {
            assertThat(broker.answers()).isTrue();
            send(broker, "a move");
            assertThatThrownBy(() -> KafkaBroker.start(settings))
                    .isInstanceOf(CannotStart.class)
                    .hasMessage("The data folder " + folder.resolve("kafka") + " is in use by another Kafka broker.");
        }
        try (KafkaBroker broker = KafkaBroker.start(settings(List.of(TOPIC, "match-commands")))) {
            assertThat(firstMessage(broker)).isEqualTo("a move");
            assertTopics(broker);
        }
    }

    private KafkaSettings settings(List<String> topics) {
        return new KafkaSettings(Optional.of(folder.resolve("kafka")), 0, 0, topics, 3);
    }

    private static void assertTopics(KafkaBroker broker) throws ExecutionException, InterruptedException {
        try (Admin admin = Admin.create(Map.of("bootstrap.servers", broker.bootstrapServers()))) {
            Map<String, TopicDescription> topics = admin.describeTopics(List.of(TOPIC, "match-commands"))
                    .allTopicNames()
                    .get();
            assertThat(topics.values())
                    .allSatisfy(topic -> assertThat(topic.partitions()).hasSize(3));
            ConfigResource resource = new ConfigResource(ConfigResource.Type.TOPIC, TOPIC);
            String retention = admin.describeConfigs(List.of(resource))
                    .all()
                    .get()
                    .get(resource)
                    .get("retention.ms")
                    .value();
            assertThat(Duration.ofMillis(Long.parseLong(retention))).isEqualTo(Duration.ofDays(7));
        }
    }

    private static void send(KafkaBroker broker, String message) throws ExecutionException, InterruptedException {
        Map<String, Object> config = Map.of("bootstrap.servers", broker.bootstrapServers(), "acks", "all");
        try (KafkaProducer<String, String> producer =
                new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
            producer.send(new ProducerRecord<>(TOPIC, "key", message)).get();
        }
    }

    private static String firstMessage(KafkaBroker broker) {
        Map<String, Object> config = Map.of(
                "bootstrap.servers", broker.bootstrapServers(), "group.id", "test", "auto.offset.reset", "earliest");
        try (KafkaConsumer<String, String> consumer =
                new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
            consumer.subscribe(List.of(TOPIC));
            for (int attempt = 0; attempt < 30; attempt++) {
                ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
                for (ConsumerRecord<String, String> found : records) {
                    return found.value();
                }
            }
        }
        throw new AssertionError("No message came back");
    }
}
