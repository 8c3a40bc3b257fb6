package org.tengen.benchmarks.platform;

import io.vertx.core.Vertx;
import java.net.URI;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Some tables that are played at together: seated, warmed up, measured, and left. For the thread that waits meanwhile. */
final class Session {
    private static final Duration SEATING_PATIENCE = Duration.ofMinutes(10);
    private static final Duration ENDING_PATIENCE = Duration.ofMinutes(1);

    private final Vertx vertx;
    private final Driver driver;
    private final Tally tally = new Tally();
    private final LiveLine live = LiveLine.onTerminal();
    private volatile String phase = "warming up";

    /** What is done while moves are made: at the beginning and at the end of what is measured. */
    interface Observer {
        void begin() throws SQLException;

        void end() throws SQLException;
    }

    Session(Vertx vertx, URI address, List<Table> tables) {
        this.vertx = vertx;
        driver = new Driver(vertx, new Endpoint(vertx, address, tables.size()), tables, tally);
    }

    /** Begins a match at each table. */
    void seat() throws InterruptedException {
        await(onVertx(driver::seat), SEATING_PATIENCE);
    }

    /** @param rate moves a second in an open loop; empty for a closed loop */
    Tally play(OptionalInt rate, Duration warmUp, Duration measured, Observer observer)
            throws InterruptedException, SQLException {
        run(() -> rate.ifPresentOrElse(driver::playOpen, driver::playClosed));
        long timer =
                vertx.setPeriodic(LiveLine.EVERY_MS, _ -> live.show(phase, tally.takeLately(), tally.errorCount()));
        Thread.sleep(warmUp);
        observer.begin();
        run(driver::beginMeasuring);
        phase = "measuring ";
        Thread.sleep(measured);
        run(() -> tally.close(System.nanoTime()));
        observer.end();
        await(onVertx(driver::end), ENDING_PATIENCE);
        vertx.cancelTimer(timer);
        live.end();
        return tally;
    }

    Map<String, Long> failedBeginnings() {
        return driver.failedBeginnings();
    }

    private void run(Runnable what) throws InterruptedException {
        await(
                onVertx(() -> {
                    what.run();
                    return CompletableFuture.completedStage(null);
                }),
                ENDING_PATIENCE);
    }

    private CompletableFuture<Void> onVertx(Callable<CompletionStage<Void>> what) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        vertx.runOnContext(_ -> {
            try {
                what.call().whenComplete((_, failure) -> {
                    if (failure == null) {
                        done.complete(null);
                    } else {
                        done.completeExceptionally(failure);
                    }
                });
            } catch (Exception e) {
                done.completeExceptionally(e);
            }
        });
        return done;
    }

    private static void await(CompletableFuture<Void> future, Duration patience) throws InterruptedException {
        try {
            future.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (ExecutionException | TimeoutException e) {
            throw new IllegalStateException("The matches cannot be played: " + e, e);
        }
    }
}
