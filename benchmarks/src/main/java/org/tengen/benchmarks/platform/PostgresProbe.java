package org.tengen.benchmarks.platform;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.HdrHistogram.Histogram;

/**
 * What PostgreSQL gives at best: rows as long as the log's, in a table like the log's, each inserted by itself and durable before
 * the next. In a database of its own, which is dropped afterwards.
 */
final class PostgresProbe {
    private static final Duration WARM_UP = Duration.ofSeconds(1);
    private static final Duration MEASURED = Duration.ofSeconds(3);
    private static final String DATABASE = "bench_scratch";
    private static final int HASH_LENGTH = 64;
    /** What a move's event takes in the log on average. */
    private static final int JSON_LENGTH = 560;

    private static final String TABLE = """
            create table event (
                match_id uuid not null, seq integer not null check (seq >= 1), command_id uuid not null, type text not null,
                recorded_at timestamptz not null, hash text not null check (length(hash) = 64), json text not null,
                primary key (match_id, seq))""";

    private final LocalPlatform platform;

    /**
     * @param perSecond rows a second, all connections together
     * @param p50Us how long one took, in microseconds
     */
    record Inserts(double perSecond, long p50Us) {}

    PostgresProbe(LocalPlatform platform) {
        this.platform = platform;
    }

    /** Inserts at each number of connections, in this order. */
    List<Inserts> measure(int... connections) throws SQLException, InterruptedException {
        execute("postgres", "create database " + DATABASE);
        try {
            execute(DATABASE, TABLE);
            List<Inserts> measured = new ArrayList<>();
            for (int count : connections) {
                measured.add(measureAt(count));
            }
            return measured;
        } finally {
            execute("postgres", "drop database " + DATABASE + " with (force)");
        }
    }

    private void execute(String database, String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(platform.jdbcUrl(database));
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(sql);
        }
    }

    private Inserts measureAt(int connections) throws InterruptedException {
        long from = System.nanoTime() + WARM_UP.toNanos();
        long until = from + MEASURED.toNanos();
        try (ExecutorService threads = Executors.newFixedThreadPool(connections)) {
            List<Future<Histogram>> all = new ArrayList<>();
            for (int i = 0; i < connections; i++) {
                all.add(threads.submit(() -> insert(from, until)));
            }
            Histogram histogram = new Histogram(3);
            for (Future<Histogram> one : all) {
                histogram.add(one.get());
            }
            return new Inserts(
                    histogram.getTotalCount() / (double) MEASURED.toSeconds(), histogram.getValueAtPercentile(50));
        } catch (ExecutionException e) {
            throw new IllegalStateException("The rows cannot be inserted", e);
        }
    }

    /** How long each row took that was begun in time, in microseconds. */
    private Histogram insert(long from, long until) throws SQLException {
        Histogram histogram = new Histogram(3);
        try (Connection connection = DriverManager.getConnection(platform.jdbcUrl(DATABASE));
                PreparedStatement insert =
                        connection.prepareStatement("insert into event values (?, ?, ?, ?, ?, ?, ?)")) {
            UUID match = UUID.randomUUID();
            int seq = 0;
            for (long begun = System.nanoTime(); begun < until; begun = System.nanoTime()) {
                seq++;
                set(insert, match, seq);
                insert.executeUpdate();
                if (begun >= from) {
                    histogram.recordValue((System.nanoTime() - begun) / 1000);
                }
            }
        }
        return histogram;
    }

    private static void set(PreparedStatement insert, UUID match, int seq) throws SQLException {
        insert.setObject(1, match);
        insert.setInt(2, seq);
        insert.setObject(3, UUID.randomUUID());
        insert.setString(4, "StonePlayed");
        insert.setTimestamp(5, Timestamp.from(Instant.now()));
        insert.setString(6, "f".repeat(HASH_LENGTH));
        insert.setString(7, "x".repeat(JSON_LENGTH));
    }
}
