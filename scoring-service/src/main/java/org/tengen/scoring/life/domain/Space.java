package org.tengen.scoring.life.domain;

import java.util.function.IntPredicate;
import org.tengen.engine.board.Board;
import org.tengen.engine.board.Points;

/** A small connected set of points on a board, and its shape: how each point hangs together with the others. */
final class Space {
    /** The largest space that is looked at. */
    static final int MAX = 12;

    private final Marks inside = new Marks();
    /** The points, {@link #size} of them. */
    private final int[] points = new int[MAX];

    private int size;

    int size() {
        return size;
    }

    int at(int index) {
        return points[index];
    }

    /** Fills the space from a point over all neighbours that belong; whether it has no more than {@link #MAX} points. */
    boolean flood(int from, IntPredicate belongs) {
        inside.clear();
        size = 0;
        add(from);
        for (int i = 0; i < size; i++) {
            for (int side : Directions.SIDES) {
                int point = points[i] + side;
                if (!inside.contains(point) && belongs.test(point)) {
                    if (size == MAX) {
                        return false;
                    }
                    add(point);
                }
            }
        }
        return true;
    }

    /** Fills the space with the points the last play on a board made empty; whether they are few enough. */
    boolean takeCaptured(Board board) {
        inside.clear();
        size = 0;
        if (board.takenCount() > MAX) {
            return false;
        }
        for (int i = 0; i < board.takenCount(); i++) {
            add(board.taken(i));
        }
        return true;
    }

    private void add(int point) {
        inside.add(point);
        points[size++] = point;
    }

    /** How many neighbours of a point of the space lie in it too. */
    int neighboursInside(int point) {
        int neighbours = 0;
        for (int side : Directions.SIDES) {
            if (inside.contains(point + side)) {
                neighbours++;
            }
        }
        return neighbours;
    }

    /**
     * Whether an empty space of this shape makes one eye at most when the opponent plays first: one to three points, the
     * square, pyramid, bulky and crossed five, and the rabbity six.
     */
    boolean isKillable() {
        int links = 0;
        int most = 0;
        for (int i = 0; i < size; i++) {
            int neighbours = neighboursInside(points[i]);
            links += neighbours;
            most = Math.max(most, neighbours);
        }
        return switch (size) {
            case 1, 2, 3 -> true;
            case 4 -> most == 3 || links == 8;
            case 5 -> most == 4 || (most == 3 && links == 10);
            case 6 -> most == 4 && links == 12;
            default -> false;
        };
    }

    /** The point with most neighbours inside, the first of several; {@link Points#NONE} where none has two. */
    int vital() {
        int vital = Points.NONE;
        int most = 1;
        for (int i = 0; i < size; i++) {
            int neighbours = neighboursInside(points[i]);
            if (neighbours > most) {
                most = neighbours;
                vital = points[i];
            }
        }
        return vital;
    }
}
