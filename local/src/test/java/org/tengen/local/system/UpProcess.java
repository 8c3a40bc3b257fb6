package org.tengen.local.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.tengen.local.platform.Installation;

/** {@code ./tengen up} as a process of its own. */
final class UpProcess {
    private static final Duration PATIENCE = Duration.ofMinutes(3);

    private final Process process;
    private final Path output;
    private final int port;

    private UpProcess(Process process, Path output, int port) {
        this.process = process;
        this.output = output;
        this.port = port;
    }

    static UpProcess start(Path data, Path output, int port) {
        Path root = Installation.here().root();
        ProcessBuilder builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-D" + Installation.ROOT_PROPERTY + "=" + root,
                        "-jar",
                        root.resolve("local/target/local.jar").toString(),
                        "up",
                        "--data",
                        data.toString(),
                        "--port",
                        Integer.toString(port))
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        try {
            return new UpProcess(builder.start(), output, port);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    UpProcess awaitUp() {
        awaitSaid("Tengen is up.", "Ctrl-C stops it.");
        return this;
    }

    void awaitSaid(String... sentences) {
        await().atMost(PATIENCE).untilAsserted(() -> assertThat(output()).contains(sentences));
    }

    int awaitExit() {
        await().atMost(PATIENCE).until(() -> !process.isAlive());
        return process.exitValue();
    }

    URI gateway() {
        return URI.create("http://localhost:" + port);
    }

    String output() {
        try {
            return Files.readString(output);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** As Ctrl-C. */
    void stop() {
        process.destroy();
        awaitExit();
    }

    /** SIGKILL. */
    void kill() {
        process.destroyForcibly();
        awaitExit();
    }
}
