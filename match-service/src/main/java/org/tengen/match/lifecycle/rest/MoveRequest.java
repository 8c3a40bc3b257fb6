package org.tengen.match.lifecycle.rest;

import java.time.Duration;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.PlayerId;
import org.tengen.engine.Move;
import org.tengen.kernel.problem.Problem;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;
import org.tengen.match.lifecycle.domain.MatchAction.MakeMove;

/** A move. */
record MoveRequest(
        @Schema(required = true, description = "A vertex such as Q16, or pass.", examples = "Q16") @Nullable
        String vertex,

        @Schema(
                description = "Which move of the match this is. It makes the request safe to send again.",
                examples = "57")
        @Nullable
        Integer moveNumber) {
    /** The move that is meant, with how much of its time is not charged at most. */
    MakeMove toAction(PlayerId player, Duration lagAllowance) {
        if (moveNumber != null && moveNumber < 1) {
            throw new ProblemException(Problems.badField("moveNumber", "moveNumber is 1 or more."));
        }
        return new MakeMove(player, move(), Optional.ofNullable(moveNumber), lagAllowance);
    }

    private Move move() {
        if (vertex == null) {
            throw new ProblemException(
                    Problems.badField("vertex", "vertex is missing: a vertex such as Q16, or pass."));
        }
        try {
            return Move.parse(vertex);
        } catch (IllegalArgumentException e) {
            throw badVertex(vertex, e.getMessage() + ", or pass.");
        }
    }

    static ProblemException badVertex(String vertex, String detail) {
        return new ProblemException(
                Problem.of(400, "bad-vertex", "There is no such vertex", detail).with("vertex", vertex));
    }
}
