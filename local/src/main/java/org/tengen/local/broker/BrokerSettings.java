package org.tengen.local.broker;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a broker's process is told, as system properties.
 *
 * @param folder with its data
 * @param port for clients, on the loopback address
 * @param controllerPort for the broker itself, on the loopback address
 * @param healthPort where it says by HTTP whether it is ready, on the loopback address
 */
public record BrokerSettings(Path folder, int port, int controllerPort, int healthPort) {
    private static final String FOLDER = "tengen.broker.folder";
    private static final String PORT = "tengen.broker.port";
    private static final String CONTROLLER_PORT = "tengen.broker.controller-port";
    private static final String HEALTH_PORT = "tengen.broker.health-port";

    /** As arguments of a Java program. */
    public List<String> arguments() {
        return List.of(
                argument(FOLDER, folder),
                argument(PORT, port),
                argument(CONTROLLER_PORT, controllerPort),
                argument(HEALTH_PORT, healthPort));
    }

    private static String argument(String name, Object value) {
        return "-D" + name + "=" + value;
    }

    /**
     * The settings among properties.
     *
     * @throws IllegalArgumentException where one is missing or no number
     */
    static BrokerSettings from(Function<String, Optional<String>> properties) {
        return new BrokerSettings(
                Path.of(value(properties, FOLDER)),
                port(properties, PORT),
                port(properties, CONTROLLER_PORT),
                port(properties, HEALTH_PORT));
    }

    private static String value(Function<String, Optional<String>> properties, String name) {
        return properties
                .apply(name)
                .orElseThrow(() -> new IllegalArgumentException("The property " + name + " is missing"));
    }

    private static int port(Function<String, Optional<String>> properties, String name) {
        return Integer.parseInt(value(properties, name));
    }
}
