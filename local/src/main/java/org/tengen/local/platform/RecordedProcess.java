package org.tengen.local.platform;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A process written down in a file, so that it can be found again after whoever started it has been killed. */
final class RecordedProcess {
    private final Path file;

    RecordedProcess(Path file) {
        this.file = file;
    }

    void record(ProcessHandle process) {
        try {
            Files.writeString(file, Long.toString(process.pid()));
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot write " + file, e);
        }
    }

    void forget() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot delete " + file, e);
        }
    }

    /**
     * The process that was written down, where it still lives.
     *
     * @param mark what its command line holds; a process without it has only inherited the number
     */
    Optional<ProcessHandle> stillRunning(String mark) {
        return pid().flatMap(ProcessHandle::of)
                .filter(ProcessHandle::isAlive)
                .filter(process -> process.info().commandLine().orElse("").contains(mark));
    }

    /** The number at the start of the file; empty where there is none. */
    private Optional<Long> pid() {
        if (!Files.isReadable(file)) {
            return Optional.empty();
        }
        try {
            return Files.readString(file)
                    .lines()
                    .findFirst()
                    .map(String::strip)
                    .filter(line -> line.matches("\\d{1,18}"))
                    .map(Long::valueOf);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + file, e);
        }
    }
}
