package org.tengen.rules.kit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.eclipse.microprofile.config.ConfigProvider;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.wire.CommandJson;
import org.tengen.contracts.wire.Topics;

/** The test's own connection to the broker of the service under test. */
public final class Broker {
    private static final int PARTITIONS = 6;

    private Broker() {}

    /** Sends proposals as match-service does, and waits until the broker has them. */
    public static void send(List<Proposal> proposals) {
        sendRaw(proposals.stream()
                .map(proposal -> new ProducerRecord<>(
                        Topics.MATCH_COMMANDS, proposal.matchId().toString(), CommandJson.write(proposal))));
    }

    /** Sends one message to {@code match-commands}, whatever it is. */
    public static void sendText(String key, String value) {
        sendRaw(Stream.of(new ProducerRecord<>(Topics.MATCH_COMMANDS, key, value)));
    }

    private static void sendRaw(Stream<ProducerRecord<String, String>> records) {
        try (KafkaProducer<String, String> producer = new KafkaProducer<>(
                Map.of(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers()),
                new StringSerializer(),
                new StringSerializer())) {
            List<Future<RecordMetadata>> sent = records.map(producer::send).toList();
            for (Future<RecordMetadata> future : sent) {
                future.get();
            }
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException("The broker does not take a message of the test", e);
        }
    }

    /** Watches a topic from its beginning. */
    public static TopicWatch watch(String topic) {
        KafkaConsumer<String, String> consumer = new KafkaConsumer<>(
                Map.of(
                        ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG,
                        servers(),
                        ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG,
                        false),
                new StringDeserializer(),
                new StringDeserializer());
        List<TopicPartition> partitions = consumer.partitionsFor(topic).stream()
                .map(partition -> new TopicPartition(topic, partition.partition()))
                .toList();
        consumer.assign(partitions);
        consumer.seekToBeginning(partitions);
        return new TopicWatch(consumer);
    }

    /** How many commands a consumer group has not committed yet. */
    public static long uncommittedCommands(String group) {
        try (Admin admin =
                Admin.create(Map.<String, Object>of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, servers()))) {
            Map<TopicPartition, OffsetAndMetadata> committed = admin.listConsumerGroupOffsets(group)
                    .partitionsToOffsetAndMetadata()
                    .get();
            Map<TopicPartition, OffsetSpec> ends = new HashMap<>();
            for (int partition = 0; partition < PARTITIONS; partition++) {
                ends.put(new TopicPartition(Topics.MATCH_COMMANDS, partition), OffsetSpec.latest());
            }
            return admin.listOffsets(ends).all().get().entrySet().stream()
                    .mapToLong(end -> end.getValue().offset() - offset(committed.get(end.getKey())))
                    .sum();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException("The broker does not tell the offsets", e);
        }
    }

    private static long offset(@Nullable OffsetAndMetadata committed) {
        return committed == null ? 0 : committed.offset();
    }

    private static String servers() {
        return ConfigProvider.getConfig().getValue("kafka.bootstrap.servers", String.class);
    }
}
