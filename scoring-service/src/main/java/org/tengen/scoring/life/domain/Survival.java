package org.tengen.scoring.life.domain;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.board.Board;
import org.tengen.engine.board.Points;

/** How often each stone's point is still its side's when the game has been played on at random many times. */
final class Survival {
    /** Games are played on until they have had this many moves: some 400 of them on 19x19, 1,100 on 9x9. */
    private static final int MOVES = 120_000;

    /** Games after which the point was its side's; by point, length {@link Points#LIMIT}. */
    private final int[] kept = new int[Points.LIMIT];

    private int games;

    private Survival() {}

    /** Plays a position on, Black and White first by turns. */
    static Survival of(Position position, long seed) {
        Board start = Boards.of(position);
        Playout playout = new Playout(position.size(), new Xorshift(seed));
        int[] black = points(position, Color.BLACK);
        int[] white = points(position, Color.WHITE);
        Survival survival = new Survival();
        int moves = 0;
        while (moves < MOVES) {
            moves += playout.play(start, survival.games % 2 == 0 ? Color.BLACK : Color.WHITE);
            survival.count(playout.board(), Color.BLACK, black);
            survival.count(playout.board(), Color.WHITE, white);
            survival.games++;
        }
        return survival;
    }

    private static int[] points(Position position, Color color) {
        return position.stones(color).stream().mapToInt(Points::of).toArray();
    }

    private void count(Board end, Color color, int[] stones) {
        for (int point : stones) {
            if (end.holds(color, point) || isSurroundedBy(color, end, point)) {
                kept[point]++;
            }
        }
    }

    private static boolean isSurroundedBy(Color color, Board end, int point) {
        return end.isEmpty(point)
                && Arrays.stream(Directions.SIDES).noneMatch(side -> end.holds(color.opponent(), point + side));
    }

    /** How often the points of these stones were kept on average, per mille. */
    int perMille(Collection<Vertex> stones) {
        List<Integer> points = stones.stream().map(Points::of).toList();
        long sum = points.stream().mapToLong(point -> kept[point]).sum();
        return (int) (1000 * sum / ((long) games * points.size()));
    }
}
