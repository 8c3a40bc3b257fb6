package org.tengen.match.lifecycle.rest;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.PlayerId;
import org.tengen.engine.Vertex;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;
import org.tengen.match.lifecycle.domain.MatchAction.PlaceHandicap;

/** A handicap stone. */
record HandicapStoneRequest(
        @Schema(required = true, description = "A vertex such as Q16.", examples = "Q16") @Nullable
        String vertex) {
    PlaceHandicap toAction(PlayerId player) {
        return new PlaceHandicap(player, stoneOn(vertex));
    }

    /** Where a stone shall stand, which is no pass. */
    static Vertex stoneOn(@Nullable String vertex) {
        if (vertex == null) {
            throw new ProblemException(Problems.badField("vertex", "vertex is missing: a vertex such as Q16."));
        }
        try {
            return Vertex.parse(vertex);
        } catch (IllegalArgumentException e) {
            throw MoveRequest.badVertex(vertex, e.getMessage() + ".");
        }
    }
}
