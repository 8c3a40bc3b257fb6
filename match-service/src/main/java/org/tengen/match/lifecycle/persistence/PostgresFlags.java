package org.tengen.match.lifecycle.persistence;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.lifecycle.application.DueFlags;

/** The tables {@code match} and {@code flag_call}. */
@ApplicationScoped
public class PostgresFlags implements DueFlags, PanacheRepositoryBase<MatchRow, UUID> {
    /** Finds rows by the one column that holds whatever a match is waiting for next. */
    static final String DUE = """
            select m.id, m.seq from match m
            where m.deadline <= :due
              and not exists (select 1 from flag_call f
                              where f.match_id = m.id and f.seq = m.seq and f.called_at >= :again)
            order by m.deadline
            limit :limit
            for update of m skip locked
            """;

    private static final String CALL = """
            insert into flag_call (match_id, seq, called_at) values (:id, :seq, :now)
            on conflict (match_id) do update set seq = excluded.seq, called_at = excluded.called_at
            """;

    @Override
    @Transactional
    public List<MatchId> take(Instant due, Instant again, Instant now, int limit) {
        List<Tuple> rows = getSession()
                .createNativeQuery(DUE, Tuple.class)
                .setParameter("due", due)
                .setParameter("again", again)
                .setParameter("limit", limit)
                .getResultList();
        rows.forEach(row -> remember(row, now));
        return rows.stream().map(row -> new MatchId(row.get("id", UUID.class))).toList();
    }

    private void remember(Tuple row, Instant now) {
        getSession()
                .createNativeMutationQuery(CALL)
                .setParameter("id", row.get("id", UUID.class))
                .setParameter("seq", row.get("seq", Integer.class))
                .setParameter("now", now)
                .executeUpdate();
    }
}
