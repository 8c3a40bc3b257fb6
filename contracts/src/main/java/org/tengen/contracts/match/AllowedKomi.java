package org.tengen.contracts.match;

import org.tengen.engine.Komi;
import org.tengen.engine.rules.Ruleset;

/** Which komi a match may have. Where it must have a winner and nothing else decides an equal count, the komi does. */
public enum AllowedKomi {
    /** Every half point. */
    ANY,
    /** A half more than a whole number. */
    HALVES,
    /** A whole number: half a point decides that somebody takes during play. */
    WHOLE;

    /** Those of a match under these rules and terms. */
    public static AllowedKomi of(Ruleset rules, MatchTerms terms) {
        if (!terms.withoutDraws() || terms.ties().isPresent()) {
            return ANY;
        }
        return rules.canTie(Komi.ZERO) ? HALVES : WHOLE;
    }

    /** Whether a komi of so many half points is one of them, however large. */
    public boolean allows(int halfPoints) {
        boolean fits = switch (this) {
            case ANY -> true;
            case HALVES -> halfPoints % 2 != 0;
            case WHOLE -> halfPoints % 2 == 0;
        };
        return fits && halfPoints >= -Komi.MAX_HALF_POINTS && halfPoints <= Komi.MAX_HALF_POINTS;
    }

    /** The largest allowed that is not more than so many half points, which lie between two that are allowed. */
    public Komi roundedDown(int halfPoints) {
        return Komi.ofHalfPoints(allows(halfPoints) ? halfPoints : halfPoints - 1);
    }
}
