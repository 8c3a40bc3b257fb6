package org.tengen.match.presence.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.UUID;
import org.jboss.logging.Logger;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.match.lifecycle.application.TellPresence;

/** Notes when players come and go, and tells every replica. */
@ApplicationScoped
public class FollowPresence {
    private static final Logger LOG = Logger.getLogger(FollowPresence.class);
    /** A replica that has not renewed its lease for so long is dead, and its streams with it. */
    private static final Duration LEASE = Duration.ofSeconds(20);

    private static final Duration KEEP_FOR = Duration.ofDays(1);

    private final PresenceStore store;
    private final TellPresence tell;
    private final InstantSource time;
    private final UUID replica = UUID.randomUUID();

    @Inject
    FollowPresence(PresenceStore store, TellPresence tell, InstantSource time) {
        this.store = store;
        this.tell = tell;
        this.time = time;
    }

    /** A stream of a player that is open; to be closed with it. */
    public interface Stay extends AutoCloseable {
        @Override
        void close();
    }

    /** A player has opened a stream here. */
    public Stay arrive(MatchId id, PlayerId player) {
        UUID stream = UUID.randomUUID();
        store.open(stream, replica, id, player, time.instant());
        changed(id);
        return () -> leave(id, stream);
    }

    /** Who is there. */
    public Presence of(MatchId id) {
        return store.find(id);
    }

    /** Says that this replica is alive, and notices those that are not; to be called well within every twenty seconds. */
    public void renew() {
        Instant now = time.instant();
        store.renew(replica, now);
        store.closeThoseOfTheDead(now.minus(LEASE)).forEach(this::changed);
        store.forget(now.minus(KEEP_FOR));
    }

    /** Where this fails, as while the service stops, the lease runs out instead. */
    private void leave(MatchId id, UUID stream) {
        try {
            store.close(stream, time.instant());
            changed(id);
        } catch (RuntimeException fault) {
            LOG.debugf("That a player of match %s has left will be noticed later: %s", id, fault.getMessage());
        }
    }

    /** Where this fails, who asks is told all the same. */
    private void changed(MatchId id) {
        try {
            tell.changed(id);
        } catch (RuntimeException fault) {
            LOG.debugf("Nobody was told of who is there in match %s: %s", id, fault.getMessage());
        }
    }
}
