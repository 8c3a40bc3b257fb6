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
import org.tengen.match.challenge.persistence.ChallengeJson;
import org.tengen.match.lifecycle.domain.Phase;
import org.tengen.match.listing.application.ListMatches;
import org.tengen.match.listing.application.MatchSummary;

/** The tables {@code match} and {@code challenge} together. */
@ApplicationScoped
public class PostgresList implements ListMatches {
    private final EntityManager database;

    @Inject
    PostgresList(EntityManager database) {
        this.database = database;
    }

    @Override
    @Transactional
    public List<MatchSummary> list(Filter filter, Sight sight, Page page) {
        ListQuery query = new ListQuery(filter, sight, page);
        if (query.isEmpty()) {
            return List.of();
        }
        Query statement = database.createNativeQuery(query.sql(), Tuple.class);
        query.parameters().forEach(statement::setParameter);
        @SuppressWarnings("unchecked") // the query's result class is Tuple
        List<Tuple> rows = statement.getResultList();
        return rows.stream().map(PostgresList::summary).toList();
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
                Optional.ofNullable(row.get("terms", String.class))
                        .map(text -> ChallengeJson.terms(text).agreed())
                        .orElse(null),
                row.get("created_at", Instant.class),
                row.get("updated_at", Instant.class));
    }
}
