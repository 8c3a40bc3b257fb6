package org.tengen.embedded;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/**
 * Starts PostgreSQL and reads what it says meanwhile: the library would wait in vain for a minute where PostgreSQL has
 * given up at once.
 */
final class PostgresLaunch {
    private static final Duration POLL = Duration.ofMillis(100);

    private PostgresLaunch() {}

    /** @throws CannotStart where PostgreSQL gives up, in its own words, or does not answer in time */
    static EmbeddedPostgres run(EmbeddedPostgres.Builder builder, Path folder) {
        Path said = temporaryFile();
        builder.setOutputRedirector(Redirect.appendTo(said.toFile()))
                .setErrorRedirector(Redirect.appendTo(said.toFile()));
        try (ExecutorService starter = Executors.newVirtualThreadPerTaskExecutor()) {
            return await(starter.submit(builder::start), folder, said);
        } finally {
            delete(said);
        }
    }

    private static EmbeddedPostgres await(Future<EmbeddedPostgres> start, Path folder, Path said) {
        try {
            while (true) {
                try {
                    return start.get(POLL.toMillis(), TimeUnit.MILLISECONDS);
                } catch (TimeoutException _) {
                    complaint(said).ifPresent(complaint -> {
                        start.cancel(true);
                        throw cannot(folder, complaint, new IOException(complaint));
                    });
                }
            }
        } catch (ExecutionException e) {
            throw cannot(folder, String.valueOf(e.getCause().getMessage()), e);
        } catch (InterruptedException e) {
            start.cancel(true);
            Thread.currentThread().interrupt();
            throw cannot(folder, "interrupted", e);
        }
    }

    /** Why PostgreSQL has ended. While it starts, it refuses connections with words that are none of that. */
    private static Optional<String> complaint(Path said) {
        try (Stream<String> lines = Files.lines(said)) {
            return lines.filter(line -> line.contains("FATAL:") || line.contains("PANIC:"))
                    .filter(line -> !line.contains("the database system is"))
                    .map(line -> line.replaceFirst(".*?(FATAL|PANIC):\\s*", ""))
                    .findFirst();
        } catch (IOException e) {
            throw new CannotStart("What PostgreSQL says cannot be read: " + e.getMessage(), e);
        }
    }

    private static CannotStart cannot(Path folder, String why, Exception cause) {
        return new CannotStart(
                "PostgreSQL does not start on the data folder " + folder + ": " + why
                        + " (a folder of another PostgreSQL version, or with other owners, cannot be used).",
                cause);
    }

    private static Path temporaryFile() {
        try {
            return Files.createTempFile("tengen-postgres-", ".log");
        } catch (IOException e) {
            throw new CannotStart("No temporary file can be made for PostgreSQL: " + e.getMessage(), e);
        }
    }

    /** PostgreSQL goes on writing to it unseen, where the system lets an open file be deleted. */
    private static void delete(Path said) {
        if (!said.toFile().delete()) {
            said.toFile().deleteOnExit();
        }
    }
}
