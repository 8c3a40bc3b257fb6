package org.tengen.match.presence.persistence;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.Tuple;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.Session;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.match.presence.application.Presence;
import org.tengen.match.presence.application.PresenceStore;

/** The tables {@code player_stream} and {@code replica}. */
@ApplicationScoped
public class PostgresPresence implements PresenceStore {
    private static final String OPEN = """
            insert into player_stream (id, replica, match_id, player, opened_at)
            values (:id, :replica, :match, :player, :at)
            """;
    private static final String CLOSE = "update player_stream set closed_at = :at where id = :id and closed_at is null";
    /** Where streams are open: since the first of them was; else since the last was closed. */
    private static final String FIND = """
            select player, bool_or(closed_at is null) as connected,
                coalesce(min(opened_at) filter (where closed_at is null), max(closed_at)) as since
            from player_stream where match_id = :match group by player
            """;

    private static final String RENEW = """
            insert into replica (id, seen_at) values (:id, :at)
            on conflict (id) do update set seen_at = excluded.seen_at
            """;
    private static final String CLOSE_DEAD = """
            update player_stream set closed_at = replica.seen_at from replica
            where player_stream.replica = replica.id and closed_at is null and replica.seen_at < :before
            returning match_id
            """;
    private static final String FORGET = "delete from player_stream where closed_at < :before";
    private static final String FORGET_REPLICAS = """
            delete from replica where seen_at < :before
                and not exists (select 1 from player_stream where player_stream.replica = replica.id)
            """;

    private final Session session;

    @Inject
    PostgresPresence(Session session) {
        this.session = session;
    }

    /** A replica that opens its first stream may not have renewed its lease before. */
    @Override
    @Transactional
    public void open(UUID stream, UUID replica, MatchId id, PlayerId player, Instant at) {
        renew(replica, at);
        session.createNativeMutationQuery(OPEN)
                .setParameter("id", stream)
                .setParameter("replica", replica)
                .setParameter("match", id.value())
                .setParameter("player", player.value())
                .setParameter("at", at)
                .executeUpdate();
    }

    @Override
    @Transactional
    public void close(UUID stream, Instant at) {
        session.createNativeMutationQuery(CLOSE)
                .setParameter("id", stream)
                .setParameter("at", at)
                .executeUpdate();
    }

    @Override
    @Transactional
    public Presence find(MatchId id) {
        Map<PlayerId, Presence.Seat> players = new HashMap<>();
        for (Tuple row : session.createNativeQuery(FIND, Tuple.class)
                .setParameter("match", id.value())
                .getResultList()) {
            players.put(
                    new PlayerId(row.get("player", String.class)),
                    new Presence.Seat(
                            row.get("connected", Boolean.class), Optional.of(row.get("since", Instant.class))));
        }
        return new Presence(players);
    }

    @Override
    @Transactional
    public void renew(UUID replica, Instant at) {
        session.createNativeMutationQuery(RENEW)
                .setParameter("id", replica)
                .setParameter("at", at)
                .executeUpdate();
    }

    @Override
    @Transactional
    public List<MatchId> closeThoseOfTheDead(Instant before) {
        return session.createNativeQuery(CLOSE_DEAD, UUID.class).setParameter("before", before).getResultList().stream()
                .distinct()
                .map(MatchId::new)
                .toList();
    }

    @Override
    @Transactional
    public int forget(Instant before) {
        int streams = session.createNativeMutationQuery(FORGET)
                .setParameter("before", before)
                .executeUpdate();
        session.createNativeMutationQuery(FORGET_REPLICAS)
                .setParameter("before", before)
                .executeUpdate();
        return streams;
    }
}
