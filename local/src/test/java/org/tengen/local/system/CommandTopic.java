package org.tengen.local.system;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.Topics;
import org.tengen.local.platform.Platform;
import org.tengen.local.platform.Service;

/** The topic of commands, read and written past the services. */
final class CommandTopic {
    private final String servers;

    CommandTopic(Platform platform) {
        servers = Objects.requireNonNull(
                platform.service(Service.RULES).settings().get("kafka.bootstrap.servers"));
    }

    /** All commands there have been for a match, in order. */
    List<String> commandsOf(MatchId match) {
        List<String> commands = new ArrayList<>();
        try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(
                Map.of(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, servers),
                new StringDeserializer(),
                new StringDeserializer())) {
            List<TopicPartition> partitions = consumer.partitionsFor(Topics.MATCH_COMMANDS).stream()
                    .map(info -> new TopicPartition(info.topic(), info.partition()))
                    .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
            while (partitions.stream().anyMatch(p -> consumer.position(p) < ends.getOrDefault(p, 0L))) {
                for (ConsumerRecord<String, String> command : consumer.poll(Duration.ofSeconds(1))) {
                    if (command.key().equals(match.toString())) {
                        commands.add(command.value());
                    }
                }
            }
        }
        return commands;
    }

    /** Delivers commands once more, in this order, and waits until they are in the topic. */
    void deliver(MatchId match, List<String> commands) throws ExecutionException, InterruptedException {
        try (KafkaProducer<String, String> producer = new KafkaProducer<>(
                Map.of(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers),
                new StringSerializer(),
                new StringSerializer())) {
            for (String command : commands) {
                producer.send(new ProducerRecord<>(Topics.MATCH_COMMANDS, match.toString(), command))
                        .get();
            }
        }
    }
}
