package org.tengen.rules.record.persistence;

import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.ZoneOffset;
import java.util.List;
import java.util.function.Function;
import javax.sql.DataSource;
import org.tengen.contracts.wire.EventJson;
import org.tengen.contracts.wire.WrittenEvent;

/** The rows of events, however many, as one statement, which is a transaction of its own. */
final class AppendedRows {
    private static final String INSERT = """
            insert into event (match_id, seq, command_id, type, recorded_at, hash, json)
            select * from unnest(?, ?, ?, ?, ?, ?, ?)
            """;

    private final Connection connection;
    private final List<WrittenEvent> events;

    private AppendedRows(Connection connection, List<WrittenEvent> events) {
        this.connection = connection;
        this.events = events;
    }

    /** Durable when it returns; where it throws, nothing of it is there, or it cannot be known. */
    static void insert(DataSource database, List<WrittenEvent> events) throws SQLException {
        try (Connection connection = database.getConnection()) {
            new AppendedRows(connection, events).insert();
        }
    }

    private void insert() throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(INSERT)) {
            statement.setArray(
                    1, column("uuid", written -> written.event().matchId().value()));
            statement.setArray(2, column("int4", written -> written.event().seq()));
            statement.setArray(
                    3, column("uuid", written -> written.event().commandId().value()));
            statement.setArray(
                    4,
                    column("text", written -> EventJson.typeOf(written.event().event())));
            statement.setArray(
                    5,
                    column(
                            "timestamptz",
                            written -> written.event()
                                    .recordedAt()
                                    .atOffset(ZoneOffset.UTC)
                                    .toString()));
            statement.setArray(6, column("text", written -> written.event().hash()));
            statement.setArray(7, column("text", WrittenEvent::json));
            statement.executeUpdate();
        }
    }

    private Array column(String type, Function<WrittenEvent, Object> value) throws SQLException {
        return connection.createArrayOf(type, events.stream().map(value).toArray());
    }
}
