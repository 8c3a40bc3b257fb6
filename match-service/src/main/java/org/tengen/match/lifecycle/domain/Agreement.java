package org.tengen.match.lifecycle.domain;

import org.tengen.contracts.event.MatchEvent.TermsAgreed;
import org.tengen.contracts.match.AllowedKomi;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.Seats;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;

/**
 * What comes of the komi that the sides hold for even (docs/rules.md#free-placement). Whoever thinks more of Black's stones
 * plays them, for a komi between both, which to each looks as good as even or better.
 *
 * @param swapped whether the sides change colours
 * @param komi what White gets
 */
record Agreement(boolean swapped, Komi komi) {
    /** With both komi open: their mean, rounded down to one that is allowed. */
    static Agreement of(Komi black, Komi white, AllowedKomi allowed) {
        int mean = Math.floorDiv(black.halfPoints() + white.halfPoints(), 2);
        return new Agreement(white.halfPoints() > black.halfPoints(), allowed.roundedDown(mean));
    }

    /** Where a side has let its time pass: the colour that the other chooses, for the komi that it has named. */
    static Agreement chosen(Color chooser, Color color, Komi komi) {
        return new Agreement(chooser != color, komi);
    }

    /**
     * How play begins.
     *
     * @param clocks by the colours before
     */
    TermsAgreed in(Contest contest, Clocks clocks) {
        Seats seats = contest.seats();
        return new TermsAgreed(
                swapped ? seats.swapped() : seats,
                komi,
                contest.ruleset().firstToPlay(),
                swapped ? clocks.swapped() : clocks);
    }
}
