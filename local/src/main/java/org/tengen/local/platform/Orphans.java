package org.tengen.local.platform;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/**
 * Processes that outlived a platform which was killed. They would hold the data folder for ever, so whoever holds its
 * lock next ends them; a process counts as ours only where its command line names the folder.
 */
final class Orphans {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration POLL = Duration.ofMillis(50);

    private Orphans() {}

    /** Services first, so that the broker and the database lose their clients and can end in peace. */
    static void end(DataFolder data) {
        for (Service service : Service.values()) {
            end(data.processFile(service.module()), data.processMark());
        }
        end(data.processFile(BrokerProcess.NAME), data.processMark());
        end(Database.recorded(data), Database.mark(data));
    }

    private static void end(RecordedProcess recorded, String mark) {
        Optional<ProcessHandle> orphan = recorded.stillRunning(mark);
        orphan.ifPresent(ProcessHandle::destroy);
        if (!endsInTime(recorded, mark)) {
            orphan.ifPresent(ProcessHandle::destroyForcibly);
            endsInTime(recorded, mark);
        }
    }

    /**
     * Looks again and again, rather than wait for the end: where nobody collects dead processes, as in some containers,
     * that would never be told.
     */
    private static boolean endsInTime(RecordedProcess recorded, String mark) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (recorded.stillRunning(mark).isPresent()) {
            if (System.nanoTime() > deadline) {
                return false;
            }
            LockSupport.parkNanos(POLL.toNanos());
        }
        return true;
    }
}
