package org.tengen.local.training;

import java.net.URI;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.tengen.local.client.Api;
import org.tengen.local.demo.GamePlay;
import org.tengen.local.demo.Players;
import org.tengen.local.platform.Tokens;
import org.tengen.local.platform.Trouble;

/** Games played on a platform for what its programs learn by it: where they spend their time, and how. */
public final class Training {
    /** Enough for batches. */
    private static final int TABLES = 12;

    /** How far all games but the first go: some two thousand moves together, after which what is learnt hardly changes. */
    private static final int OPENING = 150;

    private Training() {}

    /**
     * Plays the famous game at all tables at once: at the first from the challenge to the count, at the others until Black resigns.
     *
     * @param gateway of a platform that runs
     */
    public static void play(URI gateway, Tokens tokens) {
        try (Api api = new Api(gateway);
                ExecutorService tables = Executors.newVirtualThreadPerTaskExecutor()) {
            List<? extends Future<?>> games = IntStream.range(0, TABLES)
                    .mapToObj(table -> tables.submit(() -> play(api, players(tokens, table), table == 0)))
                    .toList();
            for (Future<?> game : games) {
                game.get();
            }
        } catch (ExecutionException e) {
            throw new Trouble("A training game came to no end (" + e.getCause().getMessage() + ").", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Trouble("Interrupted while training.", e);
        }
    }

    private static Players players(Tokens tokens, int table) {
        String black = "trainee-black-" + table;
        String white = "trainee-white-" + table;
        return new Players(black, white, tokens.forPlayer(black), tokens.forPlayer(white));
    }

    private static void play(Api api, Players players, boolean toTheEnd) {
        GamePlay game = GamePlay.begin(api, players);
        if (toTheEnd) {
            game.playMoves(game.length(), _ -> game.match().view());
            game.pass();
            game.markDead();
            game.accept();
            game.awaitEnd();
        } else {
            game.playMoves(OPENING, _ -> {});
            game.match().resign(players.blackToken());
        }
    }
}
