package org.tengen.benchmarks;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.tengen.benchmarks.alternatives.HashedPositions;
import org.tengen.benchmarks.alternatives.ScannedPositions;
import org.tengen.benchmarks.alternatives.SeenPositions;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.board.Board;
import org.tengen.engine.board.Points;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.KoRule;

/**
 * Positional superko looked up before each play in a memory of all positions, to compare with
 * {@link ReplayBenchmark#replay}, which keeps none. Without confirmation of a hit, which the engine owes.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class SuperkoBenchmark {
    private static final int CAP = 1081;

    /** A board to replay on, and what remembers its positions. */
    @State(Scope.Thread)
    public static class Memory {
        private final Board board = new Board(BoardSize.square(19));
        private final SeenPositions scanned = new ScannedPositions();
        private final SeenPositions hashed = new HashedPositions();
        private List<int[]> games = List.of();

        @Setup
        public void record() {
            Game game = Game.start(EngineBench.rules(KoRule.POSITIONAL), board.size());
            games = GameState.record(game, new SeededPlayout(game, CAP));
        }
    }

    /** Every hash of the game is looked at. */
    @Benchmark
    public void scanOfAllPositions(Memory memory, ReplayBenchmark.Counter counter) {
        for (int[] points : memory.games) {
            counter.moves += replay(memory.board, memory.scanned, points);
        }
    }

    /** An open-addressing table is asked. */
    @Benchmark
    public void tableOfAllPositions(Memory memory, ReplayBenchmark.Counter counter) {
        for (int[] points : memory.games) {
            counter.moves += replay(memory.board, memory.hashed, points);
        }
    }

    private static int replay(Board board, SeenPositions seen, int[] points) {
        board.clear();
        seen.clear();
        seen.add(board.hash());
        Color color = Color.BLACK;
        for (int point : points) {
            if (point == Points.NONE) {
                board.pass();
            } else {
                play(board, seen, color, point);
            }
            color = color.opponent();
        }
        return points.length;
    }

    private static void play(Board board, SeenPositions seen, Color color, int point) {
        if (!board.isEmpty(point)
                || board.isKo(point)
                || board.isSuicide(color, point)
                || seen.contains(board.hashAfter(color, point))) {
            throw new IllegalStateException("A move has become illegal");
        }
        board.playAssumingLegal(color, point);
        seen.add(board.hash());
    }
}
