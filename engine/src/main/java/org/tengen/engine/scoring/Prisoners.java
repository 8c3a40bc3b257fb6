package org.tengen.engine.scoring;

import org.tengen.engine.Color;

/**
 * The stones each side has captured during play.
 *
 * @param heldByBlack white stones
 * @param heldByWhite black stones
 */
public record Prisoners(int heldByBlack, int heldByWhite) {
    public static final Prisoners NONE = new Prisoners(0, 0);

    /** @throws IllegalArgumentException where a number is negative */
    public Prisoners {
        if (heldByBlack < 0 || heldByWhite < 0) {
            throw new IllegalArgumentException("Nobody holds fewer than no prisoners");
        }
    }

    /** The stones this side has captured. */
    public int heldBy(Color color) {
        return color == Color.BLACK ? heldByBlack : heldByWhite;
    }
}
