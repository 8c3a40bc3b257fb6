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
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** One service as a process of its own, on a port that stays the same when it is started again. */
public final class ServiceProcess {
    private static final Duration START_TIMEOUT = Duration.ofMinutes(2);
    private static final Duration STOP_TIMEOUT = Duration.ofSeconds(10);
    private static final Duration POLL = Duration.ofMillis(100);
    private static final int LINES_OF_LOG = 5;
    /** Small and soon ready, rather than fast in the long run. */
    private static final List<String> JVM = List.of(
            "-Xms64m", "-Xmx320m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:+ExitOnOutOfMemoryError");

    private final Service service;
    private final int port;
    private final Path jar;
    private final Map<String, String> settings;
    private final DataFolder data;
    private @Nullable Process process;
    private boolean stopping;

    ServiceProcess(Service service, int port, Path jar, Map<String, String> settings, DataFolder data) {
        this.service = service;
        this.port = port;
        this.jar = jar;
        this.settings = Map.copyOf(settings);
        this.data = data;
    }

    public Service service() {
        return service;
    }

    public int port() {
        return port;
    }

    /** Where the service answers, the gateway aside. */
    public URI address() {
        return URI.create("http://127.0.0.1:" + port);
    }

    /** What the service is told, as system properties. */
    public Map<String, String> settings() {
        return settings;
    }

    /** Everything the service has written. */
    public Path log() {
        return data.logFile(service.module());
    }

    /** Starts the process, and does not wait for it. */
    public synchronized void start() {
        stopping = false;
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add(data.processMark());
        command.addAll(JVM);
        settings.forEach((name, value) -> command.add("-D" + name + "=" + value));
        command.addAll(List.of("-jar", jar.toString()));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log().toFile()));
        try {
            process = builder.start();
        } catch (IOException e) {
            throw new Trouble(service.module() + " cannot be started (" + e.getMessage() + ").", e);
        }
        data.processFile(service).record(process.toHandle());
    }

    /** Starts the process unless the service has been asked to end; says which. */
    synchronized boolean startAgain() {
        if (!stopping) {
            start();
        }
        return !stopping;
    }

    /** @throws Trouble where the service ends, or is not ready in two minutes */
    public void awaitReady() {
        HttpRequest ready = HttpRequest.newBuilder(address().resolve("/q/health/ready"))
                .timeout(Duration.ofSeconds(2))
                .build();
        long deadline = System.nanoTime() + START_TIMEOUT.toNanos();
        try (HttpClient client = HttpClient.newHttpClient()) {
            while (!answersWell(client, ready)) {
                if (running().waitFor(POLL.toMillis(), TimeUnit.MILLISECONDS)) {
                    throw new Trouble(service.module() + " ended while it started; the end of its log " + log()
                            + " is:\n" + endOfLog());
                }
                if (System.nanoTime() > deadline) {
                    throw new Trouble(service.module() + " is not ready after " + START_TIMEOUT.toMinutes()
                            + " minutes; its log is " + log() + ".");
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Trouble("Interrupted while " + service.module() + " started.", e);
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

    /**
     * Waits until the process has ended that runs now.
     *
     * @return with what exit code; empty where it was asked to end
     */
    OptionalInt awaitEnd() throws InterruptedException {
        int exitCode = running().waitFor();
        synchronized (this) {
            return stopping ? OptionalInt.empty() : OptionalInt.of(exitCode);
        }
    }

    /** Asks the process to end, as Ctrl-C would, and does not wait for it. Nothing happens where it was not started. */
    synchronized void askToStop() {
        stopping = true;
        if (process != null) {
            process.destroy();
        }
    }

    /** Ends the process as Ctrl-C would; by force where it takes longer than 10 s. */
    public void stop() {
        if (!isStarted()) {
            return;
        }
        askToStop();
        if (!endsWithin(STOP_TIMEOUT)) {
            kill();
        }
        data.processFile(service).forget();
    }

    /** Ends the process at once, without a word to it (SIGKILL). */
    public void kill() {
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
            throw new IllegalStateException(service.module() + " has not been started");
        }
        return process;
    }
}
