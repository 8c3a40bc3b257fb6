package org.tengen.match.lifecycle.rest;

import java.math.BigDecimal;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.Commitment;
import org.tengen.contracts.match.PlayerId;
import org.tengen.engine.Komi;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;
import org.tengen.match.lifecycle.domain.MatchAction.RevealTerms;
import org.tengen.match.lifecycle.domain.OpenedKomi;

/** The komi that a player has sealed. */
record TermsRevealRequest(
        @Schema(required = true, description = "In points, a whole number of halves.", examples = "6.5") @Nullable
        BigDecimal komi,

        @Schema(required = true, description = "With which you sealed it.") @Nullable
        String secret) {
    RevealTerms toAction(PlayerId player) {
        return new RevealTerms(player, opened(komi, secret));
    }

    /** What opens a sealed komi. Whether the match may have such a komi is not checked. */
    static OpenedKomi opened(@Nullable BigDecimal komi, @Nullable String secret) {
        if (komi == null || secret == null) {
            throw new ProblemException(Problems.badField(
                    komi == null ? "komi" : "secret", "komi and secret are needed: what you sealed, and with what."));
        }
        if (secret.length() < Commitment.SHORTEST_SECRET || secret.length() > Commitment.LONGEST_SECRET) {
            throw new ProblemException(Problems.badField(
                    "secret",
                    "A secret has " + Commitment.SHORTEST_SECRET + " to " + Commitment.LONGEST_SECRET
                            + " characters."));
        }
        try {
            return new OpenedKomi(komi.multiply(BigDecimal.TWO).intValueExact(), secret);
        } catch (ArithmeticException _) {
            throw new ProblemException(Problems.badField(
                    "komi",
                    "Komi is a whole number of half points, such as 6.5 or 7, and at most " + Komi.MAX_HALF_POINTS / 2
                            + " points either way; not " + komi + "."));
        }
    }
}
