package org.tengen.local.platform;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tengen.embedded.CannotStart;
import org.tengen.embedded.Ports;
import org.tengen.embedded.PostgresServer;
import org.tengen.embedded.PostgresSettings;

/** PostgreSQL, which is a process of its own by nature. Its port stays the same when it is started again. */
final class Database implements Revivable {
    private static final String NAME = "PostgreSQL";
    private static final Duration POLL = Duration.ofMillis(250);

    private final DataFolder data;
    private final PostgresSettings settings;
    private @Nullable PostgresServer server;
    private boolean stopping;

    Database(DataFolder data, List<String> databases) {
        this.data = data;
        settings =
                PostgresSettings.in(data.folder(DataFolder.POSTGRES), Ports.free(), databases.toArray(String[]::new));
    }

    /** Where the server writes down its own process. */
    static RecordedProcess recorded(DataFolder data) {
        return new RecordedProcess(data.folder(DataFolder.POSTGRES).resolve("postmaster.pid"));
    }

    /** What the server's command line holds. */
    static String mark(DataFolder data) {
        return data.folder(DataFolder.POSTGRES).toString();
    }

    @Override
    public String name() {
        return NAME;
    }

    /** The URL of a database for JDBC, without the user. */
    String jdbcUrl(String database) {
        return "jdbc:postgresql://127.0.0.1:" + settings.port() + "/" + database;
    }

    /**
     * Starts the server and waits until it answers.
     *
     * @throws Trouble where it cannot be started
     */
    synchronized void start() {
        try {
            server = PostgresServer.start(settings);
        } catch (CannotStart e) {
            throw new Trouble(e.getMessage() + " If its data is broken, --fresh starts without it.", e);
        }
    }

    /** Looks again and again, since the server is nobody's child: nobody is told of its end. */
    @Override
    public Optional<String> awaitEnd() throws InterruptedException {
        while (recorded(data).stillRunning(mark(data)).isPresent()) {
            Thread.sleep(POLL);
        }
        synchronized (this) {
            return stopping ? Optional.empty() : Optional.of("has ended");
        }
    }

    @Override
    public synchronized boolean startAgain() {
        if (!stopping) {
            letGo();
            start();
        }
        return !stopping;
    }

    /** It is ready once it has been started. */
    @Override
    public void awaitReady() {}

    /** Stops the server, cutting off its connections. Nothing happens where it was not started. */
    synchronized void stop() {
        stopping = true;
        letGo();
    }

    private void letGo() {
        if (server != null) {
            server.close();
        }
        server = null;
    }
}
