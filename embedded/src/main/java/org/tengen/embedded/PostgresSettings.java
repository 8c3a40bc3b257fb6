package org.tengen.embedded;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * How a {@link PostgresServer} is started.
 *
 * @param dataFolder where the data stays; empty for a temporary folder that is deleted at the end
 * @param port on the loopback address; 0 for any free one
 * @param durability what a commit promises
 * @param databases created where they do not exist
 */
public record PostgresSettings(Optional<Path> dataFolder, int port, Durability durability, List<String> databases) {
    /** What a commit promises. */
    public enum Durability {
        /** What is committed survives a power failure: {@code fsync=on}, {@code synchronous_commit=on}. */
        DURABLE,
        /** What is committed survives the death of a process but not of the machine; several times faster. */
        FAST
    }

    public PostgresSettings {
        databases = List.copyOf(databases);
        for (String database : databases) {
            if (!database.matches("[a-z][a-z0-9_]{0,62}")) {
                throw new IllegalArgumentException("'" + database + "' is no name for a database");
            }
        }
    }

    /** Data that stays in a folder, for the local platform. */
    public static PostgresSettings in(Path dataFolder, int port, String... databases) {
        return new PostgresSettings(Optional.of(dataFolder), port, Durability.DURABLE, List.of(databases));
    }

    /** Data that is gone at the end, on any free port, for tests. */
    public static PostgresSettings temporary(String... databases) {
        return new PostgresSettings(Optional.empty(), 0, Durability.FAST, List.of(databases));
    }
}
