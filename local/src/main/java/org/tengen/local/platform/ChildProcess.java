package org.tengen.local.platform;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tengen.local.broker.Health;

/**
 * A Java program of the platform as a process of its own, which says by HTTP when it is ready. Its ports stay the same when
 * it is started again.
 */
public abstract sealed class ChildProcess implements Revivable permits ServiceProcess, BrokerProcess {
    private static final Duration START_TIMEOUT = Duration.ofMinutes(2);
    private static final Duration STOP_TIMEOUT = Duration.ofSeconds(10);
    private static final Duration RECORDING_STOP_TIMEOUT = Duration.ofMinutes(5);
    private static final Duration POLL = Duration.ofMillis(100);
    private static final int LINES_OF_LOG = 5;
    /** All of them share a machine with few cores. */
    private static final List<String> JVM = List.of(
            "-Xms192m",
            "-Xmn96m",
            "-Xmx320m",
            "-XX:+UseSerialGC",
            "-XX:+UseCompactObjectHeaders",
            "-XX:+ExitOnOutOfMemoryError");

    private final String name;
    private final DataFolder data;
    private final Path program;
    private final AotCaches caches;
    private @Nullable Process process;
    private boolean stopping;

    /** @param program the jar it is in */
    ChildProcess(String name, DataFolder data, Path program, AotCaches caches) {
        this.name = name;
        this.data = data;
        this.program = program;
        this.caches = caches;
    }

    @Override
    public final String name() {
        return name;
    }

    /** What comes after {@code java} and its usual options: settings, and the program. */
    abstract List<String> arguments();

    /** Where it answers HTTP. */
    public abstract URI address();

    /** Everything the process has written. */
    public final Path log() {
        return data.logFile(name);
    }

    /** Starts the process, and does not wait for it. */
    public final synchronized void start() {
        stopping = false;
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add(data.processMark());
        command.addAll(JVM);
        command.addAll(caches.options(name, program));
        command.addAll(arguments());
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log().toFile()));
        try {
            process = builder.start();
        } catch (IOException e) {
            throw new Trouble(name + " cannot be started (" + e.getMessage() + ").", e);
        }
        data.processFile(name).record(process.toHandle());
    }

    @Override
    public final synchronized boolean startAgain() {
        if (!stopping) {
            start();
        }
        return !stopping;
    }

    @Override
    public final void awaitReady() {
        HttpRequest ready = HttpRequest.newBuilder(address().resolve(Health.PATH))
                .timeout(Duration.ofSeconds(2))
                .build();
        long deadline = System.nanoTime() + START_TIMEOUT.toNanos();
        try (HttpClient client = HttpClient.newHttpClient()) {
            while (!answersWell(client, ready)) {
                if (running().waitFor(POLL.toMillis(), TimeUnit.MILLISECONDS)) {
                    throw new Trouble(
                            name + " ended while it started; the end of its log " + log() + " is:\n" + endOfLog());
                }
                if (System.nanoTime() > deadline) {
                    throw new Trouble(name + " is not ready after " + START_TIMEOUT.toMinutes()
                            + " minutes; its log is " + log() + ".");
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Trouble("Interrupted while " + name + " started.", e);
        }
    }

    private static boolean answersWell(HttpClient client, HttpRequest request) throws InterruptedException {
        try {
            return client.send(request, BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException _) {
            return false;
        }
    }

    private String endOfLog() {
        try {
            List<String> lines = Files.readAllLines(log());
            return String.join("\n", lines.subList(Math.max(0, lines.size() - LINES_OF_LOG), lines.size()));
        } catch (IOException e) {
            return "(it cannot be read: " + e.getMessage() + ")";
        }
    }

    @Override
    public final Optional<String> awaitEnd() throws InterruptedException {
        int exitCode = running().waitFor();
        synchronized (this) {
            return stopping ? Optional.empty() : Optional.of("has ended (exit code " + exitCode + ")");
        }
    }

    /** Asks the process to end, as Ctrl-C would, and does not wait for it. Nothing happens where it was not started. */
    final synchronized void askToStop() {
        stopping = true;
        if (process != null) {
            process.destroy();
        }
    }

    /** Ends the process as Ctrl-C would; by force where it takes longer than 10 s, unless it has a cache to write. */
    public final void stop() {
        if (!isStarted()) {
            return;
        }
        askToStop();
        if (!endsWithin(caches.areRecorded() ? RECORDING_STOP_TIMEOUT : STOP_TIMEOUT)) {
            kill();
        }
        data.processFile(name).forget();
    }

    /** Ends the process at once, without a word to it (SIGKILL). */
    public final void kill() {
        running().destroyForcibly();
        endsWithin(STOP_TIMEOUT);
    }

    private boolean endsWithin(Duration patience) {
        try {
            return running().waitFor(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private synchronized boolean isStarted() {
        return process != null;
    }

    private synchronized Process running() {
        if (process == null) {
            throw new IllegalStateException(name + " has not been started");
        }
        return process;
    }
}
