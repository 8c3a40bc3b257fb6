package org.tengen.match.live;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.lifecycle.application.ReadLog;
import org.tengen.match.lifecycle.application.Updates;

/**
 * The events of one match from one on, for one reader: each once, in order, without a gap, and none before it can also be
 * read from the match itself. What the reader was too slow for, or this replica never heard of, comes from the log.
 */
final class EventFeed implements AutoCloseable {
    private static final int MOST_HEARD = 1000;

    private final MatchId id;
    private final IntSupplier known;
    private final ReadLog log;
    /** What was heard; empty to wake up whoever waits. */
    private final BlockingQueue<Optional<Recorded>> heard = new LinkedBlockingQueue<>(MOST_HEARD);

    private final Updates.Subscription subscription;
    private boolean begun;
    private int last;

    /**
     * Begins to listen.
     *
     * @param after the last event the reader has; 0 for none
     * @param known the last event that this replica knows of
     */
    EventFeed(MatchId id, int after, IntSupplier known, ReadLog log, Updates updates) {
        this.id = id;
        this.known = known;
        this.log = log;
        this.last = after;
        this.subscription = updates.listen(id, event -> heard.offer(Optional.of(event)));
    }

    /** The next events, at once if there are any, else as soon as one happens; none where {@code patience} runs out. */
    List<Recorded> next(Duration patience) throws InterruptedException {
        if (!begun) {
            begun = true;
            List<Recorded> backlog = fromLog(known.getAsInt());
            if (!backlog.isEmpty()) {
                return backlog;
            }
        }
        Optional<Recorded> next = heard.poll(patience.toNanos(), TimeUnit.NANOSECONDS);
        return next == null || next.isEmpty() ? List.of() : following(next.get());
    }

    /** Lets whoever waits for events go on without any. */
    void wake() {
        var _ = heard.offer(Optional.empty());
    }

    private List<Recorded> following(Recorded event) {
        if (event.seq() <= last) {
            return List.of();
        }
        if (event.seq() > last + 1) {
            return fromLog(event.seq());
        }
        last = event.seq();
        return List.of(event);
    }

    /** What the log has after the reader's last event, up to one that is known to be in it. */
    private List<Recorded> fromLog(int upTo) {
        if (upTo <= last) {
            return List.of();
        }
        List<Recorded> events = log.eventsAfter(id, last).stream()
                .filter(event -> event.seq() <= upTo)
                .toList();
        if (!events.isEmpty()) {
            last = events.getLast().seq();
        }
        return events;
    }

    @Override
    public void close() {
        subscription.close();
    }
}
