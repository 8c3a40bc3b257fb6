package org.tengen.match.presence.application;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;

/** Which players have streams open, on any replica. Each method is durable when it returns. */
public interface PresenceStore {
    /** A stream of a player has been opened on a replica. */
    void open(UUID stream, UUID replica, MatchId id, PlayerId player, Instant at);

    /** It has been closed. */
    void close(UUID stream, Instant at);

    /** Who is there. */
    Presence find(MatchId id);

    /** A replica is alive. */
    void renew(UUID replica, Instant at);

    /**
     * Closes the streams of replicas that have not been heard of since {@code before}, as of when they were; returns the
     * matches they were of. Each is returned to one caller only.
     */
    List<MatchId> closeThoseOfTheDead(Instant before);

    /** Forgets streams that were closed before {@code before}, and replicas last heard of then; returns how many streams. */
    int forget(Instant before);
}
