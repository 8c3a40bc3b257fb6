package org.tengen.match.referee.rest;

import java.math.BigDecimal;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.MatchResult.Method;
import org.tengen.engine.Color;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;
import org.tengen.match.lifecycle.rest.ResultResponse;

/** A result, as a match shows it. */
record ResultBody(
        @Schema(required = true, description = "Who wins, if anybody.")
        ResultResponse.@Nullable Outcome outcome,

        @Schema(description = "WIN: who has won.") @Nullable Color winner,

        @Schema(description = "WIN by counting: by how many points, a whole number of halves.", examples = "2.5")
        @Nullable
        BigDecimal margin) {
    private static final BigDecimal HALVES = BigDecimal.valueOf(2);

    MatchResult toResult() {
        ResultResponse.Outcome made = Required.field("result.outcome", outcome);
        Required.absentUnless("result.winner", winner, made, Set.of(ResultResponse.Outcome.WIN));
        Required.absentUnless("result.margin", margin, made, Set.of(ResultResponse.Outcome.WIN));
        return switch (made) {
            case WIN -> win(Required.field("result.winner", winner));
            case DRAW -> new MatchResult.Draw(Method.RULING);
            case NO_RESULT -> new MatchResult.NoResult(Method.RULING);
            case BOTH_LOSE -> new MatchResult.BothLose(Method.RULING);
            case ANNULLED -> new MatchResult.Annulled(Method.RULING);
        };
    }

    private MatchResult win(Color by) {
        return margin == null
                ? new MatchResult.Win(by, Method.RULING)
                : new MatchResult.WinByScore(by, halfPoints(margin));
    }

    private static int halfPoints(BigDecimal points) {
        try {
            int halfPoints = points.multiply(HALVES).intValueExact();
            if (halfPoints > 0) {
                return halfPoints;
            }
        } catch (ArithmeticException _) {
            throw badMargin();
        }
        throw badMargin();
    }

    private static ProblemException badMargin() {
        return new ProblemException(
                Problems.badField("result.margin", "margin is a whole number of half points, 0.5 or more."));
    }
}
