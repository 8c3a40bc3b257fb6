package org.tengen.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.tengen.engine.BoardSize;
import org.tengen.engine.rules.Game;

/** Moves judged and played, in replay and in the seeded playout, and rebuilding a game of 300 moves from nothing. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class ReplayBenchmark {
    private static final int REBUILT_MOVES = 300;

    /** Counts moves, since an invocation makes many. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Counter {
        public long moves;

        @Setup(Level.Iteration)
        public void reset() {
            moves = 0;
        }
    }

    @Benchmark
    public void replay(GameState state, Counter counter) {
        for (int[] points : state.games) {
            counter.moves += Replay.replay(state.game, points);
        }
    }

    @Benchmark
    public int playout(GameState state, Counter counter) {
        long before = state.playout.moves();
        state.playout.playGame();
        counter.moves += state.playout.moves() - before;
        return state.playout.checksumBits();
    }

    /** A new game, and the first 300 moves of a playout on it. */
    @Benchmark
    public Game rebuild(GameState state, Counter counter) {
        Game game = Game.start(EngineBench.rules(state.ko), BoardSize.square(19));
        int[] points = state.games.getFirst();
        for (int i = 0; i < REBUILT_MOVES; i++) {
            game.playAssumingLegal(game.toPlay(), points[i]);
        }
        counter.moves += REBUILT_MOVES;
        return game;
    }
}
