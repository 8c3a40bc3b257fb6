package org.tengen.match.lifecycle.rest;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.PlayerId;
import org.tengen.engine.Vertex;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;
import org.tengen.match.lifecycle.domain.MatchAction.MarkStones;

/** Stones to mark. */
record MarksRequest(
        @Schema(required = true, description = "One stone of each chain to mark; the whole chain is marked.") @Nullable
        List<String> vertices,

        @Schema(required = true, description = "true to mark them dead, false to mark them alive again.") @Nullable
        Boolean dead) {
    MarkStones toAction(PlayerId player) {
        if (vertices == null || vertices.isEmpty()) {
            throw new ProblemException(
                    Problems.badField("vertices", "vertices names at least one stone, such as [\"K16\"]."));
        }
        if (dead == null) {
            throw new ProblemException(Problems.badField("dead", "dead is missing: true or false."));
        }
        return new MarkStones(
                player, vertices.stream().map(MarksRequest::vertex).toList(), dead);
    }

    private static Vertex vertex(String name) {
        try {
            return Vertex.parse(name);
        } catch (IllegalArgumentException e) {
            throw MoveRequest.badVertex(name, e.getMessage() + ".");
        }
    }
}
