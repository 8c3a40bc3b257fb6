package org.tengen.contracts.match;

import org.tengen.engine.Color;

/**
 * Stones each side has captured.
 *
 * @param black white stones that Black holds
 * @param white black stones that White holds
 */
public record Prisoners(int black, int white) {
    public static final Prisoners NONE = new Prisoners(0, 0);

    public int heldBy(Color color) {
        return color == Color.BLACK ? black : white;
    }

    /** These prisoners with more for one side. */
    public Prisoners plus(Color holder, int stones) {
        return holder == Color.BLACK ? new Prisoners(black + stones, white) : new Prisoners(black, white + stones);
    }
}
