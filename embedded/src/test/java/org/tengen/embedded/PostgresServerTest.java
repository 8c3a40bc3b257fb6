package org.tengen.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PostgresServerTest {
    @TempDir
    Path folder;

    @Test
    void a_restart_on_the_same_folder_keeps_the_data_and_a_commit_is_durable() throws SQLException {
        PostgresSettings settings = PostgresSettings.in(folder.resolve("pg"), 0, "rules", "match");
        try (PostgresServer server = PostgresServer.start(settings)) {
            update(server, "match", "create table moves (vertex text)");
            update(server, "match", "insert into moves values ('Q16')");
            assertThat(query(server, "rules", "show fsync")).isEqualTo("on");
            assertThat(query(server, "rules", "show synchronous_commit")).isEqualTo("on");
        }
        try (PostgresServer server = PostgresServer.start(settings)) {
            assertThat(query(server, "match", "select vertex from moves")).isEqualTo("Q16");
        }
    }

    @Test
    void a_folder_in_use_is_refused_in_one_sentence() {
        PostgresSettings settings = PostgresSettings.in(folder.resolve("pg"), 0, "rules");
        try (PostgresServer _ = PostgresServer.start(settings)) {
            assertThatThrownBy(() -> PostgresServer.start(settings))
                    .isInstanceOf(CannotStart.class)
                    .hasMessageContaining(folder.resolve("pg") + " is in use by PostgreSQL, process ");
        }
    }

    @Test
    void a_taken_port_is_refused_in_one_sentence() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            PostgresSettings settings = PostgresSettings.in(folder.resolve("pg"), taken.getLocalPort());
            assertThatThrownBy(() -> PostgresServer.start(settings))
                    .isInstanceOf(CannotStart.class)
                    .hasMessage("Port " + taken.getLocalPort() + ", on which PostgreSQL should listen, is in use.");
        }
    }

    @Test
    void a_folder_that_is_a_file_is_refused_in_one_sentence() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "no folder");
        assertThatThrownBy(() -> PostgresServer.start(PostgresSettings.in(file, 0)))
                .isInstanceOf(CannotStart.class)
                .hasMessageContaining("The data folder " + file);
    }

    @Test
    void a_folder_with_other_data_is_refused_in_one_sentence() throws IOException {
        Path broken = Files.createDirectory(folder.resolve("photos"));
        Files.writeString(broken.resolve("cat.txt"), "a cat");
        assertThatThrownBy(() -> PostgresServer.start(PostgresSettings.in(broken, 0)))
                .isInstanceOf(CannotStart.class)
                .hasMessage("The folder " + broken + " holds something else than the data of PostgreSQL.");
    }

    @Test
    void broken_data_are_refused_at_once_in_the_words_of_postgresql() throws IOException {
        PostgresSettings settings = PostgresSettings.in(folder.resolve("pg"), 0);
        PostgresServer.start(settings).close();
        Files.writeString(folder.resolve("pg/global/pg_control"), "garbage");

        Instant begun = Instant.now();
        assertThatThrownBy(() -> PostgresServer.start(settings))
                .isInstanceOf(CannotStart.class)
                .hasMessageContaining("pg_control");
        assertThat(Duration.between(begun, Instant.now())).isLessThan(Duration.ofSeconds(30));
    }

    private static void update(PostgresServer server, String database, String sql) throws SQLException {
        try (Connection connection = connect(server, database);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(sql);
        }
    }

    private static String query(PostgresServer server, String database, String sql) throws SQLException {
        try (Connection connection = connect(server, database);
                Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(sql)) {
            assertThat(result.next()).isTrue();
            return result.getString(1);
        }
    }

    private static Connection connect(PostgresServer server, String database) throws SQLException {
        return DriverManager.getConnection(server.jdbcUrl(database), PostgresServer.USER, "any");
    }
}
