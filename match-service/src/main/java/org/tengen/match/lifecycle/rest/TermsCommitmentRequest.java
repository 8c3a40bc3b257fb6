package org.tengen.match.lifecycle.rest;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.Commitment;
import org.tengen.contracts.match.PlayerId;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;
import org.tengen.match.lifecycle.domain.MatchAction.CommitTerms;

/** A komi that a player seals. */
record TermsCommitmentRequest(
        @Schema(
                required = true,
                description =
                        "The SHA-256 of komiHalfPoints|secret in UTF-8, as 64 lower-case hexadecimal digits. The secret has"
                                + " 16 to 128 characters.")
        @Nullable
        String commitment) {
    CommitTerms toAction(PlayerId player) {
        if (commitment == null) {
            throw new ProblemException(
                    Problems.badField("commitment", "commitment is missing: the SHA-256 of komiHalfPoints|secret."));
        }
        try {
            return new CommitTerms(player, new Commitment(commitment));
        } catch (IllegalArgumentException e) {
            throw new ProblemException(
                    Problems.badField("commitment", e.getMessage() + ", here of komiHalfPoints|secret."));
        }
    }
}
