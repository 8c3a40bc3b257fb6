package org.tengen.kernel.test;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tengen.embedded.PostgresServer;
import org.tengen.embedded.PostgresSettings;

/** A PostgreSQL server of its own for the tests of a module, with one empty database. */
public final class PostgresResource implements QuarkusTestResourceLifecycleManager {
    private static final String DATABASE = "test";

    private @Nullable PostgresServer server;

    @Override
    public Map<String, String> start() {
        PostgresServer started = PostgresServer.start(PostgresSettings.temporary(DATABASE));
        server = started;
        return Map.of(
                "quarkus.datasource.jdbc.url",
                started.jdbcUrl(DATABASE),
                "quarkus.datasource.username",
                PostgresServer.USER,
                "quarkus.datasource.password",
                "any");
    }

    @Override
    public void stop() {
        if (server != null) {
            server.close();
        }
    }
}
