package org.tengen.local.platform;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/** Folders with all that is in them. */
public final class FileTrees {
    private FileTrees() {}

    static Path create(Path folder) {
        try {
            return Files.createDirectories(folder);
        } catch (IOException e) {
            throw new Trouble("The folder " + folder + " cannot be made (" + e.getMessage() + ").", e);
        }
    }

    /** Deletes a folder or file; links are deleted, not followed. Nothing happens where there is none. */
    public static void delete(Path tree) {
        if (!Files.exists(tree)) {
            return;
        }
        try {
            Files.walkFileTree(tree, new Deleting());
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot delete " + tree, e);
        }
    }

    private static final class Deleting extends SimpleFileVisitor<Path> {
        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException problem) throws IOException {
            if (problem != null) {
                throw problem;
            }
            Files.delete(folder);
            return FileVisitResult.CONTINUE;
        }
    }
}
