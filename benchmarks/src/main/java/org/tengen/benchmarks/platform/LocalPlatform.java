package org.tengen.benchmarks.platform;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The platform as {@code ./tengen up} runs it, on a data folder of its own that is deleted at the end. What its parts were told
 * is read from their command lines, so that it need not be said twice.
 */
final class LocalPlatform implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(15);
    private static final Duration STOP_PATIENCE = Duration.ofMinutes(1);
    private static final Duration POLL = Duration.ofMillis(100);
    private static final String HEALTHY = "Tengen is up.";

    private final ProcFiles processes = ProcFiles.ofThisMachine();
    private final Path script;
    private final Path folder;
    private final int port;
    private final Process launcher;

    private LocalPlatform(Path script, Path folder, int port, Process launcher) {
        this.script = script;
        this.folder = folder;
        this.port = port;
        this.launcher = launcher;
    }

    /**
     * Starts it; {@link #awaitHealthy} waits for it.
     *
     * @param script {@code tengen}
     * @param parent where the data folder is made: on a disk, since durable writes are measured
     */
    static LocalPlatform start(Path script, Path parent) throws IOException {
        Files.createDirectories(parent);
        Path folder = Files.createTempDirectory(parent, "platform-");
        int port = freePort();
        Process launcher = new ProcessBuilder(
                        script.toString(),
                        "up",
                        "--data",
                        folder.resolve("data").toString(),
                        "--port",
                        "" + port)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("output").toFile())
                .start();
        return new LocalPlatform(script, folder, port, launcher);
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    /** @throws IllegalStateException where it does not start; the message holds what it said */
    void awaitHealthy() throws InterruptedException {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!output().contains(HEALTHY)) {
            if (launcher.waitFor(POLL.toMillis(), TimeUnit.MILLISECONDS) || System.nanoTime() > deadline) {
                throw new IllegalStateException("The platform did not start:\n" + output());
            }
        }
    }

    private String output() {
        try {
            return Files.readString(folder.resolve("output"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    URI gateway() {
        return URI.create("http://127.0.0.1:" + port);
    }

    URI matchService() {
        return URI.create("http://127.0.0.1:" + processes.property(pid(Part.MATCH), "quarkus.http.port"));
    }

    String bootstrapServers() {
        return processes.property(pid(Part.RULES), "kafka.bootstrap.servers");
    }

    /** The URL of a database for JDBC, with the user. */
    String jdbcUrl(String database) {
        String rules = processes.property(pid(Part.RULES), "quarkus.datasource.jdbc.url");
        return rules.substring(0, rules.lastIndexOf('/') + 1) + database + "?user="
                + processes.property(pid(Part.RULES), "quarkus.datasource.username") + "&password="
                + processes.property(pid(Part.RULES), "quarkus.datasource.password");
    }

    /** Time that a part has had a processor since it was started, in milliseconds. */
    long cpuMs(Part part) {
        return part == Part.POSTGRES ? processes.withChildrenMs(pid(part)) : processes.ownMs(pid(part));
    }

    private long pid(Part part) {
        Path data = folder.resolve("data");
        return switch (part) {
            case DRIVER -> ProcessHandle.current().pid();
            case LAUNCHER -> launcher.pid();
            case BROKER -> writtenIn(data.resolve("processes/broker.pid"));
            case POSTGRES -> writtenIn(data.resolve("postgres/postmaster.pid"));
            case MATCH -> writtenIn(data.resolve("processes/match-service.pid"));
            case RULES -> writtenIn(data.resolve("processes/rules-service.pid"));
            case SCORING -> writtenIn(data.resolve("processes/scoring-service.pid"));
        };
    }

    private static long writtenIn(Path file) {
        try {
            return Long.parseLong(Files.readAllLines(file).getFirst().strip());
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + file, e);
        }
    }

    /** A token for each player, in the same order. */
    List<String> tokens(List<String> players) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(script.toString(), "token"));
        command.addAll(players);
        command.addAll(List.of("--data", folder.resolve("data").toString()));
        Path tokens = folder.resolve("tokens");
        Process process = new ProcessBuilder(command)
                .redirectError(Redirect.INHERIT)
                .redirectOutput(tokens.toFile())
                .start();
        if (process.waitFor() != 0) {
            throw new IllegalStateException("The players' tokens cannot be signed.");
        }
        return Files.readAllLines(tokens);
    }

    /** Stops it and deletes its data. */
    @Override
    public void close() {
        launcher.destroy();
        try {
            if (!launcher.waitFor(STOP_PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
                launcher.destroyForcibly().waitFor();
            }
            delete(folder);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot delete " + folder, e);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        }
    }
}
