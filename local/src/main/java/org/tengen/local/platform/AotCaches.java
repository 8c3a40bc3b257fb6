package org.tengen.local.platform;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The JDK's ahead-of-time caches of the programs: their classes, linked, and what a training run learnt of their methods. A
 * program that has its cache starts soon and comes to its full speed. Without one, or with one of another build, it is compiled in
 * the quick way alone: as soon ready, and slower in the long run.
 */
public final class AotCaches {
    private static final String LAUNCHER = "launcher";
    /** Compiling for full speed all at once, from nothing, would hold the start up by half. */
    private static final List<String> SOON_READY = List.of("-XX:TieredStopAtLevel=1");

    private static final String NEW = "new";
    /** What it leaves out of a cache, it says class by class. */
    private static final String QUIET = "-Xlog:aot*=error";

    private final Path folder;
    private final boolean recorded;

    private AotCaches(Path folder, boolean recorded) {
        this.folder = folder;
        this.recorded = recorded;
    }

    /** The caches there are, to be used. */
    public static AotCaches used(Installation installation) {
        return new AotCaches(installation.aotFolder(), false);
    }

    /** Caches that are written when the programs end, in a folder beside those that are used. */
    public static AotCaches recorded(Installation installation) {
        return new AotCaches(FileTrees.create(installation.aotFolder().resolve(NEW)), true);
    }

    /** Whether all programs have theirs, of the build that is installed. */
    public static boolean areComplete(Installation installation) {
        AotCaches caches = used(installation);
        return Stream.concat(
                        Stream.of(LAUNCHER, BrokerProcess.NAME).map(name -> caches.isOf(name, installation.ownJar())),
                        Stream.of(Service.values())
                                .map(service -> caches.isOf(service.module(), installation.jar(service))))
                .allMatch(complete -> complete);
    }

    /** Whether programs take longer to end, since they write caches then. */
    boolean areRecorded() {
        return recorded;
    }

    /**
     * What a program is to be started with.
     *
     * @param jar where the program is
     */
    List<String> options(String program, Path jar) {
        if (recorded) {
            return List.of("-XX:AOTCacheOutput=" + file(program), QUIET);
        }
        return isOf(program, jar) ? List.of("-XX:AOTCache=" + file(program), QUIET) : SOON_READY;
    }

    private Path file(String program) {
        return folder.resolve(program + ".aot");
    }

    private boolean isOf(String program, Path jar) {
        Path cache = file(program);
        try {
            return Files.exists(cache)
                    && Files.getLastModifiedTime(cache).compareTo(Files.getLastModifiedTime(jar)) >= 0;
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot look at " + cache, e);
        }
    }
}
