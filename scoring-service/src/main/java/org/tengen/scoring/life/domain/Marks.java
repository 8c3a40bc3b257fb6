package org.tengen.scoring.life.domain;

import org.tengen.engine.board.Points;

/** A set of points that is emptied at no cost: a point is in it while its stamp is the current one. */
final class Marks {
    /** When the point was last added; by point, length {@link Points#LIMIT}. */
    private final int[] stamps = new int[Points.LIMIT];

    private int stamp;

    void clear() {
        stamp++;
    }

    /** Adds a point; whether it was not in yet. */
    boolean add(int point) {
        boolean added = stamps[point] != stamp;
        stamps[point] = stamp;
        return added;
    }

    boolean contains(int point) {
        return stamps[point] == stamp;
    }
}
