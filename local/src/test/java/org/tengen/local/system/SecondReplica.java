package org.tengen.local.system;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.tengen.embedded.Ports;
import org.tengen.local.platform.Installation;
import org.tengen.local.platform.ServiceProcess;

/** One more process of a service of a platform that runs: told the same as the first, but for its port. */
final class SecondReplica implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final String PORT = "quarkus.http.port";

    private final Process process;
    private final URI address;

    private SecondReplica(Process process, URI address) {
        this.process = process;
        this.address = address;
    }

    /** Ready when this returns. */
    static SecondReplica of(ServiceProcess first, Path log) throws IOException {
        Map<String, String> settings = new HashMap<>(first.settings());
        settings.put(PORT, Integer.toString(Ports.free()));
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1"));
        settings.forEach((name, value) -> command.add("-D" + name + "=" + value));
        command.add("-jar");
        command.add(Installation.here()
                .root()
                .resolve(first.service().module())
                .resolve("target/quarkus-app/quarkus-run.jar")
                .toString());
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        SecondReplica replica = new SecondReplica(process, URI.create("http://127.0.0.1:" + settings.get(PORT)));
        replica.awaitReady();
        return replica;
    }

    private void awaitReady() {
        HttpRequest ready =
                HttpRequest.newBuilder(address.resolve("/q/health/ready")).build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            await().atMost(PATIENCE)
                    .ignoreExceptionsInstanceOf(IOException.class)
                    .until(() -> client.send(ready, BodyHandlers.discarding()).statusCode() == 200);
        }
    }

    URI address() {
        return address;
    }

    /** SIGKILL. */
    void kill() {
        process.destroyForcibly();
    }

    @Override
    public void close() {
        kill();
    }
}
