package org.tengen.benchmarks.platform;

import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import java.util.ArrayDeque;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
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
    private static final Buffer NOTHING = Buffer.buffer("{}");
    private static final int MADE = 201;
    private static final int MOST_FAILURES = 20;
    private static final int MOST_BEGINNINGS_AT_ONCE = 32;
    private static final long PAUSE_MS = 200;
    private static final long TICK_MS = 1;

    private final Vertx vertx;
    private final Endpoint api;
    private final Tally tally;
    private final Queue<Table> waiting = new ArrayDeque<>();
    private final Map<String, Long> failedBeginnings = new TreeMap<>();
    private final Promise<Void> seated = Promise.promise();
    private final Promise<Void> quiet = Promise.promise();
    private final Queue<Table> ready = new ArrayDeque<>();
    private final int tables;
    private Consumer<Table> whenReady = ready::add;
    private LongConsumer whenEnding = _ -> {};
    private int beginning;
    private int inFlight;
    private boolean ending;

    Driver(Vertx vertx, Endpoint api, Queue<Table> tables, Tally tally) {
        this.vertx = vertx;
        this.api = api;
        this.tally = tally;
        this.tables = tables.size();
        waiting.addAll(tables);
    }

    /** Begins a match at each table; done once all have one. */
    CompletionStage<Void> seat() {
        beginNext();
        return seated.future().toCompletionStage();
    }

    /** Plays in a closed loop from now on. */
    void playClosed() {
        whenReady = table -> move(table, CLOCK.getAsLong());
        passOn();
    }

    /** Plays in an open loop from now on. */
    void playOpen(double movesPerSecond) {
        OpenLoop loop = new OpenLoop(movesPerSecond, CLOCK, this::move);
        whenReady = loop::ready;
        passOn();
        long timer = vertx.setPeriodic(TICK_MS, _ -> loop.tick());
        whenEnding = now -> {
            vertx.cancelTimer(timer);
            loop.end(intended -> tally.addUnbegun(intended, now));
        };
    }

    private void passOn() {
        while (!ready.isEmpty()) {
            whenReady.accept(ready.remove());
        }
    }

    /** Begins nothing any more; done once nothing is on its way. */
    CompletionStage<Void> end() {
        ending = true;
        whenReady = _ -> {};
        whenEnding.accept(CLOCK.getAsLong());
        endIfQuiet();
        return quiet.future().toCompletionStage();
    }

    private void move(Table table, long intended) {
        post(table.path("/moves"), table.toPlay(), table.move(), answer -> {
            tally.add(intended, CLOCK.getAsLong(), answer);
            if (answer.status() == MADE) {
                table.advance();
                goOn(table);
            } else if (table.fail() < MOST_FAILURES) {
                later(() -> whenReady.accept(table));
            } else {
                table.turnPage();
                begin(table);
            }
        });
    }

    private void goOn(Table table) {
        if (table.gameIsOver()) {
            post(table.path("/resignation"), table.toPlay(), NOTHING, answer -> {
                countIfFailed("resignation", answer);
                table.turnPage();
                begin(table);
            });
        } else {
            whenReady.accept(table);
        }
    }

    /** A table waits for its turn, lest all begin at once. */
    private void begin(Table table) {
        waiting.add(table);
        beginNext();
    }

    private void beginNext() {
        while (!ending && beginning < MOST_BEGINNINGS_AT_ONCE && !waiting.isEmpty()) {
            beginning++;
            challenge(waiting.remove());
        }
    }

    private void challenge(Table table) {
        post("/api/matches", table.black(), table.challenge(), answer -> {
            countIfFailed("challenge", answer);
            if (isSuccess(answer)) {
                table.begin(answer.id());
                join(table);
            } else {
                later(() -> tryAgain(table));
            }
        });
    }

    private void join(Table table) {
        post(table.path("/join"), table.white(), NOTHING, answer -> {
            countIfFailed("join", answer);
            if (isSuccess(answer)) {
                beginning--;
                whenReady.accept(table);
                seatedIfAll();
                beginNext();
            } else {
                later(() -> tryAgain(table));
            }
        });
    }

    private void tryAgain(Table table) {
        beginning--;
        begin(table);
    }

    private void seatedIfAll() {
        if (ready.size() == tables) {
            seated.tryComplete();
        }
    }

    private void countIfFailed(String what, Answer answer) {
        if (!isSuccess(answer)) {
            failedBeginnings.merge(what + ": " + answer.kind(), 1L, Long::sum);
        }
    }

    private static boolean isSuccess(Answer answer) {
        return answer.status() / 100 == 2;
    }

    private void later(Runnable what) {
        vertx.setTimer(PAUSE_MS, _ -> what.run());
    }

    private void post(String path, Seat seat, Buffer body, Consumer<Answer> then) {
        if (ending) {
            return;
        }
        inFlight++;
        api.post(path, seat, body, answer -> {
            inFlight--;
            then.accept(answer);
            endIfQuiet();
        });
    }

    private void endIfQuiet() {
        if (ending && inFlight == 0) {
            quiet.tryComplete();
        }
    }

    /** How many challenges, joins and resignations failed, by what was answered. */
    Map<String, Long> failedBeginnings() {
        return failedBeginnings;
    }
}
