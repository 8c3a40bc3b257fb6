package org.tengen.benchmarks.platform;

import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;

/**
 * Plays at all tables. All of it happens on one thread of Vert.x: call its methods there.
 *
 * <p>Where a game is over, the side to move resigns and the table begins its next match. A move that is not made is tried again
 * after a pause; after twenty times the match is left.
 */
final class Driver {
    private static final LongSupplier CLOCK = System::nanoTime;
    private static final int MADE = 201;
    private static final int MOST_FAILURES = 20;
    private static final long TICK_MS = 1;

    private final Vertx vertx;
    private final Requests requests;
    private final Tally tally;
    private final List<Table> tables;
    private final Seating seating;
    private final Promise<Void> allSeated = Promise.promise();
    private final Queue<Table> ready = new ArrayDeque<>();
    private Consumer<Table> whenReady = this::keep;
    private Runnable whenMeasuring = () -> {};
    private LongConsumer whenEnding = _ -> {};

    Driver(Vertx vertx, Endpoint api, List<Table> tables, Tally tally) {
        this.vertx = vertx;
        this.tally = tally;
        this.tables = List.copyOf(tables);
        requests = new Requests(vertx, api);
        seating = new Seating(requests, table -> whenReady.accept(table));
    }

    /** Begins a match at each table; done once all have one. */
    CompletionStage<Void> seat() {
        tables.forEach(seating::begin);
        return allSeated.future().toCompletionStage();
    }

    private void keep(Table table) {
        ready.add(table);
        if (ready.size() == tables.size()) {
            allSeated.tryComplete();
        }
    }

    /** Each table plays its next move once the last is answered, from now on. */
    void playClosed() {
        whenReady = table -> move(table, CLOCK.getAsLong());
        passOn();
    }

    /** Moves begin at even intervals from now on. */
    void playOpen(double movesPerSecond) {
        OpenLoop loop = new OpenLoop(movesPerSecond, CLOCK, this::move);
        whenReady = loop::ready;
        passOn();
        long timer = vertx.setPeriodic(TICK_MS, _ -> loop.tick());
        whenMeasuring = loop::restart;
        whenEnding = now -> {
            vertx.cancelTimer(timer);
            loop.end(intended -> tally.addUnbegun(intended, now));
        };
    }

    /** Opens the tally. What a cold platform has not kept up with is no debt to begin with. */
    void beginMeasuring() {
        whenMeasuring.run();
        tally.open(CLOCK.getAsLong());
    }

    private void passOn() {
        while (!ready.isEmpty()) {
            whenReady.accept(ready.remove());
        }
    }

    private void move(Table table, long intended) {
        requests.post(table.path("/moves"), table.toPlay(), table.move(), answer -> {
            tally.add(intended, CLOCK.getAsLong(), answer);
            if (answer.status() == MADE) {
                goOn(table);
            } else if (table.fail() < MOST_FAILURES) {
                requests.later(() -> whenReady.accept(table));
            } else {
                seating.beginAnother(table);
            }
        });
    }

    private void goOn(Table table) {
        table.advance();
        if (table.gameIsOver()) {
            seating.resign(table);
        } else {
            whenReady.accept(table);
        }
    }

    /** Begins nothing any more; done once nothing is on its way. */
    CompletionStage<Void> end() {
        whenReady = _ -> {};
        whenEnding.accept(CLOCK.getAsLong());
        return requests.end();
    }

    /** How many challenges, joins and resignations failed, by what was answered. */
    Map<String, Long> failedBeginnings() {
        return seating.failures();
    }
}
