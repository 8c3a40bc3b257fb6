package org.tengen.kernel.test;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.wire.Topics;
import org.tengen.embedded.KafkaBroker;
import org.tengen.embedded.KafkaSettings;

/** A Kafka broker of its own for the tests of a module, with all topics. */
public final class KafkaResource implements QuarkusTestResourceLifecycleManager {
    private static final int PARTITIONS = 6;

    private @Nullable KafkaBroker broker;

    @Override
    public Map<String, String> start() {
        KafkaBroker started = KafkaBroker.start(KafkaSettings.temporary(Topics.all(), PARTITIONS));
        broker = started;
        return Map.of("kafka.bootstrap.servers", started.bootstrapServers());
    }

    @Override
    public void stop() {
        if (broker != null) {
            broker.close();
        }
    }
}
