package org.tengen.match.referee.persistence;

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
import org.tengen.contracts.match.Ruling;
import org.tengen.engine.Color;
import org.tengen.match.referee.application.CaseCursor;
import org.tengen.match.referee.application.FindCases;
import org.tengen.match.referee.application.WaitingCase;

/** The table {@code referee_case}, read. */
@ApplicationScoped
public class PostgresCases implements FindCases {
    private static final String OBJECTIONS = """
            select match_id, seq, raised_at, urgent, color, text, ruling_seq, ruling, ruled_by, black, white from referee_case
            where kind = 'OBJECTION' and black <> :official and white <> :official""";
    private static final String APPEALS = """
            select match_id, seq, raised_at, urgent, color, text, ruling_seq, ruling, ruled_by, black, white from referee_case
            where kind = 'APPEAL' and black <> :official and white <> :official and ruled_by <> :official""";
    /** Where no referee is named, any may act on what waits. */
    private static final String THEIRS = " and (cardinality(referees) = 0 or :official = any(referees))";

    private static final String AFTER =
            " and (not urgent, raised_at, match_id, seq) > (:calm, :raisedAt, :match, :seq)";
    private static final String ORDER = " order by (not urgent), raised_at, match_id, seq limit :limit";

    private final EntityManager database;

    @Inject
    PostgresCases(EntityManager database) {
        this.database = database;
    }

    @Override
    @Transactional
    public List<WaitingCase> objections(Wanted wanted, boolean general) {
        return find(OBJECTIONS + (general ? "" : THEIRS), wanted);
    }

    @Override
    @Transactional
    public List<WaitingCase> appeals(Wanted wanted) {
        return find(APPEALS, wanted);
    }

    private List<WaitingCase> find(String select, Wanted wanted) {
        String after = wanted.after().isPresent() ? AFTER : "";
        Query query = database.createNativeQuery(select + after + ORDER, Tuple.class)
                .setParameter("official", wanted.official().value())
                .setParameter("limit", wanted.limit());
        wanted.after().ifPresent(cursor -> setAfter(query, cursor));
        @SuppressWarnings("unchecked") // the query's result class is Tuple
        List<Tuple> rows = query.getResultList();
        return rows.stream().map(PostgresCases::waiting).toList();
    }

    private static void setAfter(Query query, CaseCursor cursor) {
        query.setParameter("calm", !cursor.urgent())
                .setParameter("raisedAt", cursor.raisedAt())
                .setParameter("match", cursor.matchId().value())
                .setParameter("seq", cursor.seq());
    }

    private static WaitingCase waiting(Tuple row) {
        return new WaitingCase(
                new MatchId(row.get("match_id", UUID.class)),
                row.get("seq", Integer.class),
                row.get("raised_at", Instant.class),
                row.get("urgent", Boolean.class),
                Optional.ofNullable(row.get("color", String.class))
                        .map(Color::valueOf)
                        .orElse(null),
                row.get("text", String.class),
                row.get("ruling_seq", Integer.class),
                Optional.ofNullable(row.get("ruling", String.class))
                        .map(Ruling.Kind::valueOf)
                        .orElse(null),
                row.get("ruled_by", String.class),
                row.get("black", String.class),
                row.get("white", String.class));
    }
}
