package org.tengen.benchmarks;

import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.ToLongFunction;
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
 * Ways to find a repetition, replaying the same games in turn: the engine's, which remembers no positions, and memories of
 * all positions that are asked before each play. The memories are not made to confirm a hit, which the engine owes.
 */
final class Comparison {
    private static final int SIDE = 19;
    private static final int SECONDS_EACH = 5;
    private static final int REBUILT_MOVES = 300;
    private static final int CAP = 3 * SIDE * SIDE - 2;

    private Comparison() {}

    static void run() {
        BoardSize size = BoardSize.square(SIDE);
        Game game = Game.start(EngineBench.rules(KoRule.POSITIONAL), size);
        List<int[]> games = GameState.record(game, new SeededPlayout(game, CAP));
        Game simple = Game.start(EngineBench.rules(KoRule.SIMPLE), size);
        Board board = new Board(size);
        SeenPositions table = new HashedPositions();
        SeenPositions row = new ScannedPositions();
        List<String> names = List.of(
                "simple ko alone",
                "the engine's superko",
                "a table of all",
                "a scan of all",
                "a new game and " + REBUILT_MOVES + " moves");
        List<LongSupplier> ways = List.of(
                of(games, points -> Replay.replay(simple, points)),
                of(games, points -> Replay.replay(game, points)),
                of(games, points -> replay(board, table, points)),
                of(games, points -> replay(board, row, points)),
                of(games, Comparison::rebuild));
        List<Rounds> rounds = Rounds.measureInTurn(SECONDS_EACH, ways);
        for (int i = 0; i < ways.size(); i++) {
            System.out.printf(
                    "%s%n%s%n", names.get(i), rounds.get(i).toString().indent(2).stripTrailing());
        }
    }

    private static LongSupplier of(List<int[]> games, ToLongFunction<int[]> replay) {
        return () -> games.stream().mapToLong(replay).sum();
    }

    private static int rebuild(int[] points) {
        Game game = Game.start(EngineBench.rules(KoRule.POSITIONAL), BoardSize.square(SIDE));
        int moves = Math.min(REBUILT_MOVES, points.length);
        return Replay.replay(game, Arrays.copyOf(points, moves));
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
