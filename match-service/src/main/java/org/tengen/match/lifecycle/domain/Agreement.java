package org.tengen.match.lifecycle.domain;

import org.tengen.contracts.match.Seats;
import org.tengen.engine.Komi;

/**
 * What comes of the komi that both sides hold for even (docs/rules.md#free-placement). Whoever thinks more of Black's stones
 * plays them, for a komi between both, which to each looks as good as even or better.
 *
 * @param swapped whether the sides change colours
 * @param komi the mean of both, rounded down to a half point
 */
record Agreement(boolean swapped, Komi komi) {
    static Agreement of(Komi black, Komi white) {
        int mean = Math.floorDiv(black.halfPoints() + white.halfPoints(), 2);
        return new Agreement(white.halfPoints() > black.halfPoints(), Komi.ofHalfPoints(mean));
    }

    Seats seats(Seats before) {
        return swapped ? before.swapped() : before;
    }
}
