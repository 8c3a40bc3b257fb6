package org.tengen.benchmarks;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.tengen.engine.BoardSize;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.KoRule;

/** How much of the heap a game of 400 moves on 19x19 takes, with its history. */
final class MemoryUse {
    private static final int GAMES = 5_000;
    private static final int MOVES = 400;
    private static final int SIDE = 19;

    private MemoryUse() {}

    /** In bytes a game, from the growth of the heap in use by some thousands of them. */
    static long bytesPerGame() {
        List<Game> games = new ArrayList<>(GAMES);
        long before = used();
        for (int i = 0; i < GAMES; i++) {
            Game game = Game.start(EngineBench.rules(KoRule.POSITIONAL), BoardSize.square(SIDE));
            new SeededPlayout(game, MOVES).playGame();
            games.add(game);
        }
        long after = used();
        return (after - before) / games.size();
    }

    private static long used() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
}
