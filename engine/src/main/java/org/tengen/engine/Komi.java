package org.tengen.engine;

import java.math.BigDecimal;

/**
 * What White gets for moving second, in half points, so that no score is ever a fraction. Negative where Black gets it.
 *
 * @param halfPoints 13 for a komi of 6.5
 */
public record Komi(int halfPoints) {
    /** The largest komi either way, in half points: no board has more points than 25x25. */
    public static final int MAX_HALF_POINTS = 2 * BoardSize.MAX * BoardSize.MAX;

    public static final Komi ZERO = new Komi(0);

    /** @throws IllegalArgumentException where it is more than {@value #MAX_HALF_POINTS} half points either way */
    public Komi {
        if (Math.abs(halfPoints) > MAX_HALF_POINTS) {
            throw new IllegalArgumentException("Komi is at most " + MAX_HALF_POINTS / 2 + " points either way");
        }
    }

    /** A komi of this many half points. */
    public static Komi ofHalfPoints(int halfPoints) {
        return new Komi(halfPoints);
    }

    /**
     * A komi of this many points, which must be a whole number of half points.
     *
     * @throws IllegalArgumentException where it is not, or is out of range
     */
    public static Komi ofPoints(BigDecimal points) {
        try {
            return new Komi(points.multiply(BigDecimal.TWO).intValueExact());
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException(
                    "Komi is a whole number of half points, such as 6.5 or 7, not " + points, e);
        }
    }

    /** Half points written as points: 13 is {@code 6.5}, 14 is {@code 7}, -1 is {@code -0.5}. */
    public static String pointsText(int halfPoints) {
        String whole = (halfPoints < 0 ? "-" : "") + Math.abs(halfPoints / 2);
        return halfPoints % 2 == 0 ? whole : whole + ".5";
    }

    /** In points: {@code 6.5}. */
    @Override
    public String toString() {
        return pointsText(halfPoints);
    }
}
