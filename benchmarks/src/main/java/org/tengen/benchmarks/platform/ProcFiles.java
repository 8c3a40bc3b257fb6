package org.tengen.benchmarks.platform;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** What Linux says of processes, as files below {@code /proc}. */
final class ProcFiles {
    private final Path root;

    /** @param root {@code /proc} */
    ProcFiles(Path root) {
        this.root = root;
    }

    static ProcFiles ofThisMachine() {
        return new ProcFiles(Path.of("/proc"));
    }

    /** Time on a processor of one process, in milliseconds. */
    long ownMs(long pid) {
        return stat(root.resolve(Long.toString(pid)))
                .map(ProcessStat::ownMs)
                .orElseThrow(() -> new IllegalStateException("Process " + pid + " is gone"));
    }

    /** The same of a process and its children, also of those that have ended; not of what children began. */
    long withChildrenMs(long pid) {
        try (Stream<Path> entries = Files.list(root)) {
            return entries.filter(entry -> entry.getFileName().toString().matches("\\d+"))
                    .flatMap(entry -> stat(entry).stream())
                    .filter(stat -> stat.pid() == pid || stat.parent() == pid)
                    .mapToLong(stat -> stat.ownMs() + (stat.pid() == pid ? stat.endedChildrenMs() : 0))
                    .sum();
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + root, e);
        }
    }

    private static Optional<ProcessStat> stat(Path process) {
        try {
            return Optional.of(
                    ProcessStat.parse(Files.readString(process.resolve("stat"), StandardCharsets.ISO_8859_1)));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /** The value of {@code -Dname=value} among the arguments that a process was started with. */
    String property(long pid, String name) {
        Path file = root.resolve(Long.toString(pid)).resolve("cmdline");
        String beginning = "-D" + name + "=";
        try {
            return Stream.of(Files.readString(file).split("\0", -1))
                    .filter(argument -> argument.startsWith(beginning))
                    .map(argument -> argument.substring(beginning.length()))
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("Process " + pid + " was not told " + name));
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + file, e);
        }
    }
}
