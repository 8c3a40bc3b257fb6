package org.tengen.scoring.life.domain;

import org.tengen.engine.board.Points;

/** Steps from a point to the eight round it, for {@link org.tengen.engine.board.Board}. */
final class Directions {
    /** To the four neighbours, each a quarter turn after the one before. */
    static final int[] SIDES = {Points.STRIDE, 1, -Points.STRIDE, -1};
    /** To the four diagonal points; the one at {@code i} lies between the sides at {@code i} and {@code i + 1}. */
    static final int[] CORNERS = {Points.STRIDE + 1, 1 - Points.STRIDE, -1 - Points.STRIDE, Points.STRIDE - 1};
    /** To all eight. */
    static final int[] AROUND = {SIDES[0], CORNERS[0], SIDES[1], CORNERS[1], SIDES[2], CORNERS[2], SIDES[3], CORNERS[3]
    };

    private Directions() {}
}
