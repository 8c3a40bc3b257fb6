package org.tengen.local.system;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.tengen.local.platform.ServiceProcess;

/** The tables of a service, past the service. */
final class Rows {
    private final ServiceProcess service;

    Rows(ServiceProcess service) {
        this.service = service;
    }

    /** All rows of a table, each with all its columns but those named, in the order of the first column. */
    List<String> all(String table, String... without) {
        try (Connection connection = connect();
                Statement statement = connection.createStatement();
                ResultSet rows =
                        statement.executeQuery("select (to_jsonb(t) - '{%s}'::text[])::text from %s t order by 1"
                                .formatted(String.join(",", without), table))) {
            List<String> all = new ArrayList<>();
            while (rows.next()) {
                all.add(rows.getString(1));
            }
            return all;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    void deleteAll(String... tables) {
        try (Connection connection = connect();
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("truncate " + String.join(", ", tables));
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private Connection connect() throws SQLException {
        return DriverManager.getConnection(
                setting("quarkus.datasource.jdbc.url"),
                setting("quarkus.datasource.username"),
                setting("quarkus.datasource.password"));
    }

    private String setting(String name) {
        return Objects.requireNonNull(service.settings().get(name), name);
    }
}
