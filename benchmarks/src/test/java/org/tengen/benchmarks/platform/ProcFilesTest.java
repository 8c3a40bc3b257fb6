package org.tengen.benchmarks.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The fields are numbered by proc_pid_stat(5): 4 is the parent, 14 to 17 are utime, stime, cutime and cstime. */
class ProcFilesTest {
    private static final String STAT =
            "%d (%s) S %d 411 411 0 -1 4194560 2417 65 0 0 %d %d %d %d 20 0 1 0 3412 226750464 7042 18446744073709551615 1 1 0\n";

    @TempDir
    private Path proc;

    @Test
    void a_name_with_blanks_and_parentheses_shifts_nothing() {
        assertThat(ProcessStat.parse(STAT.formatted(42, "postgres: (a) b", 7, 120, 30, 4, 1)))
                .isEqualTo(new ProcessStat(42, 7, 1500, 50));
    }

    @Test
    void something_else_is_refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> ProcessStat.parse("VmRSS: 1 kB"));
    }

    @Test
    void a_process_with_its_children_is_all_that_live_and_those_that_ended() throws IOException {
        process(10, 1, 100, 10, 7, 3);
        process(11, 10, 50, 5, 1000, 1000);
        process(12, 10, 20, 5, 0, 0);
        process(13, 11, 500, 500, 0, 0);
        process(20, 1, 500, 500, 0, 0);
        Files.createDirectory(proc.resolve("net"));

        ProcFiles files = new ProcFiles(proc);

        assertThat(files.withChildrenMs(10)).isEqualTo(10 * (110 + 10 + 55 + 25));
        assertThat(files.ownMs(10)).isEqualTo(1100);
    }

    @Test
    void what_a_process_was_told_is_read_from_its_arguments() throws IOException {
        Path folder = Files.createDirectory(proc.resolve("10"));
        Files.writeString(
                folder.resolve("cmdline"),
                "java\0-Dkafka.bootstrap.servers=127.0.0.1:9092\0-Dkafka.x=y=z\0-jar\0a b\0");
        ProcFiles files = new ProcFiles(proc);

        assertThat(files.property(10, "kafka.bootstrap.servers")).isEqualTo("127.0.0.1:9092");
        assertThat(files.property(10, "kafka.x")).isEqualTo("y=z");
        assertThatIllegalStateException()
                .isThrownBy(() -> files.property(10, "kafka"))
                .withMessage("Process 10 was not told kafka");
    }

    @Test
    void this_process_has_had_a_processor() {
        assertThat(ProcFiles.ofThisMachine().ownMs(ProcessHandle.current().pid()))
                .isPositive();
    }

    private void process(long pid, long parent, long user, long system, long childrenUser, long childrenSystem)
            throws IOException {
        Path folder = Files.createDirectory(proc.resolve(Long.toString(pid)));
        Files.writeString(
                folder.resolve("stat"),
                STAT.formatted(pid, "java", parent, user, system, childrenUser, childrenSystem));
    }
}
