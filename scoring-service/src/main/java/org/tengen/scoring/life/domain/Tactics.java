package org.tengen.scoring.life.domain;

import org.tengen.engine.Color;
import org.tengen.engine.board.Board;
import org.tengen.engine.board.Points;

/** Says of a play whether it is legal and not plainly foolish. Knows one board; no allocation. */
final class Tactics {
    private final Board board;
    private final Liberties liberties;
    private final Space shape = new Space();
    /** Room for one liberty more than a short chain has. */
    private final int[] listed = new int[3];

    Tactics(Board board, Liberties liberties) {
        this.board = board;
        this.liberties = liberties;
    }

    /** Under simple ko, without suicide. */
    boolean isLegal(Color color, int point) {
        return !board.isKo(point) && !board.isSuicide(color, point);
    }

    /** Whether a play is legal, fills no eye of its own side, and gives no chain away. */
    boolean isSensible(Color color, int point) {
        return isLegal(color, point) && !isEye(color, point) && !givesChainAway(color, point);
    }

    /** Whether a point is a true eye: all neighbours its own, and the opponent on fewer diagonals than make it false. */
    boolean isEye(Color color, int point) {
        for (int side : Directions.SIDES) {
            if (!board.holds(color, point + side) && board.isOnBoard(point + side)) {
                return false;
            }
        }
        int against = 0;
        int edge = 0;
        for (int corner : Directions.CORNERS) {
            if (board.holds(color.opponent(), point + corner)) {
                against++;
            } else if (!board.isOnBoard(point + corner)) {
                edge = 1;
            }
        }
        return against + edge < 2;
    }

    /** Whether a stone of this colour beside the point stands in atari and goes with a play there. */
    boolean isCapture(Color taken, int point) {
        for (int side : Directions.SIDES) {
            if (board.holds(taken, point + side) && liberties.only(point + side) == point) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a play takes nothing and puts two or more stones of its own into atari, unless they are bait: stones that
     * leave a space without two eyes when they are taken, by chains that are short of liberties.
     */
    private boolean givesChainAway(Color color, int point) {
        int free = 0;
        boolean joins = false;
        for (int side : Directions.SIDES) {
            free += board.isEmpty(point + side) ? 1 : 0;
            joins |= board.holds(color, point + side);
        }
        return free < 2
                && joins
                && !isCapture(color.opponent(), point)
                && liberties.isAtariAfter(color, point)
                && !isBait(color, point);
    }

    private boolean isBait(Color color, int point) {
        return shape.flood(point, stone -> board.holds(color, stone))
                && shape.isKillable()
                && isHeldByShortChains(color.opponent());
    }

    private boolean isHeldByShortChains(Color around) {
        for (int i = 0; i < shape.size(); i++) {
            for (int side : Directions.SIDES) {
                int stone = shape.at(i) + side;
                if (board.holds(around, stone) && !isShort(around, stone)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether a chain has at most two liberties, and they are not its two eyes. */
    private boolean isShort(Color color, int stone) {
        int found = liberties.list(stone, listed);
        boolean open = false;
        for (int i = 0; i < found; i++) {
            open |= !isEye(color, listed[i]);
        }
        return found < listed.length && open;
    }

    /** A play that gets a chain in atari out of it, by taking a neighbour or by running; else {@link Points#NONE}. */
    int rescue(Color color, int stone, int onlyLiberty) {
        int at = stone;
        do {
            for (int side : Directions.SIDES) {
                if (board.holds(color.opponent(), at + side)) {
                    int taking = liberties.only(at + side);
                    if (taking != Points.NONE && isLegal(color, taking)) {
                        return taking;
                    }
                }
            }
            at = board.nextInChain(at);
        } while (at != stone);
        boolean runs = isLegal(color, onlyLiberty) && !liberties.isAtariAfter(color, onlyLiberty);
        return runs ? onlyLiberty : Points.NONE;
    }
}
