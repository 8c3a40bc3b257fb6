package org.tengen.benchmarks.platform;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * What has been used so far, or between two moments.
 *
 * @param cpuMs time on a processor by part, in milliseconds
 * @param commits by database
 */
record Usage(Map<Part, Long> cpuMs, Map<String, Long> commits) {
    static Usage of(LocalPlatform platform) throws SQLException {
        Map<Part, Long> cpu = new EnumMap<>(Part.class);
        for (Part part : Part.values()) {
            cpu.put(part, platform.cpuMs(part));
        }
        return new Usage(cpu, commits(platform));
    }

    /** A server process reports its commits within a second, so the last second's may be missing, here as there. */
    private static Map<String, Long> commits(LocalPlatform platform) throws SQLException {
        Map<String, Long> commits = new TreeMap<>();
        try (Connection connection = DriverManager.getConnection(platform.jdbcUrl("postgres"));
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(
                        "select datname, xact_commit from pg_stat_database where datname in ('match', 'rules', 'scoring')")) {
            while (rows.next()) {
                commits.put(rows.getString(1), rows.getLong(2));
            }
        }
        return commits;
    }

    Usage since(Usage before) {
        Map<Part, Long> cpu = new EnumMap<>(Part.class);
        cpuMs.forEach((part, ms) -> cpu.put(part, ms - before.cpuMs.getOrDefault(part, 0L)));
        Map<String, Long> more = new TreeMap<>();
        commits.forEach((database, count) -> more.put(database, count - before.commits.getOrDefault(database, 0L)));
        return new Usage(cpu, more);
    }
}
