package org.tengen.rules.record.persistence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.event.MatchEvent.CountDisputed;
import org.tengen.contracts.wire.EventJson;
import org.tengen.contracts.wire.HashChain;
import org.tengen.contracts.wire.WrittenEvent;
import org.tengen.engine.rules.Rulesets;
import org.tengen.rules.kit.Events;
import org.tengen.rules.kit.MatchScript;
import org.tengen.rules.record.application.AppendToLog;
import org.tengen.rules.record.application.LogEntry;
import org.tengen.rules.record.application.ReadLog;
import org.tengen.rules.record.application.SeqTaken;

/** What the log promises, on a real PostgreSQL. */
@QuarkusTest
class LogContractTest {
    private static final Instant NOW = Instant.parse("2026-05-04T10:15:30.500Z");

    @Inject
    AppendToLog append;

    @Inject
    ReadLog log;

    @Inject
    AgroalDataSource database;

    private final MatchScript script = new MatchScript();

    /** The start and some events of one command each. */
    private List<WrittenEvent> chained(MatchScript match, int events) {
        List<WrittenEvent> chained = new ArrayList<>();
        String hash = HashChain.START;
        for (int seq = 1; seq <= events; seq++) {
            Proposal cause = seq == 1
                    ? match.append(0, Events.started(Rulesets.CHINESE, 9))
                    : match.append(seq - 1, new CountDisputed(seq % 2 == 0 ? BLACK : WHITE));
            WrittenEvent next = EventJson.written(
                    hash,
                    match.match(),
                    seq,
                    cause.commandId(),
                    cause.actor(),
                    cause.receivedAt(),
                    NOW,
                    seq == 1 ? Events.started(Rulesets.CHINESE, 9) : new CountDisputed(seq % 2 == 0 ? BLACK : WHITE));
            chained.add(next);
            hash = next.event().hash();
        }
        return chained;
    }

    private static WrittenEvent written(LogEntry entry) {
        return new WrittenEvent(entry.event(), entry.json());
    }

    private List<WrittenEvent> read() {
        return log.all(script.match()).stream().map(LogContractTest::written).toList();
    }

    @Test
    void what_is_appended_is_read_in_order_to_the_letter() {
        List<WrittenEvent> events = chained(script, 450);

        append.append(events);

        assertThat(read()).isEqualTo(events);
        assertThat(log.after(script.match(), 100, 3)).extracting(LogEntry::seq).containsExactly(101, 102, 103);
        assertThat(log.head(script.match())).map(LogContractTest::written).contains(events.getLast());
    }

    @Test
    void a_seq_is_taken_once_and_the_loser_appends_nothing_at_all() {
        List<WrittenEvent> first = chained(script, 3);
        MatchScript other = new MatchScript();
        List<WrittenEvent> batch = new ArrayList<>(chained(other, 2));
        batch.add(first.get(2));
        append.append(first);

        assertThatThrownBy(() -> append.append(batch)).isInstanceOf(SeqTaken.class);

        assertThat(log.all(other.match())).isEmpty();
        assertThat(read()).isEqualTo(first);
    }

    @Test
    void the_events_of_one_command_are_found() {
        List<WrittenEvent> events = chained(script, 5);
        append.append(events);

        assertThat(log.ofCommand(script.match(), events.get(2).event().commandId(), 0))
                .extracting(LogEntry::seq)
                .containsExactly(3);
        assertThat(log.ofCommand(script.match(), events.get(2).event().commandId(), 3))
                .isEmpty();
    }

    @Test
    void a_match_nobody_began_has_no_log() {
        assertThat(log.all(script.match())).isEmpty();
        assertThat(log.head(script.match())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update event set json = '{}'",
                "update event_3 set json = '{}'",
                "delete from event",
                "delete from event_3",
                "truncate event",
                "truncate event_0"
            })
    void the_log_is_never_changed(String sql) throws SQLException {
        List<WrittenEvent> events = new ArrayList<>();
        List<MatchScript> scripts = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            MatchScript match = new MatchScript();
            scripts.add(match);
            events.addAll(chained(match, 1));
        }
        append.append(events);

        assertThatThrownBy(() -> execute(sql))
                .isInstanceOf(SQLException.class)
                .hasMessageContaining("The log is append-only");

        assertThat(scripts)
                .allSatisfy(match -> assertThat(log.all(match.match())).hasSize(1));
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
