package org.tengen.scoring.life.domain;

import org.tengen.engine.Color;
import org.tengen.engine.board.Board;
import org.tengen.engine.board.Points;

/** Counts true liberties on a board, only as far as somebody wants to know. No allocation. */
final class Liberties {
    private final Board board;
    private final Marks seen = new Marks();

    Liberties(Board board) {
        this.board = board;
    }

    /** The only liberty of the chain of this stone, or {@link Points#NONE} where it has more. */
    int only(int stone) {
        int found = Points.NONE;
        int at = stone;
        do {
            for (int side : Directions.SIDES) {
                int point = at + side;
                if (board.isEmpty(point) && point != found) {
                    if (found != Points.NONE) {
                        return Points.NONE;
                    }
                    found = point;
                }
            }
            at = board.nextInChain(at);
        } while (at != stone);
        return found;
    }

    /** Puts liberties of the chain of this stone into an array until it is full; how many. */
    int list(int stone, int[] into) {
        seen.clear();
        int found = 0;
        int at = stone;
        do {
            for (int i = 0; i < Directions.SIDES.length && found < into.length; i++) {
                int point = at + Directions.SIDES[i];
                if (board.isEmpty(point) && seen.add(point)) {
                    into[found++] = point;
                }
            }
            at = board.nextInChain(at);
        } while (at != stone && found < into.length);
        return found;
    }

    /** Whether a play on this empty point leaves its chain with one liberty or none; captures are not thought of. */
    boolean isAtariAfter(Color color, int point) {
        seen.clear();
        seen.add(point);
        int found = 0;
        for (int side : Directions.SIDES) {
            int neighbour = point + side;
            if (board.isEmpty(neighbour) && seen.add(neighbour)) {
                found++;
            }
        }
        for (int i = 0; i < Directions.SIDES.length && found < 2; i++) {
            int neighbour = point + Directions.SIDES[i];
            if (board.holds(color, neighbour) && seen.add(board.headOf(neighbour))) {
                found = countFrom(neighbour, found);
            }
        }
        return found < 2;
    }

    /** Adds the unseen liberties of a chain to a count, and stops once it is two or more. */
    private int countFrom(int stone, int before) {
        int found = before;
        int at = stone;
        do {
            for (int side : Directions.SIDES) {
                int point = at + side;
                if (board.isEmpty(point) && seen.add(point)) {
                    found++;
                }
            }
            at = board.nextInChain(at);
        } while (at != stone && found < 2);
        return found;
    }
}
