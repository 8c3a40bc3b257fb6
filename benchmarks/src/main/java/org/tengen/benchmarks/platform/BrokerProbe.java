package org.tengen.benchmarks.platform;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/**
 * What the broker gives at best: how long one record takes from a producer that waits for nothing ({@code acks=all}, no
 * lingering) to a consumer that waits for it, nothing else under way. On a topic of its own, which is deleted afterwards.
 */
final class BrokerProbe {
    private static final TopicPartition PARTITION = new TopicPartition("bench-round-trip", 0);
    private static final Duration WARM_UP = Duration.ofSeconds(2);
    private static final Duration MEASURED = Duration.ofSeconds(3);
    private static final Duration POLL = Duration.ofSeconds(1);
    private static final int PATIENCE_S = 30;
    private static final int RECORD_LENGTH = 560;

    private final String servers;

    BrokerProbe(String servers) {
        this.servers = servers;
    }

    /** The median, in microseconds. */
    long roundTripP50Us() throws InterruptedException, ExecutionException {
        try (Admin admin = Admin.create(Map.of("bootstrap.servers", servers))) {
            admin.createTopics(List.of(new NewTopic(PARTITION.topic(), 1, (short) 1)))
                    .all()
                    .get();
            try {
                return measure();
            } finally {
                admin.deleteTopics(List.of(PARTITION.topic())).all().get();
            }
        }
    }

    private long measure() throws InterruptedException, ExecutionException {
        BlockingQueue<Long> arrivals = new LinkedBlockingQueue<>();
        try (KafkaConsumer<byte[], byte[]> consumer = new KafkaConsumer<>(
                        Map.of("bootstrap.servers", servers),
                        new ByteArrayDeserializer(),
                        new ByteArrayDeserializer());
                KafkaProducer<byte[], byte[]> producer = new KafkaProducer<>(
                        Map.of("bootstrap.servers", servers, "acks", "all", "linger.ms", 0),
                        new ByteArraySerializer(),
                        new ByteArraySerializer())) {
            consumer.assign(List.of(PARTITION));
            consumer.seekToBeginning(List.of(PARTITION));
            Thread listener = Thread.ofPlatform().name("listener").start(() -> listen(consumer, arrivals));
            try {
                sendFor(WARM_UP, producer, arrivals);
                return sendFor(MEASURED, producer, arrivals).getValueAtPercentile(50);
            } finally {
                consumer.wakeup();
                listener.join();
            }
        }
    }

    private static void listen(KafkaConsumer<byte[], byte[]> consumer, BlockingQueue<Long> arrivals) {
        try {
            while (true) {
                consumer.poll(POLL).forEach(_ -> arrivals.add(System.nanoTime()));
            }
        } catch (WakeupException _) {
            // That is how it is told to end.
        }
    }

    private static Histogram sendFor(
            Duration time, KafkaProducer<byte[], byte[]> producer, BlockingQueue<Long> arrivals)
            throws InterruptedException, ExecutionException {
        Histogram histogram = new Histogram(3);
        byte[] record = new byte[RECORD_LENGTH];
        long until = System.nanoTime() + time.toNanos();
        for (long begun = System.nanoTime(); begun < until; begun = System.nanoTime()) {
            Future<RecordMetadata> sent = producer.send(new ProducerRecord<>(PARTITION.topic(), record));
            Long arrived = arrivals.poll(PATIENCE_S, TimeUnit.SECONDS);
            if (arrived == null) {
                throw new IllegalStateException("A record has not come back from the broker in " + PATIENCE_S + " s");
            }
            histogram.recordValue((arrived - begun) / 1000);
            sent.get();
        }
        return histogram;
    }
}
