package org.tengen.engine.scoring;

import org.tengen.engine.Color;

/**
 * The points each side gave for overtime, as Ing's rules have it: they come off its score.
 *
 * @param blackPoints whole points, 0 or more
 * @param whitePoints whole points, 0 or more
 */
public record TimePenalties(int blackPoints, int whitePoints) {
    public static final TimePenalties NONE = new TimePenalties(0, 0);

    /** @throws IllegalArgumentException where a number is negative */
    public TimePenalties {
        if (blackPoints < 0 || whitePoints < 0) {
            throw new IllegalArgumentException("A time penalty is 0 points or more");
        }
    }

    /** What a side gave. */
    public int points(Color color) {
        return color == Color.BLACK ? blackPoints : whitePoints;
    }
}
