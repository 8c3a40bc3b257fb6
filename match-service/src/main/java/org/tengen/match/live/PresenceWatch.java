package org.tengen.match.live;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.match.lifecycle.application.Updates;
import org.tengen.match.lifecycle.domain.Contest;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.presence.application.FollowPresence;
import org.tengen.match.presence.rest.PresenceResponse;

/**
 * What a stream says and hears of who is there: a player's own stream makes them present while it is open, and those who
 * take part in the match are told when players come and go. Begins once the match has.
 */
final class PresenceWatch implements AutoCloseable {
    /**
     * Who reads the stream.
     *
     * @param takesPart whether who is there is shown to the reader of a stream of this match
     */
    record Reader(Optional<PlayerId> player, Predicate<Contest> takesPart) {}

    private final MatchId id;
    private final Reader reader;
    private final FollowPresence presence;
    private final Updates updates;
    private final Runnable wake;
    private final AtomicBoolean changed = new AtomicBoolean(true);
    private Optional<Updates.Subscription> watching = Optional.empty();
    private Optional<FollowPresence.Stay> stay = Optional.empty();
    private Optional<PresenceResponse> told = Optional.empty();
    private boolean begun;

    /** @param wake lets the stream look here again */
    PresenceWatch(MatchId id, Reader reader, FollowPresence presence, Updates updates, Runnable wake) {
        this.id = id;
        this.reader = reader;
        this.presence = presence;
        this.updates = updates;
        this.wake = wake;
    }

    /** Begins, should the match have; where this has been done it does nothing. */
    void begin(Supplier<Optional<Started>> match) {
        if (!begun) {
            match.get().map(Started::contest).ifPresent(this::begin);
        }
    }

    private void begin(Contest contest) {
        begun = true;
        if (reader.takesPart().test(contest)) {
            watching = Optional.of(updates.watchPresence(id, this::mayHaveChanged));
        }
        stay = reader.player()
                .filter(player -> contest.seats().colorOf(player).isPresent())
                .map(player -> presence.arrive(id, player));
    }

    /** Who is there, where that is news to the reader. */
    Optional<PresenceResponse> news(Supplier<Optional<Started>> match) {
        if (watching.isEmpty() || !changed.getAndSet(false)) {
            return Optional.empty();
        }
        Optional<PresenceResponse> now =
                match.get().map(started -> PresenceResponse.of(started.contest(), presence.of(id)));
        if (now.equals(told)) {
            return Optional.empty();
        }
        told = now;
        return now;
    }

    private void mayHaveChanged() {
        changed.set(true);
        wake.run();
    }

    @Override
    public void close() {
        watching.ifPresent(Updates.Subscription::close);
        stay.ifPresent(FollowPresence.Stay::close);
    }
}
