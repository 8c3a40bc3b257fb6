package org.tengen.match.lifecycle.messaging;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetOutOfRangeException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;
import org.jboss.logging.Logger;
import org.tengen.contracts.wire.Topics;
import org.tengen.match.lifecycle.application.LiveMatches;

/**
 * Reads, on every replica, all of what happens from now on: all partitions are assigned, without a group, so that nothing is ever
 * handed to another replica and no offset is kept. The service is ready once it is known from where it reads; should it ever have
 * missed something, all that is in memory is forgotten.
 */
@Readiness
@ApplicationScoped
public class Broadcast implements HealthCheck {
    private static final Logger LOG = Logger.getLogger(Broadcast.class);
    private static final List<String> TOPICS =
            List.of(Topics.MATCH_EVENTS, Topics.MATCH_REJECTIONS, Topics.MATCH_PRESENCE);
    private static final Duration POLL = Duration.ofMillis(250);
    private static final Duration BEFORE_TRYING_AGAIN = Duration.ofMillis(500);
    private static final Duration STOP_PATIENCE = Duration.ofSeconds(5);

    private final Map<String, Object> kafka;
    private final News news;
    private final LiveMatches live;
    private final CountDownLatch stopping = new CountDownLatch(1);
    private final Thread reader = new Thread(this::readUntilStopped, "news");
    private volatile boolean reading;

    @Inject
    Broadcast(@Identifier("default-kafka-broker") Map<String, Object> kafka, News news, LiveMatches live) {
        this.kafka = kafka;
        this.news = news;
        this.live = live;
    }

    void start(@Observes StartupEvent event) {
        reader.setDaemon(true);
        reader.start();
    }

    void stop(@Observes ShutdownEvent event) throws InterruptedException {
        stopping.countDown();
        reader.join(STOP_PATIENCE.toMillis());
    }

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("reads what happens").status(reading).build();
    }

    private void readUntilStopped() {
        while (!isStopped(Duration.ZERO)) {
            try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(settings())) {
                readFromNowOn(consumer);
            } catch (RuntimeException fault) {
                LOG.warnf("What happens cannot be read now and will be again: %s", fault.getMessage());
                reading = false;
                var _ = isStopped(BEFORE_TRYING_AGAIN);
            }
        }
    }

    private void readFromNowOn(KafkaConsumer<String, String> consumer) {
        List<TopicPartition> partitions = TOPICS.stream()
                .flatMap(topic -> consumer.partitionsFor(topic).stream())
                .map(partition -> new TopicPartition(partition.topic(), partition.partition()))
                .toList();
        consumer.assign(partitions);
        beginAtTheEnd(consumer, partitions);
        reading = true;
        while (!isStopped(Duration.ZERO)) {
            try {
                consumer.poll(POLL).forEach(news::heard);
            } catch (OffsetOutOfRangeException missed) {
                LOG.warnf("Some of what happened was deleted before it was read: %s", missed.getMessage());
                beginAtTheEnd(consumer, missed.partitions());
            }
        }
    }

    /** What was in memory before may lack what happened meanwhile. */
    private void beginAtTheEnd(KafkaConsumer<String, String> consumer, Collection<TopicPartition> partitions) {
        consumer.seekToEnd(partitions);
        partitions.forEach(consumer::position);
        live.forgetAll();
    }

    private Map<String, Object> settings() {
        Map<String, Object> settings = new HashMap<>(kafka);
        settings.keySet().retainAll(ConsumerConfig.configNames());
        settings.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class.getName());
        settings.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class.getName());
        settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "none");
        settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        settings.put(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, 2000);
        return settings;
    }

    /** Waits, but not beyond the end of the service. */
    private boolean isStopped(Duration pause) {
        try {
            return stopping.await(pause.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return true;
        }
    }
}
