package org.tengen.match.lifecycle.rest;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import org.tengen.match.lifecycle.domain.Opening.Offer;
import org.tengen.match.lifecycle.domain.Opening.Terms;
import org.tengen.match.lifecycle.domain.Started;

/** How far the sides are with the terms. */
record KomiOffersResponse(KomiOffer black, KomiOffer white) {
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
        return match.board().opening() instanceof Terms terms
                ? new KomiOffersResponse(KomiOffer.of(terms.black()), KomiOffer.of(terms.white()))
                : null;
    }
}
