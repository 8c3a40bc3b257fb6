package org.tengen.embedded;

import java.nio.file.Path;
import java.util.Properties;

/** The configuration of a broker that is alone. */
final class KafkaProperties {
    private KafkaProperties() {}

    static Properties of(Path folder, int port, int controllerPort) {
        Properties properties = new Properties();
        addListeners(properties, port, controllerPort);
        addAlone(properties);
        addSmall(properties);
        properties.setProperty("log.dirs", folder.toString());
        properties.setProperty("auto.create.topics.enable", "false");
        return properties;
    }

    private static void addListeners(Properties properties, int port, int controllerPort) {
        properties.setProperty("process.roles", "broker,controller");
        properties.setProperty("node.id", "1");
        properties.setProperty("controller.quorum.voters", "1@127.0.0.1:" + controllerPort);
        properties.setProperty("controller.listener.names", "CONTROLLER");
        properties.setProperty(
                "listeners", "PLAINTEXT://127.0.0.1:" + port + ",CONTROLLER://127.0.0.1:" + controllerPort);
        properties.setProperty("listener.security.protocol.map", "PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT");
    }

    /** Nothing can be replicated, and there is nobody to wait for. */
    private static void addAlone(Properties properties) {
        properties.setProperty("offsets.topic.replication.factor", "1");
        properties.setProperty("transaction.state.log.replication.factor", "1");
        properties.setProperty("transaction.state.log.min.isr", "1");
        properties.setProperty("share.coordinator.state.topic.replication.factor", "1");
        properties.setProperty("share.coordinator.state.topic.min.isr", "1");
        properties.setProperty("group.initial.rebalance.delay.ms", "0");
    }

    /** The defaults are for machines that do nothing else. */
    private static void addSmall(Properties properties) {
        properties.setProperty("offsets.topic.num.partitions", "6");
        properties.setProperty("num.network.threads", "2");
        properties.setProperty("num.io.threads", "4");
        properties.setProperty("log.cleaner.dedupe.buffer.size", Integer.toString(4 * 1024 * 1024));
    }
}
