package org.tengen.match.lifecycle.persistence;

import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.PlayerId;
import org.tengen.match.lifecycle.domain.Deadline;
import org.tengen.match.lifecycle.domain.Started;

/** Matches in which nothing but moves has happened, as one statement. */
final class MovedRows {
    private final Connection connection;
    private final List<Started> matches;

    private MovedRows(Connection connection, List<Started> matches) {
        this.connection = connection;
        this.matches = matches;
    }

    /** How many of these matches had a row that was behind them, and has not any more. */
    static int update(Connection connection, List<Started> matches) throws SQLException {
        return new MovedRows(connection, matches).update();
    }

    private int update() throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(PostgresMatches.MOVE_ON)) {
            statement.setArray(1, column("uuid", match -> match.contest().id().value()));
            statement.setArray(2, column("int4", Started::seq));
            statement.setArray(3, column("text", match -> match.board().toPlay().name()));
            statement.setArray(4, column("text", MovedRows::onTurn));
            statement.setArray(5, column("int4", match -> match.board().moveNumber()));
            statement.setArray(6, column("timestamptz", MovedRows::deadline));
            statement.setArray(
                    7, column("timestamptz", match -> time(match.place().recordedAt())));
            statement.setInt(8, MatchRow.FOLD_VERSION);
            return statement.executeUpdate();
        }
    }

    private Array column(String type, Function<Started, @Nullable Object> value) throws SQLException {
        return connection.createArrayOf(type, matches.stream().map(value).toArray());
    }

    private static @Nullable Object onTurn(Started match) {
        return match.onTurn()
                .map(match.contest().seats()::of)
                .map(PlayerId::value)
                .orElse(null);
    }

    private static @Nullable Object deadline(Started match) {
        return match.nextDeadline().map(Deadline::at).map(MovedRows::time).orElse(null);
    }

    /** As PostgreSQL reads it in an array. */
    private static String time(Instant at) {
        return OffsetDateTime.ofInstant(at, ZoneOffset.UTC).toString();
    }
}
