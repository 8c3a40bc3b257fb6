package org.tengen.embedded;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.TopicConfig;

/** What this module asks a broker as a client: to create topics, whose messages are kept for a week, and whether it is there. */
final class KafkaTopics {
    private static final Duration RETENTION = Duration.ofDays(7);
    private static final int PATIENCE_MS = 2000;

    private KafkaTopics() {}

    static void createMissing(String bootstrapServers, List<String> topics, int partitions) {
        try (Admin admin = Admin.create(Map.of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers))) {
            Set<String> existing = admin.listTopics().names().get();
            List<NewTopic> missing = topics.stream()
                    .filter(topic -> !existing.contains(topic))
                    .map(topic -> new NewTopic(topic, partitions, (short) 1)
                            .configs(Map.of(TopicConfig.RETENTION_MS_CONFIG, Long.toString(RETENTION.toMillis()))))
                    .toList();
            admin.createTopics(missing).all().get();
        } catch (ExecutionException e) {
            throw new CannotStart(
                    "Kafka's topics cannot be made: " + e.getCause().getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CannotStart("Interrupted while Kafka's topics were made.", e);
        }
    }

    static boolean answers(String bootstrapServers) {
        Map<String, Object> config = Map.of(
                AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers,
                AdminClientConfig.REQUEST_TIMEOUT_MS_CONFIG, PATIENCE_MS,
                AdminClientConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, PATIENCE_MS);
        try (Admin admin = Admin.create(config)) {
            return !admin.describeCluster().nodes().get().isEmpty();
        } catch (ExecutionException _) {
            return false;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
