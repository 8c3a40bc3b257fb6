package org.tengen.match.lifecycle.rest;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Collections;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.InPlay;
import org.tengen.match.lifecycle.domain.Opening.Offer;
import org.tengen.match.lifecycle.domain.Opening.Terms;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.lifecycle.domain.TermsStep;

/**
 * How far the sides are with the terms.
 *
 * @param step what is to be done now: both seal their komi, both open them, or the side in {@code toAct} chooses its colour
 * @param toAct who has still to do it; neither waits for the other
 * @param deadline by when; null where there is no such deadline, and while the clock stands still
 * @param lapsed the side that did not seal or open in time, so that its komi is as none; null where neither was too late
 */
record KomiOffersResponse(
        KomiOffer black,
        KomiOffer white,
        TermsStep step,
        SortedSet<Color> toAct,
        @Nullable Instant deadline,
        @Nullable Color lapsed) {
    /**
     * The komi that a side holds for even.
     *
     * @param commitment null while it has not sealed it
     * @param komi in points; null while it is sealed
     */
    record KomiOffer(@Nullable String commitment, @Nullable BigDecimal komi) {
        private static KomiOffer of(Offer offer) {
            return switch (offer) {
                case Offer.None _ -> new KomiOffer(null, null);
                case Offer.Sealed(var sha256) -> new KomiOffer(sha256, null);
                case Offer.Open(var komi) ->
                    new KomiOffer(
                            komi.commitment().sha256(),
                            new BigDecimal(komi.komi().toString()));
            };
        }
    }

    /** Null but in the phase TERMS. */
    static @Nullable KomiOffersResponse of(Started match) {
        if (!(match.board().opening() instanceof Terms terms)) {
            return null;
        }
        boolean over = !(match instanceof InPlay);
        return new KomiOffersResponse(
                KomiOffer.of(terms.black()),
                KomiOffer.of(terms.white()),
                terms.step(),
                over ? Collections.emptySortedSet() : terms.toAct(),
                match instanceof InPlay s ? s.termsEnd().orElse(null) : null,
                terms.lapsed().orElse(null));
    }
}
