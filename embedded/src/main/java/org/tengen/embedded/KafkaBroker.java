package org.tengen.embedded;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import kafka.tools.StorageTool;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.utils.Time;
import org.jspecify.annotations.Nullable;

/**
 * One Kafka broker that is its own controller (KRaft), within this process. What it logs goes to SLF4J under
 * {@code kafka}, {@code org.apache.kafka} and {@code state.change.logger}; the host program keeps those quiet.
 */
public final class KafkaBroker implements AutoCloseable {
    private final KafkaRaftServer server;
    private final int port;
    private final Path dataFolder;
    private final boolean temporary;

    private KafkaBroker(KafkaRaftServer server, int port, Path dataFolder, boolean temporary) {
        this.server = server;
        this.port = port;
        this.dataFolder = dataFolder;
        this.temporary = temporary;
    }

    /**
     * Starts the broker, formatting its folder the first time, waits until it answers, and creates the topics that are
     * missing.
     *
     * @throws CannotStart where a port or the folder is in use or cannot be used
     */
    public static KafkaBroker start(KafkaSettings settings) {
        int port = settings.port() == 0 ? Ports.free() : settings.port();
        int controllerPort = settings.controllerPort() == 0 ? Ports.free() : settings.controllerPort();
        Path folder = settings.dataFolder().orElseGet(() -> Folders.temporary("kafka"));
        Folders.create(folder);
        requireUnused(folder);
        Ports.requireFree(port, "Kafka");
        Ports.requireFree(controllerPort, "Kafka's controller");
        Properties properties = KafkaProperties.of(folder, port, controllerPort);
        formatOnce(folder, properties);
        KafkaBroker broker = new KafkaBroker(
                launch(properties, folder), port, folder, settings.dataFolder().isEmpty());
        KafkaTopics.createMissing(broker.bootstrapServers(), settings.topics(), settings.partitions());
        return broker;
    }

    private static KafkaRaftServer launch(Properties properties, Path folder) {
        try {
            KafkaRaftServer server = new KafkaRaftServer(new KafkaConfig(properties), Time.SYSTEM);
            server.startup();
            return server;
        } catch (RuntimeException e) {
            throw new CannotStart("Kafka does not start on the data folder " + folder + ": " + e.getMessage(), e);
        }
    }

    /** Kafka holds a lock on a file of this name while it uses a folder, and its own complaint comes too late. */
    private static void requireUnused(Path folder) {
        try (FileChannel channel =
                        FileChannel.open(folder.resolve(".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                @Nullable FileLock lock = channel.tryLock()) {
            if (lock == null) {
                throw inUse(folder);
            }
        } catch (OverlappingFileLockException _) {
            throw inUse(folder);
        } catch (IOException e) {
            throw new CannotStart("The data folder " + folder + " cannot be used: " + e.getMessage(), e);
        }
    }

    private static CannotStart inUse(Path folder) {
        return new CannotStart("The data folder " + folder + " is in use by another Kafka broker.");
    }

    private static void formatOnce(Path folder, Properties properties) {
        if (Files.exists(folder.resolve("meta.properties"))) {
            return;
        }
        Path file = folder.resolveSibling(folder.getFileName() + ".properties");
        try (Writer writer = Files.newBufferedWriter(file)) {
            properties.store(writer, null);
        } catch (IOException e) {
            throw new CannotStart("The file " + file + " cannot be written: " + e.getMessage(), e);
        }
        String[] format = {
            "format", "--cluster-id", Uuid.randomUuid().toString(), "--config", file.toString(), "--ignore-formatted"
        };
        try {
            int exit = StorageTool.execute(
                    format, new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
            Files.deleteIfExists(file);
            if (exit != 0) {
                throw new CannotStart("Kafka cannot format the data folder " + folder + ".");
            }
        } catch (IOException e) {
            throw new CannotStart("Kafka cannot format the data folder " + folder + ": " + e.getMessage(), e);
        }
    }

    /** Where clients connect to. */
    public String bootstrapServers() {
        return "127.0.0.1:" + port;
    }

    /** Whether the broker answers a client now; waits for two seconds at most. */
    public boolean answers() {
        return KafkaTopics.answers(bootstrapServers());
    }

    /** Stops the broker; deletes the data of a temporary one. */
    @Override
    public void close() {
        server.shutdown();
        server.awaitShutdown();
        if (temporary) {
            Folders.delete(dataFolder);
        }
    }
}
