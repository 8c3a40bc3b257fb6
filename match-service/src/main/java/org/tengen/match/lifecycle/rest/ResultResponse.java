package org.tengen.match.lifecycle.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.MatchResult.Method;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;

/**
 * How a match ended.
 *
 * @param text as SGF writes it: {@code B+2}, {@code W+R}, {@code 0}, {@code Void}
 * @param winner absent where nobody has won
 * @param method {@code SCORE}, {@code RESIGNATION}, {@code TIME}, {@code FORFEIT}, {@code RULING}, {@code AGREEMENT}, or {@code
 *     TIE_RULE} where the count was equal and the terms say who wins then
 * @param margin in points, 0 where the count was equal; absent where the match was not counted
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ResultResponse(
        String text,
        Outcome outcome,
        @Nullable Color winner,
        String method,
        @Nullable BigDecimal margin) {
    /** Who has won, if anybody. */
    public enum Outcome {
        WIN,
        DRAW,
        /** The match ended without a result. */
        NO_RESULT,
        BOTH_LOSE,
        /** The match counts as not played. */
        ANNULLED
    }

    /** A result as clients see it. */
    public static ResultResponse of(MatchResult result) {
        String method = result.method().name();
        return switch (result) {
            case MatchResult.Win(var winner, var by) ->
                new ResultResponse(
                        result.text(), Outcome.WIN, winner, method, by == Method.TIE_RULE ? BigDecimal.ZERO : null);
            case MatchResult.WinByScore(var winner, var halfPoints) ->
                new ResultResponse(
                        result.text(), Outcome.WIN, winner, method, new BigDecimal(Komi.pointsText(halfPoints)));
            case MatchResult.Draw(var by) ->
                new ResultResponse(
                        result.text(), Outcome.DRAW, null, method, by == Method.SCORE ? BigDecimal.ZERO : null);
            case MatchResult.NoResult _ -> new ResultResponse(result.text(), Outcome.NO_RESULT, null, method, null);
            case MatchResult.BothLose _ -> new ResultResponse(result.text(), Outcome.BOTH_LOSE, null, method, null);
            case MatchResult.Annulled _ -> new ResultResponse(result.text(), Outcome.ANNULLED, null, method, null);
        };
    }
}
