package org.tengen.scoring.position;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * Lets only so many stateless requests count at the same time, so that they never starve the counting of matches, which
 * does not pass through here.
 */
@ApplicationScoped
class Bulkhead {
    private final StatelessConfig config;
    private final Semaphore turns;
    private final AtomicInteger waiting = new AtomicInteger();

    @Inject
    Bulkhead(StatelessConfig config) {
        this.config = config;
        this.turns = new Semaphore(config.concurrent(), true);
    }

    /** Does some work when it is its turn; where that takes too long, the answer is 503. */
    <T> T inTurn(Supplier<T> work) {
        if (!getsTurn()) {
            throw PositionProblems.busy();
        }
        try {
            return work.get();
        } finally {
            turns.release();
        }
    }

    private boolean getsTurn() {
        try {
            return waiting.incrementAndGet() <= config.waiting()
                    && turns.tryAcquire(config.patience().toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        } finally {
            waiting.decrementAndGet();
        }
    }
}
