package org.tengen.local.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The smallest program of the platform, recorded and started again with what was recorded. */
class AotCacheIT {
    @TempDir
    private Path temporary;

    private Installation installation;

    /** What is built, under a root of its own, so that the caches of the real one stay as they are. */
    @BeforeEach
    void install() throws IOException {
        Path root = Files.createDirectory(temporary.resolve("root"));
        Files.createSymbolicLink(
                root.resolve("local"), Installation.here().root().resolve("local"));
        installation = new Installation(root);
    }

    private BrokerProcess broker(DataFolder data, AotCaches caches) {
        return new BrokerProcess(installation.ownJar(), data, caches);
    }

    private static Stream<String> commandLines() {
        return ProcessHandle.allProcesses().flatMap(process -> process.info().commandLine().stream());
    }

    @Test
    void a_program_writes_its_cache_when_it_stops_and_starts_with_it_after_that() throws IOException {
        try (DataFolder data = DataFolder.open(temporary.resolve("data"))) {
            BrokerProcess recorded = broker(data, AotCaches.recorded(installation));
            recorded.start();
            recorded.awaitReady();
            recorded.stop();
            Path folder = installation.root().resolve("target/aot");
            Files.move(folder.resolve("new/broker.aot"), folder.resolve("broker.aot"));
            Files.delete(recorded.log());

            BrokerProcess trained = broker(data, AotCaches.used(installation));
            trained.start();
            try {
                trained.awaitReady();
                assertThat(commandLines()).anyMatch(line -> line.contains("-XX:AOTCache=" + folder));
                assertThat(Files.readString(trained.log()))
                        .contains("The broker is ready")
                        .doesNotContainIgnoringCase("AOT cache");
            } finally {
                trained.stop();
            }
        }
    }
}
