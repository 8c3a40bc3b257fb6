package org.tengen.benchmarks.platform;

import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;

/** Sends requests until it is told to end, and knows when nothing is on its way any more. For one thread of Vert.x. */
final class Requests {
    private static final long PAUSE_MS = 200;

    private final Vertx vertx;
    private final Endpoint api;
    private final Promise<Void> quiet = Promise.promise();
    private int inFlight;
    private boolean ending;

    Requests(Vertx vertx, Endpoint api) {
        this.vertx = vertx;
        this.api = api;
    }

    /** Nothing happens once it has been told to end. */
    void post(String path, Seat seat, Buffer body, Consumer<Answer> then) {
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

    /** Does something after a pause, since just now it failed. */
    void later(Runnable what) {
        vertx.setTimer(PAUSE_MS, _ -> what.run());
    }

    /** Sends nothing any more; done once nothing is on its way. */
    CompletionStage<Void> end() {
        ending = true;
        endIfQuiet();
        return quiet.future().toCompletionStage();
    }

    private void endIfQuiet() {
        if (ending && inFlight == 0) {
            quiet.tryComplete();
        }
    }
}
