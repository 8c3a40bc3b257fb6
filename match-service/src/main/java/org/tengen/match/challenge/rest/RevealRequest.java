package org.tengen.match.challenge.rest;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.Commitment;
import org.tengen.contracts.match.PlayerId;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;
import org.tengen.match.challenge.domain.ChallengeAction.Reveal;

/** What a player has committed to. */
record RevealRequest(
        @Schema(required = true, description = "The secret whose SHA-256 is your commitment.") @Nullable
        String secret) {
    Reveal toAction(PlayerId player) {
        if (secret == null) {
            throw new ProblemException(
                    Problems.badField("secret", "secret is missing: the text whose SHA-256 you gave as commitment."));
        }
        RequestFields.require(
                "secret",
                secret.length() >= Commitment.SHORTEST_SECRET && secret.length() <= Commitment.LONGEST_SECRET,
                "A secret has " + Commitment.SHORTEST_SECRET + " to " + Commitment.LONGEST_SECRET + " characters.");
        return new Reveal(player, secret);
    }
}
