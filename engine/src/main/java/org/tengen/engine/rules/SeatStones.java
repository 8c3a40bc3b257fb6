package org.tengen.engine.rules;

import java.util.Optional;
import java.util.SortedSet;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;

/**
 * Seat stones that the sides put down where they like (自由座子), before play: in turn, Black's first, until each has
 * {@value #EACH} on the board. They take nothing: each leaves every chain a liberty. A value.
 *
 * @param placed the stones put down so far
 */
public record SeatStones(BoardSize size, Setup placed) {
    /** How many each side puts down. */
    public static final int EACH = 2;
    /** The fewest points of a board on which the next stone always has a place. */
    public static final int FEWEST_POINTS = 9;

    /**
     * None yet.
     *
     * @throws IllegalArgumentException where the board is too small
     */
    public static SeatStones none(BoardSize size) {
        if (size.points() < FEWEST_POINTS) {
            throw new IllegalArgumentException(
                    "Seat stones need room: a board of " + FEWEST_POINTS + " points or more, not " + size);
        }
        return new SeatStones(size, Setup.NONE);
    }

    /** How many stones are still to be put down, by both sides together. */
    public int left() {
        return 2 * EACH - placed.black().size() - placed.white().size();
    }

    /** Whose stone comes next. */
    public Color toPlace() {
        return placed.black().size() == placed.white().size() ? Color.BLACK : Color.WHITE;
    }

    /** Whether a seat stone stands on this vertex already. */
    public boolean isOccupied(Vertex vertex) {
        return placed.black().contains(vertex) || placed.white().contains(vertex);
    }

    /**
     * The chain that would be left without a liberty by the next stone on this vertex; empty where there is none.
     *
     * @param vertex empty, and on the board
     */
    public Optional<SortedSet<Vertex>> chainWithoutLiberties(Vertex vertex) {
        Setup next = placed.with(toPlace(), vertex);
        Position position =
                Position.empty(size).withStones(Color.BLACK, next.black()).withStones(Color.WHITE, next.white());
        return next.firstChainWithoutLiberties(position);
    }

    /**
     * These stones with the next one.
     *
     * @throws IllegalArgumentException where it cannot stand there, or none is left
     */
    public SeatStones with(Vertex vertex) {
        if (left() == 0 || isOccupied(vertex)) {
            throw new IllegalArgumentException("No seat stone is put down on " + vertex);
        }
        Setup next = placed.with(toPlace(), vertex);
        next.on(size);
        return new SeatStones(size, next);
    }
}
