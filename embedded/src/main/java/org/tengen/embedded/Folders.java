package org.tengen.embedded;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Folders that hold a server's data. */
final class Folders {
    private Folders() {}

    static Path temporary(String server) {
        try {
            return Files.createTempDirectory("tengen-" + server + "-");
        } catch (IOException e) {
            throw new CannotStart("No temporary folder can be made for " + server + ": " + e.getMessage(), e);
        }
    }

    /** Makes the folder where it does not exist. */
    static void create(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new CannotStart("The data folder " + folder + " cannot be made: " + e.getMessage(), e);
        }
        if (!Files.isWritable(folder)) {
            throw new CannotStart("The data folder " + folder + " cannot be written to.");
        }
    }

    static boolean isEmpty(Path folder) {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.findAny().isEmpty();
        } catch (IOException e) {
            throw new CannotStart("The data folder " + folder + " cannot be read: " + e.getMessage(), e);
        }
    }

    static void delete(Path folder) {
        try (Stream<Path> paths = Files.walk(folder)) {
            List<Path> deepestFirst = paths.sorted(Comparator.reverseOrder()).toList();
            for (Path path : deepestFirst) {
                Files.deleteIfExists(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The folder " + folder + " cannot be deleted", e);
        }
    }
}
