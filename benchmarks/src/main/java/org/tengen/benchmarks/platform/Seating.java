package org.tengen.benchmarks.platform;

import io.vertx.core.buffer.Buffer;
import java.util.ArrayDeque;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Begins matches, and ends those that are through; some at once at most. What fails is tried again. For one thread. */
final class Seating {
    private static final Buffer NOTHING = Buffer.buffer("{}");
    private static final int MOST_AT_ONCE = 32;

    private final Queue<Table> waiting = new ArrayDeque<>();
    private final Map<String, Long> failures = new TreeMap<>();
    private final Requests requests;
    private final Consumer<Table> seated;
    private int underWay;

    /** @param seated is told of each table at which a match has begun */
    Seating(Requests requests, Consumer<Table> seated) {
        this.requests = requests;
        this.seated = seated;
    }

    /** Begins a match at a table once it is its turn. */
    void begin(Table table) {
        waiting.add(table);
        beginNext();
    }

    /** The side to move resigns, and the next match begins. */
    void resign(Table table) {
        requests.post(table.path("/resignation"), table.toPlay(), NOTHING, answer -> {
            countIfFailed("resignation", answer);
            beginAnother(table);
        });
    }

    /** Leaves the match as it is, and begins the next. */
    void beginAnother(Table table) {
        table.turnPage();
        begin(table);
    }

    private void beginNext() {
        while (underWay < MOST_AT_ONCE && !waiting.isEmpty()) {
            underWay++;
            challenge(waiting.remove());
        }
    }

    private void challenge(Table table) {
        requests.post("/api/matches", table.black(), table.challenge(), answer -> {
            if (countIfFailed("challenge", answer)) {
                requests.later(() -> tryAgain(table));
            } else {
                table.begin(answer.id());
                join(table);
            }
        });
    }

    private void join(Table table) {
        requests.post(table.path("/join"), table.white(), NOTHING, answer -> {
            if (countIfFailed("join", answer)) {
                requests.later(() -> tryAgain(table));
            } else {
                underWay--;
                seated.accept(table);
                beginNext();
            }
        });
    }

    private void tryAgain(Table table) {
        underWay--;
        begin(table);
    }

    private boolean countIfFailed(String what, Answer answer) {
        boolean failed = answer.status() / 100 != 2;
        if (failed) {
            failures.merge(what + ": " + answer.kind(), 1L, Long::sum);
        }
        return failed;
    }

    /** How many challenges, joins and resignations failed, by what was answered. */
    Map<String, Long> failures() {
        return failures;
    }
}
