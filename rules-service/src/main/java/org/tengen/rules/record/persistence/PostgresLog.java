package org.tengen.rules.record.persistence;

import io.agroal.api.AgroalDataSource;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.StatelessSession;
import org.hibernate.query.SelectionQuery;
import org.tengen.contracts.match.CommandId;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.WrittenEvent;
import org.tengen.rules.record.application.AppendToLog;
import org.tengen.rules.record.application.LogEntry;
import org.tengen.rules.record.application.ReadLog;
import org.tengen.rules.record.application.RecordHead;
import org.tengen.rules.record.application.SeqTaken;

/** The log in PostgreSQL. The primary key {@code (match_id, seq)} fences off a second writer. */
@ApplicationScoped
class PostgresLog implements AppendToLog, ReadLog {
    /** In one order, whoever writes, so that two writers wait for each other and never in a circle. */
    private static final Comparator<WrittenEvent> BY_KEY = Comparator.<WrittenEvent, UUID>comparing(
                    written -> written.event().matchId().value())
            .thenComparingInt(written -> written.event().seq());

    /** The first event says it, in the text as we write it; within a name its quotation marks would be escaped. */
    private static final String NOT_PRIVATE = " and e.json not like '%\"visibility\":\"PRIVATE\"%'";

    /** The SQLSTATE. */
    private static final String UNIQUE_VIOLATION = "23505";

    private static final UUID BEFORE_ALL = new UUID(0, 0);

    private final StatelessSession session;
    private final AgroalDataSource database;

    PostgresLog(StatelessSession session, AgroalDataSource database) {
        this.session = session;
        this.database = database;
    }

    @Override
    public void append(List<WrittenEvent> events) {
        if (events.isEmpty()) {
            return;
        }
        try {
            AppendedRows.insert(database, events.stream().sorted(BY_KEY).toList());
        } catch (SQLException e) {
            if (UNIQUE_VIOLATION.equals(e.getSQLState())) {
                throw new SeqTaken(e);
            }
            throw new IllegalStateException("The log cannot be appended to: " + e.getMessage(), e);
        }
    }

    @Override
    @Transactional
    public List<LogEntry> after(MatchId match, int seq, int limit) {
        return entries("from EventRow where key.matchId = :match and key.seq > :seq order by key.seq")
                .setParameter("match", match.value())
                .setParameter("seq", seq)
                .setMaxResults(limit)
                .getResultList();
    }

    @Override
    @Transactional
    public List<LogEntry> ofCommand(MatchId match, CommandId command, int afterSeq) {
        return entries("from EventRow where key.matchId = :match and key.seq > :seq and commandId = :command"
                        + " order by key.seq")
                .setParameter("match", match.value())
                .setParameter("seq", afterSeq)
                .setParameter("command", command.value())
                .getResultList();
    }

    @Override
    @Transactional
    public Optional<LogEntry> head(MatchId match) {
        return entries("from EventRow where key.matchId = :match order by key.seq desc")
                .setParameter("match", match.value())
                .setMaxResults(1)
                .uniqueResultOptional();
    }

    @Override
    @Transactional
    public List<RecordHead> records(Optional<MatchId> after, int limit) {
        return records(after, limit, "");
    }

    @Override
    @Transactional
    public List<RecordHead> publicRecords(Optional<MatchId> after, int limit) {
        return records(after, limit, NOT_PRIVATE);
    }

    private List<RecordHead> records(Optional<MatchId> after, int limit, String condition) {
        return session.createSelectionQuery("""
                        select e.key.matchId,
                            (select max(later.key.seq) from EventRow later where later.key.matchId = e.key.matchId)
                        from EventRow e
                        where e.key.seq = 1 and e.key.matchId > :after""" + condition + " order by e.key.matchId", Object[].class)
                .setParameter("after", after.map(MatchId::value).orElse(BEFORE_ALL))
                .setMaxResults(limit)
                .getResultStream()
                .map(row -> new RecordHead(new MatchId((UUID) row[0]), (int) row[1]))
                .toList();
    }

    private SelectionQuery<LogEntry> entries(String from) {
        return session.createSelectionQuery("select key.seq, json " + from, LogEntry.class);
    }
}
