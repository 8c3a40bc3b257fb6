package org.tengen.match.lifecycle.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.lifecycle.domain.Started;

/** Waits until this replica has come as far as somebody needs. */
@ApplicationScoped
public class AwaitMatch {
    /** How long at most before the match is looked at again, should an event get lost. */
    private static final long LOOK_AGAIN_MS = 250;

    private final LiveMatches live;
    private final Updates updates;

    @Inject
    AwaitMatch(LiveMatches live, Updates updates) {
        this.live = live;
        this.updates = updates;
    }

    /** The match as soon as it satisfies {@code enough}, or as it stands when {@code patience} has run out. */
    public Optional<Started> until(MatchId id, Predicate<Started> enough, Duration patience) {
        Optional<Started> match = live.find(id);
        if (match.filter(enough).isPresent()) {
            return match;
        }
        long end = System.nanoTime() + patience.toNanos();
        Semaphore changed = new Semaphore(0);
        try (var _ = updates.listen(id, _ -> changed.release())) {
            match = live.find(id);
            while (match.filter(enough).isEmpty() && heardBefore(end, changed)) {
                match = live.find(id);
            }
            return match;
        }
    }

    /** Waits for a change; false where the time is up. */
    private static boolean heardBefore(long end, Semaphore changed) {
        long leftMs = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        if (leftMs <= 0) {
            return false;
        }
        try {
            changed.tryAcquire(Math.min(leftMs, LOOK_AGAIN_MS), TimeUnit.MILLISECONDS);
            changed.drainPermits();
            return true;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
