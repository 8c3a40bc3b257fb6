package org.tengen.contracts.match;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;

/** How a match ended. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "outcome")
@JsonSubTypes({
    @JsonSubTypes.Type(value = MatchResult.Win.class, name = "WIN"),
    @JsonSubTypes.Type(value = MatchResult.WinByScore.class, name = "WIN_BY_SCORE"),
    @JsonSubTypes.Type(value = MatchResult.Draw.class, name = "DRAW")
})
public sealed interface MatchResult {
    /** How a match is won without counting. */
    enum Method {
        RESIGNATION,
        TIME
    }

    /** Won without counting. */
    record Win(Color winner, Method method) implements MatchResult {}

    /**
     * Won by counting.
     *
     * @param marginHalfPoints how far the winner is ahead, in half points, 1 or more
     */
    record WinByScore(Color winner, int marginHalfPoints) implements MatchResult {
        public WinByScore {
            if (marginHalfPoints < 1) {
                throw new IllegalArgumentException("A win is by half a point at least");
            }
        }
    }

    /** Counted, and equal. */
    record Draw() implements MatchResult {}

    /** The result of a count in which Black leads by this many half points; negative where White leads. */
    static MatchResult ofBlackLead(int blackLeadHalfPoints) {
        if (blackLeadHalfPoints == 0) {
            return new Draw();
        }
        Color winner = blackLeadHalfPoints > 0 ? Color.BLACK : Color.WHITE;
        return new WinByScore(winner, Math.abs(blackLeadHalfPoints));
    }

    /** The result as SGF writes it in {@code RE}: {@code B+2}, {@code W+R}, {@code B+T}, {@code 0}. */
    default String text() {
        return switch (this) {
            case Win(var winner, var method) ->
                letter(winner)
                        + switch (method) {
                            case RESIGNATION -> "+R";
                            case TIME -> "+T";
                        };
            case WinByScore(var winner, var halfPoints) -> letter(winner) + "+" + Komi.pointsText(halfPoints);
            case Draw() -> "0";
        };
    }

    private static String letter(Color color) {
        return color == Color.BLACK ? "B" : "W";
    }
}
