package org.tengen.embedded;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import org.tengen.embedded.PostgresSettings.Durability;

/**
 * A PostgreSQL server, unpacked from a jar and run as a process of its own; works for root too. Connections of the user
 * {@value #USER} from this machine need no password. It goes on running when this process is killed; the next start on
 * its folder then says so.
 */
public final class PostgresServer implements AutoCloseable {
    /** Who owns the databases; any password does. */
    public static final String USER = "postgres";

    private static final Duration START_TIMEOUT = Duration.ofSeconds(60);

    private final EmbeddedPostgres postgres;
    private final Path dataFolder;
    private final boolean temporary;

    private PostgresServer(EmbeddedPostgres postgres, Path dataFolder, boolean temporary) {
        this.postgres = postgres;
        this.dataFolder = dataFolder;
        this.temporary = temporary;
    }

    /**
     * Starts the server, waits until it answers, and creates the databases that are missing.
     *
     * @throws CannotStart where the port or the folder is in use or cannot be used
     */
    public static PostgresServer start(PostgresSettings settings) {
        int port = settings.port() == 0 ? Ports.free() : settings.port();
        Path folder = settings.dataFolder().orElseGet(() -> Folders.temporary("postgres"));
        Folders.create(folder);
        requireOursOrEmpty(folder);
        runningOn(folder).ifPresent(pid -> {
            throw new CannotStart("The data folder " + folder + " is in use by PostgreSQL, process " + pid + ".");
        });
        Ports.requireFree(port, "PostgreSQL");
        boolean temporary = settings.dataFolder().isEmpty();
        PostgresServer server =
                new PostgresServer(launch(settings.durability(), folder, port, temporary), folder, temporary);
        settings.databases().forEach(server::createIfMissing);
        return server;
    }

    private static EmbeddedPostgres launch(Durability durability, Path folder, int port, boolean temporary) {
        String onOff = durability == Durability.DURABLE ? "on" : "off";
        EmbeddedPostgres.Builder builder = EmbeddedPostgres.builder()
                .setDataDirectory(folder)
                .setCleanDataDirectory(false)
                .setRegisterShutdownHook(temporary)
                .setPort(port)
                .setPGStartupWait(START_TIMEOUT)
                .setServerConfig("listen_addresses", "127.0.0.1")
                .setServerConfig("fsync", onOff)
                .setServerConfig("synchronous_commit", onOff)
                .setServerConfig("full_page_writes", onOff)
                .setServerConfig("max_connections", "200");
        return PostgresLaunch.run(builder, folder);
    }

    /** PostgreSQL would only say so in its log, after a long wait. */
    private static void requireOursOrEmpty(Path folder) {
        if (!Folders.isEmpty(folder) && !Files.exists(folder.resolve("PG_VERSION"))) {
            throw new CannotStart("The folder " + folder + " holds something else than the data of PostgreSQL.");
        }
    }

    /** The process that serves this folder, as its lock file names it; empty where that process is gone. */
    private static Optional<Long> runningOn(Path folder) {
        Path lock = folder.resolve("postmaster.pid");
        if (!Files.isReadable(lock)) {
            return Optional.empty();
        }
        try {
            long pid = Long.parseLong(Files.readAllLines(lock).getFirst().strip());
            return ProcessHandle.of(pid)
                    .filter(ProcessHandle::isAlive)
                    .filter(process -> process.info().command().orElse("").contains("postgres"))
                    .map(ProcessHandle::pid);
        } catch (IOException e) {
            throw new CannotStart("The lock file " + lock + " cannot be read: " + e.getMessage(), e);
        } catch (NumberFormatException e) {
            throw new CannotStart("The lock file " + lock + " does not name a process.", e);
        }
    }

    private void createIfMissing(String database) {
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                PreparedStatement exists = connection.prepareStatement("select 1 from pg_database where datname = ?");
                Statement create = connection.createStatement()) {
            exists.setString(1, database);
            try (ResultSet found = exists.executeQuery()) {
                if (!found.next()) {
                    create.executeUpdate("create database " + database);
                }
            }
        } catch (SQLException e) {
            throw new CannotStart("The database " + database + " cannot be made: " + e.getMessage(), e);
        }
    }

    /** Where the server listens on the loopback address. */
    public int port() {
        return postgres.getPort();
    }

    /** The URL of a database for JDBC, without the user. */
    public String jdbcUrl(String database) {
        return "jdbc:postgresql://127.0.0.1:" + port() + "/" + database;
    }

    /** Stops the server, cutting off its connections; deletes the data of a temporary one. */
    @Override
    public void close() {
        try {
            postgres.close();
        } catch (IOException e) {
            throw new UncheckedIOException("PostgreSQL does not stop", e);
        }
        if (temporary) {
            Folders.delete(dataFolder);
        }
    }
}
