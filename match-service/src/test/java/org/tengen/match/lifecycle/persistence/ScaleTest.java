package org.tengen.match.lifecycle.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * What PostgreSQL does for the statements a move needs, with 100,000 live matches in the table. Tests assert the plans; how long
 * they took is printed to {@code target/scale.txt}, from where docs/scale.md has it.
 */
class ScaleTest {
    private static final int ROUNDS = 201;
    private static final Path FIGURES = Path.of("target", "scale.txt");
    private static final String EXPLAIN = "explain (analyze, buffers) ";

    private static ManyMatches matches;

    /** A statement with its parameters. */
    private interface Setting {
        void set(PreparedStatement statement) throws SQLException;
    }

    @BeforeAll
    static void fill() throws SQLException, IOException {
        matches = ManyMatches.fill();
        matches.connection().setAutoCommit(false);
        Files.createDirectories(FIGURES.getParent());
        Files.writeString(FIGURES, "");
    }

    @AfterAll
    static void close() throws SQLException {
        matches.close();
    }

    @Test
    void what_is_due_is_found_by_the_index_of_deadlines() throws SQLException, IOException {
        String due = PostgresFlags.DUE
                .replace(":due", "timestamptz '" + ManyMatches.NOW + "'")
                .replace(":again", "timestamptz '" + ManyMatches.NOW.minusSeconds(5) + "'")
                .replace(":limit", "200");

        assertThat(planOf("due", due, _ -> {}))
                .contains("Index Scan using match_deadline")
                .doesNotContain("Seq Scan on match");
    }

    @Test
    void the_read_of_a_match_nobody_holds_goes_by_the_primary_key() throws SQLException, IOException {
        String read = "select id, fold_version, seq, deadline, state from match where id = ?";

        assertThat(planOf("read", read, statement -> statement.setObject(1, anId())))
                .contains("Index Scan using match_pkey");
    }

    @Test
    void the_upsert_of_a_move_finds_its_row_by_the_primary_key() throws SQLException, IOException {
        String plan = planOf(
                "upsert",
                PostgresMatches.UPSERT,
                statement -> UpsertParameters.set(statement, ManyMatches.afterNextMove()));

        assertThat(plan).contains("Conflict Arbiter Indexes: match_pkey").contains("Conflicting Tuples: 1");
    }

    /** The plan of a statement; it is rolled back each time, so that each round finds the table as it was. */
    private static String planOf(String name, String sql, Setting parameters) throws SQLException, IOException {
        List<Double> times = new ArrayList<>();
        String plan = "";
        for (int round = 0; round < ROUNDS; round++) {
            plan = explain(sql, parameters);
            times.add(executionMs(plan));
            matches.connection().rollback();
        }
        times.sort(Double::compare);
        note(name, times, plan);
        return plan;
    }

    private static String explain(String sql, Setting parameters) throws SQLException {
        try (PreparedStatement statement = matches.connection().prepareStatement(EXPLAIN + sql)) {
            parameters.set(statement);
            List<String> lines = new ArrayList<>();
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    lines.add(rows.getString(1));
                }
            }
            return String.join("\n", lines);
        }
    }

    private static double executionMs(String plan) {
        String label = "Execution Time: ";
        String rest = plan.substring(plan.indexOf(label) + label.length());
        return Double.parseDouble(rest.substring(0, rest.indexOf(' ')));
    }

    private static void note(String name, List<Double> sorted, String plan) throws IOException {
        String figures = String.format(
                Locale.ROOT,
                "%s: median %.3f ms, 99 %% %.3f ms, most %.3f ms of %d%n%s%n%n",
                name,
                sorted.get(ROUNDS / 2),
                sorted.get(ROUNDS * 99 / 100),
                sorted.getLast(),
                ROUNDS,
                plan);
        Files.writeString(FIGURES, Files.readString(FIGURES) + figures);
    }

    private static Object anId() throws SQLException {
        try (PreparedStatement statement =
                        matches.connection().prepareStatement("select id from match limit 1 offset 777");
                ResultSet rows = statement.executeQuery()) {
            rows.next();
            return rows.getObject(1);
        }
    }
}
