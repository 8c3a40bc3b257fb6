package org.tengen.match.lifecycle.rest;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.PlayerId;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;
import org.tengen.match.lifecycle.domain.MatchAction.AskForUndo;

/** How far a player wants to go back. */
record PliesRequest(
        @Schema(
                required = true,
                description =
                        "How many of the last moves, of either side, are to be taken back: 1 or more. Passes count.",
                examples = "2")
        @Nullable
        Integer plies) {
    AskForUndo toAction(PlayerId player) {
        if (plies == null || plies < 1) {
            throw new ProblemException(Problems.badField("plies", "plies is how many moves to take back, 1 or more."));
        }
        return new AskForUndo(player, plies);
    }
}
