package org.tengen.local.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AotCachesTest {
    private static final Instant BUILT = Instant.parse("2026-05-04T10:00:00Z");
    private static final String[] PROGRAMS = {"launcher", "broker", "rules-service", "match-service", "scoring-service"
    };

    @TempDir
    private Path root;

    private Installation installation;

    @BeforeEach
    void build() throws IOException {
        installation = new Installation(root);
        file("local/target/local.jar", BUILT);
        for (Service service : Service.values()) {
            file(service.module() + "/target/quarkus-app/quarkus-run.jar", BUILT);
        }
    }

    private Path file(String name, Instant written) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        if (!Files.exists(file)) {
            Files.createFile(file);
        }
        return Files.setLastModifiedTime(file, FileTime.from(written));
    }

    private Path cache(String program, Instant written) throws IOException {
        return file("target/aot/" + program + ".aot", written);
    }

    @Test
    void a_cache_is_used_that_is_younger_than_the_program_and_no_other() throws IOException {
        AotCaches caches = AotCaches.used(installation);
        assertThat(caches.options("broker", installation.ownJar())).containsExactly("-XX:TieredStopAtLevel=1");

        Path cache = cache("broker", BUILT.minusSeconds(1));
        assertThat(caches.options("broker", installation.ownJar())).containsExactly("-XX:TieredStopAtLevel=1");

        cache("broker", BUILT.plusSeconds(1));
        assertThat(caches.options("broker", installation.ownJar()))
                .contains("-XX:AOTCache=" + cache)
                .noneMatch(option -> option.contains("TieredStopAtLevel"));
    }

    @Test
    void they_are_complete_when_every_program_has_one_of_this_build() throws IOException {
        for (String program : PROGRAMS) {
            assertThat(AotCaches.areComplete(installation)).isFalse();
            cache(program, BUILT.plusSeconds(1));
        }
        assertThat(AotCaches.areComplete(installation)).isTrue();

        file("match-service/target/quarkus-app/quarkus-run.jar", BUILT.plusSeconds(2));
        assertThat(AotCaches.areComplete(installation)).isFalse();
    }

    @Test
    void caches_are_recorded_beside_those_in_use() throws IOException {
        Path used = cache("broker", BUILT.plusSeconds(1));

        assertThat(AotCaches.recorded(installation).options("broker", installation.ownJar()))
                .contains("-XX:AOTCacheOutput=" + root.resolve("target/aot/new/broker.aot"))
                .noneMatch(option -> option.contains(used.toString()));
    }
}
