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
    /** A row by an older version of the fold is replaced, one by a newer version never. */
    private static final String OLDER =
            " where (match.fold_version, match.seq) < (excluded.fold_version, excluded.seq)";

    static final String UPSERT = """
            insert into match (id, fold_version, seq, phase, black, white, ruleset, width, height, to_play, move_number, result,
                deadline, created_at, updated_at, on_turn, outcome, visibility, referees, state_seq, state)
            values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            on conflict (id) do update set fold_version = excluded.fold_version, seq = excluded.seq, phase = excluded.phase,
                black = excluded.black, white = excluded.white, to_play = excluded.to_play, move_number = excluded.move_number,
                result = excluded.result, deadline = excluded.deadline, updated_at = excluded.updated_at,
                on_turn = excluded.on_turn, outcome = excluded.outcome, state_seq = excluded.state_seq, state = excluded.state
            """ + OLDER;

    /** After nothing but moves: what they change in lists and deadlines, of any number of matches in one statement. */
    static final String MOVE_ON = """
            update match set seq = moved.seq, to_play = moved.to_play, on_turn = moved.on_turn, move_number = moved.move_number,
                deadline = moved.deadline, updated_at = moved.updated_at
            from unnest(?, ?, ?, ?, ?, ?, ?) as moved (id, seq, to_play, on_turn, move_number, deadline, updated_at)
            where match.id = moved.id and match.fold_version = ? and match.seq < moved.seq
            """;

    @Override
    @Transactional
    public Optional<Started> find(MatchId id) {
        return findByIdOptional(id.value()).filter(MatchRow::isReadable).map(row -> StateJson.read(row.state));
    }

    @Override
    @Transactional
    public Map<MatchId, Started> findAll(Collection<MatchId> ids) {
        return list("id in ?1", ids.stream().map(MatchId::value).toList()).stream()
                .filter(MatchRow::isReadable)
                .map(row -> StateJson.read(row.state))
                .collect(Collectors.toMap(match -> match.contest().id(), Function.identity()));
    }

    /** In the order of ids, so that two transactions never wait for each other in a circle. */
    @Override
    @Transactional
    public void save(List<Row> rows) {
        if (!rows.isEmpty()) {
            List<Row> ordered = rows.stream()
                    .sorted(Comparator.comparing(
                            row -> row.match().contest().id().value()))
                    .toList();
            getSession().doWork(connection -> save(connection, ordered));
        }
    }

    private static void save(Connection connection, List<Row> rows) throws SQLException {
        List<Started> moved =
                rows.stream().filter(row -> !row.inFull()).map(Row::match).toList();
        boolean allMoved = moved.isEmpty() || MovedRows.update(connection, moved) == moved.size();
        List<Started> whole = rows.stream()
                .filter(row -> row.inFull() || !allMoved)
                .map(Row::match)
                .toList();
        upsert(connection, whole);
    }

    private static void upsert(Connection connection, List<Started> matches) throws SQLException {
        if (matches.isEmpty()) {
            return;
        }
        try (PreparedStatement statement = connection.prepareStatement(UPSERT)) {
            for (Started match : matches) {
                UpsertParameters.set(statement, match);
                statement.addBatch();
            }
            statement.executeBatch();
        }
    }
}
