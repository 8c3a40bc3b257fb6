package org.tengen.scoring.life.domain;

import org.tengen.engine.Color;
import org.tengen.engine.board.Board;

/**
 * The shapes of three by three points that a good answer often completes: hane, cut, and the plays at the edge. After
 * Gelly, Wang, Munos and Teytaud, "Modification of UCT with patterns in Monte-Carlo Go" (2006).
 */
final class Patterns {
    private final Board board;

    Patterns(Board board) {
        this.board = board;
    }

    /** Whether a play of this colour on an empty point would complete one. No allocation. */
    boolean match(Color color, int point) {
        for (int turn = 0; turn < Directions.SIDES.length; turn++) {
            int front = point + Directions.SIDES[turn];
            int right = point + Directions.SIDES[(turn + 1) & 3];
            int back = point + Directions.SIDES[(turn + 2) & 3];
            int left = point + Directions.SIDES[(turn + 3) & 3];
            int frontRight = point + Directions.CORNERS[turn];
            int backLeft = point + Directions.CORNERS[(turn + 2) & 3];
            int frontLeft = point + Directions.CORNERS[(turn + 3) & 3];
            for (Color own : Color.values()) {
                Color other = own.opponent();
                if (board.holds(other, front)
                        && (isHane(own, right, back, left, frontRight, frontLeft)
                                || isCrossCut(own, right, back, left, frontLeft)
                                || isKeima(own, right, back, left, frontLeft, backLeft))) {
                    return true;
                }
            }
            if (!board.isOnBoard(back) && isAtEdge(color, front, right, left)) {
                return true;
            }
        }
        return false;
    }

    /** Round the end of a stone: its head between own stones or free points, the other sides free. */
    private boolean isHane(Color own, int right, int back, int left, int frontRight, int frontLeft) {
        return board.isEmpty(right)
                && board.isEmpty(back)
                && board.isEmpty(left)
                && (board.holds(own, frontRight) || board.holds(own, frontLeft))
                && !board.holds(own.opponent(), frontRight)
                && !board.holds(own.opponent(), frontLeft)
                && board.isOnBoard(frontRight)
                && board.isOnBoard(frontLeft);
    }

    /** Between two stones that touch the same own stone, unless the cut is surrounded already. */
    private boolean isCrossCut(Color own, int right, int back, int left, int frontLeft) {
        Color other = own.opponent();
        boolean closed = (board.holds(other, right) && (board.isEmpty(back) || board.holds(other, back)))
                || (board.holds(other, back) && board.isEmpty(right));
        return board.holds(other, left) && board.holds(own, frontLeft) && !closed;
    }

    /** Through two stones that face each other across the point, from an own stone beside it. */
    private boolean isKeima(Color own, int right, int back, int left, int frontLeft, int backLeft) {
        Color other = own.opponent();
        return board.holds(other, back)
                && board.holds(own, right)
                && !board.holds(other, left)
                && !board.holds(own, frontLeft)
                && !board.holds(own, backLeft);
    }

    /** Under a stone on the second line with the other side's beside the point. */
    private boolean isAtEdge(Color color, int front, int right, int left) {
        Color opponent = color.opponent();
        return (board.holds(color, front) && (board.holds(opponent, right) || board.holds(opponent, left)))
                || (board.holds(opponent, front) && (board.holds(color, right) || board.holds(color, left)));
    }
}
