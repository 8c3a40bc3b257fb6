package org.tengen.embedded;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * How a {@link KafkaBroker} is started.
 *
 * @param dataFolder where the data stays; empty for a temporary folder that is deleted at the end
 * @param port for clients, on the loopback address; 0 for any free one
 * @param controllerPort for the broker itself, on the loopback address; 0 for any free one
 * @param topics created where they do not exist
 * @param partitions of each topic, 1 or more
 */
public record KafkaSettings(
        Optional<Path> dataFolder, int port, int controllerPort, List<String> topics, int partitions) {
    public KafkaSettings {
        topics = List.copyOf(topics);
        if (partitions < 1) {
            throw new IllegalArgumentException("A topic has 1 partition or more, not " + partitions);
        }
    }

    /** Data that is gone at the end, on any free ports, for tests. */
    public static KafkaSettings temporary(List<String> topics, int partitions) {
        return new KafkaSettings(Optional.empty(), 0, 0, topics, partitions);
    }
}
