package org.tengen.match.challenge.rest;

import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.Commitment;
import org.tengen.contracts.match.PlayerId;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;
import org.tengen.match.challenge.domain.ChallengeAction.Join;

/** What a player who joins says; nothing is needed but where both draw the colours. */
record JoinRequest(
        @Schema(
                description =
                        "For NIGIRI: the SHA-256 of a secret of 16 to 128 characters, as 64 lower-case hexadecimal"
                                + " digits.")
        @Nullable
        String commitment) {
    static final JoinRequest BARE = new JoinRequest(null);

    Join toAction(PlayerId player) {
        return new Join(player, Optional.ofNullable(commitment).map(JoinRequest::ofSecret));
    }

    /** @throws org.tengen.kernel.problem.ProblemException 400 where it can be no commitment */
    static Commitment ofSecret(String sha256) {
        try {
            return new Commitment(sha256);
        } catch (IllegalArgumentException e) {
            throw new ProblemException(Problems.badField("commitment", e.getMessage() + ", here of your secret."));
        }
    }
}
