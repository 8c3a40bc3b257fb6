package org.tengen.match.referee.persistence;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.transaction.Transactional;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import org.hibernate.Session;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.PlayerId;
import org.tengen.match.lifecycle.application.KeepCases;
import org.tengen.match.lifecycle.domain.Appeal;
import org.tengen.match.lifecycle.domain.Book;
import org.tengen.match.lifecycle.domain.Contest;
import org.tengen.match.lifecycle.domain.Objection;
import org.tengen.match.lifecycle.domain.RulingMade;
import org.tengen.match.lifecycle.domain.Started;

/** The table {@code referee_case}, written: the rows of a match are replaced as long as nobody has stored a newer state of it. */
@ApplicationScoped
public class WaitingRows implements KeepCases {
    private static final String LOCK = "select 1 from match where id = ? and seq = ? for update";
    private static final String CLEAR = "delete from referee_case where match_id = ?";
    private static final String ADD = """
            insert into referee_case (match_id, seq, kind, urgent, raised_at, color, text, ruling_seq, ruling, ruled_by, black,
                white, referees)
            values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """;

    private final Session session;

    @Inject
    WaitingRows(Session session) {
        this.session = session;
    }

    /** In the order of ids, so that two transactions never wait for each other. */
    @Override
    @Transactional
    public void keep(List<Started> matches) {
        if (!matches.isEmpty()) {
            List<Started> ordered = matches.stream()
                    .sorted(Comparator.comparing(match -> match.contest().id().value()))
                    .toList();
            session.doWork(connection -> {
                for (Started match : ordered) {
                    keep(connection, match);
                }
            });
        }
    }

    private static void keep(Connection connection, Started match) throws SQLException {
        if (!locked(connection, match)) {
            return;
        }
        try (PreparedStatement clear = connection.prepareStatement(CLEAR)) {
            clear.setObject(1, match.contest().id().value());
            clear.executeUpdate();
        }
        Contest contest = match.contest();
        try (PreparedStatement add = connection.prepareStatement(ADD)) {
            for (Objection objection : contest.book().objections()) {
                add(add, contest, objection);
            }
            for (Appeal appeal : contest.book().appeals()) {
                if (appeal.waits()) {
                    add(add, contest, appeal);
                }
            }
            add.executeBatch();
        }
    }

    private static boolean locked(Connection connection, Started match) throws SQLException {
        try (PreparedStatement lock = connection.prepareStatement(LOCK)) {
            lock.setObject(1, match.contest().id().value());
            lock.setInt(2, match.seq());
            try (ResultSet found = lock.executeQuery()) {
                return found.next();
            }
        }
    }

    private static void add(PreparedStatement add, Contest contest, Objection objection) throws SQLException {
        String color = objection.raisedBy().isEmpty()
                ? null
                : objection.raisedBy().first().name();
        set(add, 1, contest.id().value(), objection.seq(), "OBJECTION", objection.urgent());
        set(add, 5, OffsetDateTime.ofInstant(objection.raisedAt(), ZoneOffset.UTC), color, objection.text());
        set(add, 8, null, null, null);
        addFor(add, contest);
    }

    private static void add(PreparedStatement add, Contest contest, Appeal appeal) throws SQLException {
        Book book = contest.book();
        RulingMade ruling = book.rulings().stream()
                .filter(made -> made.seq() == appeal.rulingSeq())
                .findFirst()
                .orElseThrow();
        set(add, 1, contest.id().value(), appeal.seq(), "APPEAL", false);
        set(
                add,
                5,
                OffsetDateTime.ofInstant(appeal.filedAt(), ZoneOffset.UTC),
                appeal.color().name(),
                appeal.text());
        set(
                add,
                8,
                appeal.rulingSeq(),
                ruling.ruling().kind().name(),
                ruling.referee().value());
        addFor(add, contest);
    }

    private static void addFor(PreparedStatement add, Contest contest) throws SQLException {
        Object[] referees =
                contest.terms().referees().stream().map(PlayerId::value).toArray();
        set(add, 11, contest.seats().black().value(), contest.seats().white().value());
        add.setArray(13, add.getConnection().createArrayOf("text", referees));
        add.addBatch();
    }

    private static void set(PreparedStatement add, int first, @Nullable Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            if (values[i] == null) {
                add.setNull(first + i, first + i == 8 ? Types.INTEGER : Types.VARCHAR);
            } else {
                add.setObject(first + i, values[i]);
            }
        }
    }
}
