package org.tengen.match.lifecycle.persistence;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.flywaydb.core.Flyway;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.ColorDraw;
import org.tengen.contracts.match.CommandId;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Seats;
import org.tengen.contracts.match.TimeControl;
import org.tengen.embedded.PostgresServer;
import org.tengen.embedded.PostgresSettings;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Rulesets;
import org.tengen.match.lifecycle.domain.MatchFold;
import org.tengen.match.lifecycle.domain.Started;

/** A database of its own, filled with matches that are being played: 19x19, in the middle game, each with a running clock. */
final class ManyMatches implements AutoCloseable {
    static final int COUNT = 100_000;
    static final Instant NOW = Instant.parse("2026-01-01T12:00:00Z");

    private static final String DATABASE = "match";
    private static final int MOVES = 150;
    private static final MatchId FIRST = new MatchId(new UUID(0x019a8f4e6f007000L, 0x8000000000000000L));

    /** As the first, but with deadlines spread evenly over the ten minutes round {@link #NOW}; one in 10,000 is due. */
    private static final String FILL = """
            insert into match (id, fold_version, seq, phase, black, white, ruleset, width, height, to_play, move_number, result,
                deadline, created_at, updated_at, on_turn, outcome, visibility, referees, state_seq, state)
            select gen_random_uuid(), m.fold_version, m.seq, m.phase, 'black-' || i, 'white-' || i, m.ruleset, m.width, m.height,
                m.to_play, m.move_number, m.result, m.deadline + i * interval '6 milliseconds', m.created_at,
                m.updated_at, 'white-' || i, m.outcome, m.visibility, m.referees, m.state_seq, m.state
            from match m, generate_series(1, ?) i
            """;

    private final PostgresServer server;
    private final Connection connection;

    private ManyMatches(PostgresServer server, Connection connection) {
        this.server = server;
        this.connection = connection;
    }

    static ManyMatches fill() throws SQLException {
        PostgresServer server = PostgresServer.start(
                new PostgresSettings(Optional.empty(), 0, PostgresSettings.Durability.DURABLE, List.of(DATABASE)));
        String url = server.jdbcUrl(DATABASE);
        Flyway.configure().dataSource(url, PostgresServer.USER, "any").load().migrate();
        ManyMatches matches = new ManyMatches(server, DriverManager.getConnection(url, PostgresServer.USER, "any"));
        matches.insert();
        return matches;
    }

    Connection connection() {
        return connection;
    }

    /** One of the matches, as it will be after its next move. */
    static Started afterNextMove() {
        return match(MOVES + 1);
    }

    private void insert() throws SQLException {
        try (PreparedStatement one = connection.prepareStatement(PostgresMatches.UPSERT)) {
            UpsertParameters.set(one, match(MOVES));
            one.executeUpdate();
        }
        try (PreparedStatement others = connection.prepareStatement(FILL)) {
            others.setInt(1, COUNT - 1);
            others.executeUpdate();
        }
        try (Statement statement = connection.createStatement()) {
            statement.execute("vacuum analyze match");
        }
    }

    private static Started match(int moves) {
        List<Recorded> log = new ArrayList<>();
        record(log, start());
        for (int number = 1; number <= moves; number++) {
            Vertex vertex = new Vertex(number % 19, number / 19);
            Color color = number % 2 == 1 ? Color.BLACK : Color.WHITE;
            ClockState clock = new ClockState.Byoyomi(0, 1);
            record(log, new StonePlayed(number, color, vertex, List.of(), "", clock, 0, Optional.empty()));
        }
        return (Started) MatchFold.replay(log);
    }

    /** The last move was made 30 s and a tenth of a second ago, so that the flag of the side to play has just fallen. */
    private static void record(List<Recorded> log, MatchEvent event) {
        Instant at = NOW.minusMillis(30_060 + 1000L * (MOVES - log.size()));
        CommandId command = new CommandId(new UUID(0, log.size()));
        log.add(new Recorded(FIRST, log.size() + 1, command, Actor.server("test"), at, at, event, ""));
    }

    private static MatchStarted start() {
        return new MatchStarted(
                new Seats(new PlayerId("black-0"), new PlayerId("white-0")),
                new ColorDraw.Named(),
                Rulesets.JAPANESE,
                BoardSize.square(19),
                Komi.ofHalfPoints(13),
                0,
                Handicap.Kind.FIXED,
                List.of(),
                List.of(),
                Color.BLACK,
                new TimeControl.Byoyomi(0, 30_000, 1),
                MatchTerms.USUAL,
                Optional.empty());
    }

    @Override
    public void close() throws SQLException {
        connection.close();
        server.close();
    }
}
