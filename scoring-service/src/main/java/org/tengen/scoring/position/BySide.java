package org.tengen.scoring.position;

import org.tengen.engine.scoring.Prisoners;
import org.tengen.engine.scoring.TimePenalties;

/**
 * A number for each side, 0 to {@value #MOST}.
 *
 * @param black Black's
 * @param white White's
 */
record BySide(int black, int white) {
    /** More than any game can have of anything. */
    static final int MOST = 10_000;

    static final BySide ZERO = new BySide(0, 0);

    BySide {
        if (Math.min(black, white) < 0 || Math.max(black, white) > MOST) {
            throw new IllegalArgumentException("Each side has 0 to " + MOST + ", not " + black + " and " + white + ".");
        }
    }

    Prisoners prisoners() {
        return new Prisoners(black, white);
    }

    TimePenalties timePenalties() {
        return new TimePenalties(black, white);
    }
}
