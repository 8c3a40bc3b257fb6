package org.tengen.match.lifecycle.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchResult;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;

/**
 * How a match ended.
 *
 * @param text as SGF writes it: {@code B+2}, {@code W+R}, {@code 0}
 * @param winner absent for a draw
 * @param method {@code SCORE}, {@code RESIGNATION} or {@code TIME}
 * @param margin in points; absent where the match was not counted
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ResultResponse(
        String text,
        Outcome outcome,
        @Nullable Color winner,
        String method,
        @Nullable BigDecimal margin) {
    /** Whether there is a winner. */
    public enum Outcome {
        WIN,
        DRAW
    }

    static ResultResponse of(MatchResult result) {
        return switch (result) {
            case MatchResult.Win(var winner, var method) ->
                new ResultResponse(result.text(), Outcome.WIN, winner, method.name(), null);
            case MatchResult.WinByScore(var winner, var halfPoints) ->
                new ResultResponse(
                        result.text(), Outcome.WIN, winner, "SCORE", new BigDecimal(Komi.pointsText(halfPoints)));
            case MatchResult.Draw _ -> new ResultResponse(result.text(), Outcome.DRAW, null, "SCORE", BigDecimal.ZERO);
        };
    }
}
