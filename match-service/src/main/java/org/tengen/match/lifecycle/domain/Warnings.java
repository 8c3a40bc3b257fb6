package org.tengen.match.lifecycle.domain;

import java.util.ArrayList;
import java.util.List;
import org.tengen.engine.Color;

/** The warnings of both sides that still run. Two running lose. */
public record Warnings(Row black, Row white) {
    /** How many running lose the match. */
    public static final int LOSING = 2;

    static final Warnings NONE = new Warnings(Row.NONE, Row.NONE);

    /**
     * The warnings of a side in a row.
     *
     * @param moves how many moves of the side since each of them stand, the oldest warning first. Those since the last one say
     *     whether the row still runs; one that has run out is kept, since moves that are taken back bring it back
     */
    public record Row(List<Integer> moves) {
        /** After how many moves without another warning a row has run out. */
        private static final int LAST = 2;

        private static final Row NONE = new Row(List.of());

        public Row {
            moves = List.copyOf(moves);
        }

        private int running() {
            return moves.isEmpty() || moves.getLast() >= LAST ? 0 : moves.size();
        }

        private Row warned() {
            List<Integer> next = new ArrayList<>(running() == 0 ? List.of() : moves);
            next.add(0);
            return new Row(next);
        }

        private Row moved(int more) {
            return new Row(moves.stream().map(made -> Math.max(made + more, 0)).toList());
        }

        private Row withoutLoss() {
            return running() < LOSING ? this : new Row(moves.subList(0, LOSING - 1));
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

    /** Whether either side has had as many as lose. */
    boolean lose() {
        return lose(Color.BLACK) || lose(Color.WHITE);
    }

    Warnings warned(Color color) {
        return with(color, row(color).warned());
    }

    Warnings moved(Color color) {
        return with(color, row(color).moved(1));
    }

    /** Moves taken back have not been made; a warning stays, however many moves before it go as well. */
    Warnings takenBack(List<MoveMade> moves) {
        Warnings next = this;
        for (MoveMade move : moves) {
            next = next.with(move.color(), next.row(move.color()).moved(-1));
        }
        return next;
    }

    /** The same where the match that a side has lost by them goes on: the warning that lost it goes with the loss. */
    Warnings withoutLoss() {
        return new Warnings(black.withoutLoss(), white.withoutLoss());
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
