package org.tengen.local.platform;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The folder that keeps everything of one platform: databases, topics, keys and logs. It is held by one running platform
 * at a time; the lock goes with the process, however that ends.
 */
public final class DataFolder implements AutoCloseable {
    static final String POSTGRES = "postgres";
    static final String KAFKA = "kafka";

    private static final String MARK = "tengen-data";
    private static final String MARK_CONTENT = "Tengen keeps its data here, format 1.\n";
    private static final String LOCK = "lock";

    private final Path root;
    private final FileChannel lockFile;

    private DataFolder(Path root, FileChannel lockFile) {
        this.root = root;
        this.lockFile = lockFile;
    }

    /** Where data is kept unless one says otherwise. */
    public static Path standard() {
        return Path.of(System.getProperty("user.home"), ".tengen");
    }

    /**
     * Takes hold of a folder, making it where there is none.
     *
     * @throws Trouble where it is in use, holds something else than Tengen's data, or cannot be written
     */
    public static DataFolder open(Path folder) {
        return open(folder, false);
    }

    /** As {@link #open}, with whatever Tengen kept in the folder deleted first. */
    public static DataFolder openFresh(Path folder) {
        return open(folder, true);
    }

    private static DataFolder open(Path folder, boolean fresh) {
        Path root = folder.toAbsolutePath().normalize();
        try {
            claim(root);
            FileChannel lockFile = lock(root);
            DataFolder data = new DataFolder(root, lockFile);
            Orphans.end(data);
            if (fresh) {
                data.empty();
            }
            return data;
        } catch (IOException e) {
            throw new Trouble(
                    "The data folder " + root + " cannot be used (" + describe(e)
                            + "): mend it, or name another one with --data.",
                    e);
        }
    }

    /** Makes the folder ours where it is new or empty; refuses one that holds something else. */
    private static void claim(Path root) throws IOException {
        if (Files.exists(root) && !Files.isDirectory(root)) {
            throw new Trouble(root + " is a file, not a folder for Tengen's data: name another one with --data.");
        }
        Files.createDirectories(root);
        Path mark = root.resolve(MARK);
        if (!Files.exists(mark)) {
            if (!isEmpty(root)) {
                throw new Trouble(
                        root
                                + " holds files that are not Tengen's, so they are left alone: name another folder with --data.");
            }
            Files.writeString(mark, MARK_CONTENT);
        } else if (!Files.readString(mark).equals(MARK_CONTENT)) {
            throw new Trouble(root + " was written by another version of Tengen: name another folder with --data.");
        }
    }

    private static FileChannel lock(Path root) throws IOException {
        FileChannel file = FileChannel.open(
                root.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        if (tryLock(file) == null) {
            file.close();
            throw new Trouble(root
                    + " is in use by a Tengen that is running: stop that one, or name another folder with --data.");
        }
        return file;
    }

    private static @Nullable FileLock tryLock(FileChannel file) throws IOException {
        try {
            return file.tryLock();
        } catch (OverlappingFileLockException _) {
            return null;
        }
    }

    private void empty() throws IOException {
        try (Stream<Path> entries = Files.list(root)) {
            for (Path entry : entries.toList()) {
                String name = entry.getFileName().toString();
                if (!name.equals(MARK) && !name.equals(LOCK)) {
                    FileTrees.delete(entry);
                }
            }
        }
    }

    /** The folder itself, absolute. */
    public Path root() {
        return root;
    }

    /** A folder within, made where there is none. */
    Path folder(String name) {
        return FileTrees.create(root.resolve(name));
    }

    /** What the command line of each of our processes holds. */
    String processMark() {
        return "-Dtengen.data=" + root;
    }

    /** Where the process of this name is written down. */
    RecordedProcess processFile(String name) {
        return new RecordedProcess(folder("processes").resolve(name + ".pid"));
    }

    /** Where a process writes what it has to say. */
    public Path logFile(String name) {
        return folder("logs").resolve(name + ".log");
    }

    /** The keys that a folder holds, which may be in use. */
    public static Optional<KeyFiles> keysIn(Path folder) {
        return KeyFiles.existingIn(folder.resolve(KeyFiles.FOLDER));
    }

    /** The keys of this platform, made the first time. */
    public KeyFiles keys() {
        return KeyFiles.createdIn(folder(KeyFiles.FOLDER));
    }

    /** The key that rules-service signs records with; it makes it the first time. */
    Path recordKey() {
        return folder(KeyFiles.FOLDER).resolve("record-key.pem");
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.findAny().isEmpty();
        }
    }

    private static String describe(IOException e) {
        return e.getClass().getSimpleName().replace("Exception", "") + ": " + e.getMessage();
    }

    /** Lets go of the folder. */
    @Override
    public void close() {
        try {
            lockFile.close();
        } catch (IOException e) {
            throw new Trouble("The lock in " + root + " cannot be released (" + e.getMessage() + ").", e);
        }
    }
}
