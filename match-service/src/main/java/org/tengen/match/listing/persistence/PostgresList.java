package org.tengen.match.listing.persistence;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Query;
import jakarta.persistence.Tuple;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.tengen.contracts.match.MatchId;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.Phase;
import org.tengen.match.listing.application.ListMatches;
import org.tengen.match.listing.application.MatchSummary;

/** The tables {@code match} and {@code challenge} together. */
@ApplicationScoped
public class PostgresList implements ListMatches {
    private static final String MATCHES = """
            select id, phase, black, white, cast(null as text) as challenger, cast(null as text) as invited, ruleset,
                width, height, case when phase in ('PLAY', 'COUNTING') then to_play end as to_play, move_number, result,
                deadline, created_at, updated_at
            from match where true""";
    private static final String CHALLENGES = """
            select id, 'CHALLENGE', null, null, challenger, invited, ruleset, width, height, null, 0, null, null, created_at,
                created_at
            from challenge where not exists (select 1 from match where match.id = challenge.id)""";

    private final EntityManager database;

    @Inject
    PostgresList(EntityManager database) {
        this.database = database;
    }

    @Override
    @Transactional
    public List<MatchSummary> list(ListMatches.Wanted wanted) {
        Query statement = database.createNativeQuery(sql(wanted), Tuple.class).setParameter("limit", wanted.limit());
        wanted.player().ifPresent(player -> statement.setParameter("player", player.value()));
        wanted.phase()
                .filter(phase -> phase != Phase.CHALLENGE)
                .ifPresent(phase -> statement.setParameter("phase", phase.name()));
        wanted.before().ifPresent(id -> statement.setParameter("before", id.value()));
        @SuppressWarnings("unchecked") // the query's result class is Tuple
        List<Tuple> rows = statement.getResultList();
        return rows.stream().map(PostgresList::summary).toList();
    }

    /** Only the tables and conditions that are asked for, so that each query finds its index. */
    private static String sql(ListMatches.Wanted wanted) {
        String before = wanted.before().isPresent() ? " and id < :before" : "";
        String matches = MATCHES
                + (wanted.player().isPresent() ? " and (black = :player or white = :player)" : "")
                + (wanted.phase().isPresent() ? " and phase = :phase" : "")
                + before;
        String challenges = CHALLENGES
                + (wanted.player().isPresent() ? " and (challenger = :player or invited = :player)" : "")
                + before;
        String newest = " order by id desc limit :limit";
        if (wanted.phase().isEmpty()) {
            return "(" + matches + newest + ") union all (" + challenges + newest + ")" + newest;
        }
        return wanted.phase().get() == Phase.CHALLENGE
                ? MATCHES + " and false union all " + challenges + newest
                : matches + newest;
    }

    private static MatchSummary summary(Tuple row) {
        return new MatchSummary(
                new MatchId(row.get("id", UUID.class)),
                Phase.valueOf(row.get("phase", String.class)),
                row.get("black", String.class),
                row.get("white", String.class),
                row.get("challenger", String.class),
                row.get("invited", String.class),
                row.get("ruleset", String.class),
                row.get("width", Integer.class),
                row.get("height", Integer.class),
                Optional.ofNullable(row.get("to_play", String.class))
                        .map(Color::valueOf)
                        .orElse(null),
                row.get("move_number", Integer.class),
                row.get("result", String.class),
                row.get("deadline", Instant.class),
                row.get("created_at", Instant.class),
                row.get("updated_at", Instant.class));
    }
}
