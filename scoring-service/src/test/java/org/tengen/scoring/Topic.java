package org.tengen.scoring;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.eclipse.microprofile.config.ConfigProvider;

/** What a test does with Kafka, beside the service. */
public final class Topic implements AutoCloseable {
    private final KafkaProducer<String, String> producer;
    private final KafkaConsumer<String, String> consumer;
    private final List<ConsumerRecord<String, String>> received = new ArrayList<>();

    /** Listens to a topic from its beginning. */
    public Topic(String topic) {
        Map<String, Object> config = Map.of(
                "bootstrap.servers", bootstrapServers(),
                "group.id", UUID.randomUUID().toString(),
                "auto.offset.reset", "earliest");
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        consumer = new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
        consumer.subscribe(List.of(topic));
    }

    /** Sends a message and waits until the broker has it. */
    public void send(String topic, String key, String value) {
        try {
            producer.send(new ProducerRecord<>(topic, key, value)).get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("The message cannot be sent", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted", e);
        }
    }

    /** All messages of a key so far. */
    public Collection<ConsumerRecord<String, String>> received(String key) {
        consumer.poll(Duration.ZERO).forEach(received::add);
        return received.stream().filter(message -> key.equals(message.key())).toList();
    }

    /** How many messages of a topic a consumer group has not done yet. */
    long lag(String topic, String group) {
        try (Admin admin = Admin.create(Map.of("bootstrap.servers", bootstrapServers()))) {
            Map<TopicPartition, OffsetAndMetadata> done = admin.listConsumerGroupOffsets(group)
                    .partitionsToOffsetAndMetadata()
                    .get();
            List<TopicPartition> partitions = consumer.partitionsFor(topic).stream()
                    .map(partition -> new TopicPartition(topic, partition.partition()))
                    .toList();
            return consumer.endOffsets(partitions).entrySet().stream()
                    .mapToLong(end -> end.getValue()
                            - (done.containsKey(end.getKey())
                                    ? done.get(end.getKey()).offset()
                                    : 0))
                    .sum();
        } catch (ExecutionException e) {
            throw new IllegalStateException("The offsets cannot be read", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted", e);
        }
    }

    private static String bootstrapServers() {
        return ConfigProvider.getConfig().getValue("kafka.bootstrap.servers", String.class);
    }

    @Override
    public void close() {
        producer.close();
        consumer.close();
    }
}
