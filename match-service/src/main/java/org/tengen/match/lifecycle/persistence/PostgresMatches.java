package org.tengen.match.lifecycle.persistence;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.lifecycle.application.MatchStore;
import org.tengen.match.lifecycle.domain.Started;

/** The table {@code match}. */
@ApplicationScoped
public class PostgresMatches implements MatchStore, PanacheRepositoryBase<MatchRow, UUID> {
    static final String UPSERT = """
            insert into match (id, seq, phase, black, white, ruleset, width, height, to_play, move_number, result,
                deadline, created_at, updated_at, on_turn, outcome, visibility, referees, state)
            values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            on conflict (id) do update set seq = excluded.seq, phase = excluded.phase, black = excluded.black,
                white = excluded.white, to_play = excluded.to_play, move_number = excluded.move_number,
                result = excluded.result, deadline = excluded.deadline, updated_at = excluded.updated_at,
                on_turn = excluded.on_turn, outcome = excluded.outcome, state = excluded.state
            where match.seq < excluded.seq
            """;

    @Override
    @Transactional
    public Optional<Started> find(MatchId id) {
        return findByIdOptional(id.value()).map(row -> StateJson.read(row.state));
    }

    @Override
    @Transactional
    public Map<MatchId, Started> findAll(Collection<MatchId> ids) {
        return list("id in ?1", ids.stream().map(MatchId::value).toList()).stream()
                .map(row -> StateJson.read(row.state))
                .collect(Collectors.toMap(match -> match.contest().id(), Function.identity()));
    }

    /** In the order of ids, so that two transactions never wait for each other. */
    @Override
    @Transactional
    public void save(List<Started> matches) {
        if (!matches.isEmpty()) {
            List<Started> ordered = matches.stream()
                    .sorted(Comparator.comparing(match -> match.contest().id().value()))
                    .toList();
            getSession().doWork(connection -> upsert(connection, ordered));
        }
    }

    private static void upsert(Connection connection, List<Started> matches) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(UPSERT)) {
            for (Started match : matches) {
                UpsertParameters.set(statement, match);
                statement.addBatch();
            }
            statement.executeBatch();
        }
    }
}
