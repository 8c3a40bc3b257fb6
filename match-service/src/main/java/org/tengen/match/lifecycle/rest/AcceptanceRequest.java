package org.tengen.match.lifecycle.rest;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.PlayerId;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;
import org.tengen.match.lifecycle.domain.MatchAction.AcceptCount;

/** What a player accepts. */
record AcceptanceRequest(
        @Schema(required = true, description = "counting.deadHash of the match as the player saw it.") @Nullable
        String deadHash) {
    AcceptCount toAction(PlayerId player) {
        if (deadHash == null) {
            throw new ProblemException(
                    Problems.badField("deadHash", "deadHash is missing: counting.deadHash of the match."));
        }
        return new AcceptCount(player, deadHash);
    }
}
