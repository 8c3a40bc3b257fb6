package org.tengen.engine.rules;

import org.tengen.engine.Komi;

/**
 * The stones Black puts down before White's first move. A handicap of 1 is no handicap: Black plays first and gives a
 * komi of half a point.
 *
 * @param stones 0 for an even game, 1, or the stones to put down
 * @param kind where they stand
 */
public record Handicap(int stones, Kind kind) {
    /** Who says where handicap stones stand. */
    public enum Kind {
        /** Custom: the star points, as {@link StarPoints#handicap} has them. */
        FIXED,
        /** Black, one after the other, before the first move. */
        FREE
    }

    /** The most fixed handicap stones. */
    public static final int MAX_FIXED = 9;
    /** The most free handicap stones. */
    public static final int MAX_FREE = 25;

    /** An even game. */
    public static final Handicap NONE = new Handicap(0, Kind.FIXED);

    /** @throws IllegalArgumentException where the number is out of range for the kind */
    public Handicap {
        int most = kind == Kind.FIXED ? MAX_FIXED : MAX_FREE;
        if (stones < 0 || stones > most) {
            throw new IllegalArgumentException("A " + kind + " handicap is 0 to " + most + " stones, not " + stones);
        }
    }

    /** How many stones stand on the board before the first move: none for a handicap of 1. */
    public int stonesOnBoard() {
        return stones < 2 ? 0 : stones;
    }

    /** The komi of a game with this handicap: the ruleset's for an even game, half a point for 1, else none. */
    public Komi komi(Ruleset rules) {
        return switch (stones) {
            case 0 -> rules.komi();
            case 1 -> Komi.ofHalfPoints(1);
            default -> Komi.ZERO;
        };
    }

    /** What White gets back for the stones on the board, in half points. */
    public int bonusHalfPoints(HandicapBonus bonus) {
        int stonesOnBoard = stonesOnBoard();
        return switch (bonus) {
            case ZERO -> 0;
            case N -> 2 * stonesOnBoard;
            case N_MINUS_ONE -> 2 * Math.max(0, stonesOnBoard - 1);
        };
    }
}
