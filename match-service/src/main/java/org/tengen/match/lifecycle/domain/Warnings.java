package org.tengen.match.lifecycle.domain;

import org.tengen.engine.Color;

/** The warnings of both sides that still run. Two running lose. */
public record Warnings(Row black, Row white) {
    /** How many running lose the match. */
    public static final int LOSING = 2;

    static final Warnings NONE = new Warnings(Row.NONE, Row.NONE);

    /**
     * The warnings of a side in a row.
     *
     * @param running how many
     * @param movesLeft after how many more moves of the side without another warning they no longer count
     */
    public record Row(int running, int movesLeft) {
        private static final int MOVES = 2;
        private static final Row NONE = new Row(0, 0);

        private Row warned() {
            return new Row(running + 1, MOVES);
        }

        private Row moved() {
            return movesLeft > 1 ? new Row(running, movesLeft - 1) : NONE;
        }
    }

    /** How many warnings of a side run. */
    public int running(Color color) {
        return row(color).running();
    }

    /** Whether a side has had as many as lose. */
    boolean lose(Color color) {
        return running(color) >= LOSING;
    }

    Warnings warned(Color color) {
        return with(color, row(color).warned());
    }

    Warnings moved(Color color) {
        return with(color, row(color).moved());
    }

    /** The same where the sides change colours. */
    Warnings swapped() {
        return new Warnings(/* black= */ white, /* white= */ black);
    }

    private Row row(Color color) {
        return color == Color.BLACK ? black : white;
    }

    private Warnings with(Color color, Row row) {
        return color == Color.BLACK ? new Warnings(row, white) : new Warnings(black, row);
    }
}
