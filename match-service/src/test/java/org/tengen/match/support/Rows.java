package org.tengen.match.support;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.tengen.contracts.match.MatchId;

/** The tables as they are. */
@ApplicationScoped
public class Rows {
    private final DataSource database;

    @Inject
    Rows(DataSource database) {
        this.database = database;
    }

    /** How far behind the other columns a state may be, as long as the log tells the rest. */
    private static final String COLUMNS = "jsonb_pretty(to_jsonb(match) - 'state' - 'state_seq')";

    /** Every row of {@code match}, with every column but the state, as PostgreSQL writes it. */
    public List<String> matches() {
        return query("select " + COLUMNS + " from match order by id");
    }

    /** The row of a match, likewise. */
    public List<String> match(MatchId id) {
        return query("select " + COLUMNS + " from match where id = '" + id + "'");
    }

    /** The values of a query's first column. */
    public List<String> query(String sql) {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery(sql)) {
            List<String> values = new ArrayList<>();
            while (found.next()) {
                values.add(found.getString(1));
            }
            return values;
        } catch (SQLException e) {
            throw new IllegalStateException(sql, e);
        }
    }

    /** Changes the tables behind the service's back. */
    public void execute(String sql) {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(sql, e);
        }
    }
}
