package org.tengen.local.platform;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Processes that outlived a platform which was killed. They would hold the data folder for ever, so whoever holds its
 * lock next ends them; a process counts as ours only where its command line names the folder.
 */
final class Orphans {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private Orphans() {}

    /** Services first, so that the database loses its clients and can end in peace. */
    static void end(DataFolder data) {
        for (Service service : Service.values()) {
            data.processFile(service).stillRunning(data.processMark()).ifPresent(Orphans::end);
        }
        new RecordedProcess(data.folder(DataFolder.POSTGRES).resolve("postmaster.pid"))
                .stillRunning(data.folder(DataFolder.POSTGRES).toString())
                .ifPresent(Orphans::end);
    }

    /** Asks a process to end, and ends it after {@link #PATIENCE}. */
    static void end(ProcessHandle process) {
        process.destroy();
        if (!endsInTime(process)) {
            process.destroyForcibly();
            endsInTime(process);
        }
    }

    private static boolean endsInTime(ProcessHandle process) {
        try {
            process.onExit().get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException _) {
            return false;
        } catch (ExecutionException e) {
            throw new IllegalStateException("Cannot wait for process " + process.pid(), e);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
