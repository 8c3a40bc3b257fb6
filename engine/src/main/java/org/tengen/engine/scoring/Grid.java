package org.tengen.engine.scoring;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;

/**
 * A finished position and its dead stones, point by point, for analysis: {@code point = row from the top * width +
 * column}. It has no limits of size, so that published problems of any size can be tried.
 */
final class Grid {
    private final int width;
    private final int height;
    /** {@code X}, {@code O} or {@code .}; by point. */
    private final char[] stones;

    private final BitSet dead;
    /** The points beside a point, by point. */
    private final int[][] neighbours;

    private Grid(List<String> rows, BitSet dead) {
        this.width = rows.getFirst().length();
        this.height = rows.size();
        this.stones = String.join("", rows).toCharArray();
        this.dead = dead;
        this.neighbours =
                IntStream.range(0, size()).mapToObj(this::findNeighbours).toArray(int[][]::new);
    }

    static Grid of(Position position, Set<Vertex> deadStones) {
        BitSet dead = new BitSet();
        int width = position.size().width();
        int top = position.size().height() - 1;
        deadStones.forEach(vertex -> dead.set((top - vertex.row()) * width + vertex.column()));
        return new Grid(position.rows(), dead);
    }

    /** Of rows in which a dead stone is a small letter. */
    static Grid ofMarked(List<String> rows) {
        String marked = String.join("", rows);
        BitSet dead = new BitSet();
        IntStream.range(0, marked.length())
                .filter(point -> Character.isLowerCase(marked.charAt(point)))
                .forEach(dead::set);
        return new Grid(
                rows.stream()
                        .map(row -> row.replace('x', 'X').replace('o', 'O'))
                        .toList(),
                dead);
    }

    private int[] findNeighbours(int point) {
        return IntStream.of(at(point, -1, 0), at(point, 0, -1), at(point, 0, 1), at(point, 1, 0))
                .filter(neighbour -> neighbour >= 0)
                .toArray();
    }

    int size() {
        return width * height;
    }

    int width() {
        return width;
    }

    int[] neighbours(int point) {
        return neighbours[point];
    }

    /** The point so many rows below and columns to the right; -1 off the board. */
    int at(int point, int down, int right) {
        int row = point / width + down;
        int column = point % width + right;
        return row < 0 || row >= height || column < 0 || column >= width ? -1 : row * width + column;
    }

    boolean isOnEdge(int point) {
        return neighbours[point].length < 4;
    }

    boolean isEmpty(int point) {
        return stones[point] == Position.EMPTY_POINT;
    }

    /** Whether a stone of this colour stands here, alive or dead. */
    boolean holds(Color color, int point) {
        return stones[point] == Position.symbol(color);
    }

    boolean isDead(int point) {
        return dead.get(point);
    }

    boolean isAlive(Color color, int point) {
        return holds(color, point) && !isDead(point);
    }

    boolean isLivingStone(int point) {
        return !isEmpty(point) && !isDead(point);
    }

    /** All points for which something holds. */
    BitSet points(IntPredicate condition) {
        BitSet points = new BitSet();
        IntStream.range(0, size()).filter(condition).forEach(points::set);
        return points;
    }

    /** The points reached from some, themselves included, over neighbours that may be entered. */
    BitSet flood(BitSet from, IntPredicate entered) {
        BitSet reached = (BitSet) from.clone();
        Deque<Integer> open = new ArrayDeque<>();
        from.stream().forEach(open::add);
        while (!open.isEmpty()) {
            for (int neighbour : neighbours[open.remove()]) {
                if (!reached.get(neighbour) && entered.test(neighbour)) {
                    reached.set(neighbour);
                    open.add(neighbour);
                }
            }
        }
        return reached;
    }

    /** The connected parts of a set of points. */
    List<BitSet> parts(BitSet points) {
        BitSet left = (BitSet) points.clone();
        return IntStream.generate(() -> left.nextSetBit(0))
                .takeWhile(first -> first >= 0)
                .mapToObj(first -> {
                    BitSet part = flood(setOf(first), left::get);
                    left.andNot(part);
                    return part;
                })
                .toList();
    }

    static BitSet setOf(int point) {
        BitSet set = new BitSet();
        set.set(point);
        return set;
    }

    /** How many neighbours of a point are in a set. */
    int countBeside(int point, BitSet set) {
        return (int) IntStream.of(neighbours[point]).filter(set::get).count();
    }
}
