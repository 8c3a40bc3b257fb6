package org.tengen.engine.rules;

import java.util.List;
import java.util.TreeSet;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;

/**
 * How a game begins.
 *
 * @param setup the stones on the board
 * @param firstToPlay the side that plays move 1
 * @param handicapStonesLeft how many free handicap stones Black places before that
 */
record Opening(Setup setup, Color firstToPlay, int handicapStonesLeft) {
    /** The ruleset's own: seat stones where they are fixed, else an empty board. */
    static Opening even(Ruleset rules, BoardSize size) {
        Setup setup = switch (rules.placement()) {
            case NORMAL, FREE_SEAT_STONES -> Setup.NONE;
            case SEAT_STONES ->
                StarPoints.seatStones(size)
                        .orElseThrow(() -> new IllegalArgumentException("Seat stones have no points on " + size));
        };
        return new Opening(setup, rules.firstToPlay(), 0);
    }

    /** With a handicap; one of 0 or 1 stones is none. */
    static Opening with(Handicap handicap, Ruleset rules, BoardSize size) {
        int stones = handicap.stonesOnBoard();
        if (stones == 0) {
            return even(rules, size);
        }
        if (rules.placement() != Placement.NORMAL) {
            throw new IllegalArgumentException("There is no handicap where seat stones are placed");
        }
        return switch (handicap.kind()) {
            case FIXED -> fixed(stones, size);
            case FREE -> free(stones, size);
        };
    }

    private static Opening fixed(int stones, BoardSize size) {
        List<Vertex> points = StarPoints.handicap(size, stones)
                .orElseThrow(() -> new IllegalArgumentException(
                        "A board of " + size + " has no fixed points for " + stones + " handicap stones"));
        return new Opening(new Setup(new TreeSet<>(points), Setup.NONE.white()), Color.WHITE, 0);
    }

    private static Opening free(int stones, BoardSize size) {
        if (stones >= size.points()) {
            throw new IllegalArgumentException(stones + " handicap stones have no room on " + size);
        }
        return new Opening(Setup.NONE, Color.WHITE, stones);
    }
}
