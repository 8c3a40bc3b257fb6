package org.tengen.local.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tengen.local.platform.DataFolder;

class BackgroundTrainingTest {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @TempDir
    private Path temporary;

    @Test
    void it_runs_the_script_and_ends_with_all_its_programs_when_it_is_closed() throws IOException {
        Path script = temporary.resolve("tengen");
        Files.writeString(script, "#!/bin/sh\necho \"asked to $1\"\nsleep 600 &\nwait\n");
        assertThat(script.toFile().setExecutable(true)).isTrue();
        Path log = temporary.resolve("log");
        Path data = temporary.resolve("data");
        DataFolder.open(data).close();

        BackgroundTraining training = BackgroundTraining.start(script.toString(), data, log.toFile());
        await().atMost(PATIENCE).until(() -> programs().size() == 2);
        assertThat(log).hasContent("asked to train");
        List<ProcessHandle> programs = programs();
        training.close();

        await().atMost(PATIENCE).until(() -> programs.stream().noneMatch(ProcessHandle::isAlive));
        assertThat(data).doesNotExist();
    }

    /** The script, and what it waits for. */
    private List<ProcessHandle> programs() {
        return ProcessHandle.current()
                .descendants()
                .filter(process -> process.info()
                        .commandLine()
                        .filter(line -> line.contains(temporary.toString()) || line.contains("sleep 600"))
                        .isPresent())
                .toList();
    }
}
