package org.tengen.contracts.match;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Optional;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;

/** How a match ended. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "outcome")
@JsonSubTypes({
    @JsonSubTypes.Type(value = MatchResult.Win.class, name = "WIN"),
    @JsonSubTypes.Type(value = MatchResult.WinByScore.class, name = "WIN_BY_SCORE"),
    @JsonSubTypes.Type(value = MatchResult.Draw.class, name = "DRAW"),
    @JsonSubTypes.Type(value = MatchResult.NoResult.class, name = "NO_RESULT"),
    @JsonSubTypes.Type(value = MatchResult.BothLose.class, name = "BOTH_LOSE"),
    @JsonSubTypes.Type(value = MatchResult.Annulled.class, name = "ANNULLED")
})
public sealed interface MatchResult {
    /** How a result came about. */
    enum Method {
        /** A side gave up. */
        RESIGNATION,
        /** A side used up its time. */
        TIME,
        /** A side, or both, were not there when they had to be; or a side was warned twice running. */
        FORFEIT,
        /** The stones were counted. */
        SCORE,
        /** The referee or an organizer decided. */
        RULING,
        /** Both sides agreed. */
        AGREEMENT,
        /** The stones were counted and came out equal, and the terms of the match say who wins then. */
        TIE_RULE
    }

    /** Won without counting, by any method but {@link Method#SCORE}. */
    record Win(Color winner, Method method) implements MatchResult {
        public Win {
            if (method == Method.SCORE) {
                throw new IllegalArgumentException("A win by score has a margin");
            }
        }
    }

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

    /** Neither side won: counted and equal, ruled or agreed. */
    record Draw(Method method) implements MatchResult {}

    /** The match ended without a result, as after a long cycle: agreed or ruled. */
    record NoResult(Method method) implements MatchResult {}

    /** Both sides lose: neither was there in time, or ruled. */
    record BothLose(Method method) implements MatchResult {}

    /** The match counts as not played: ruled, or neither side took a step that both had to take before play. */
    record Annulled(Method method) implements MatchResult {}

    /** The result of a count in which Black leads by this many half points; negative where White leads. Equal is a draw. */
    static MatchResult ofBlackLead(int blackLeadHalfPoints) {
        return ofBlackLead(blackLeadHalfPoints, Optional.empty());
    }

    /**
     * The result of a count.
     *
     * @param blackLeadHalfPoints how far Black is ahead; negative where White is
     * @param ties who wins where neither is; empty where that is a draw
     */
    static MatchResult ofBlackLead(int blackLeadHalfPoints, Optional<TieRule> ties) {
        if (blackLeadHalfPoints == 0) {
            return ties.<MatchResult>map(rule -> new Win(rule.winner(), Method.TIE_RULE))
                    .orElse(new Draw(Method.SCORE));
        }
        Color winner = blackLeadHalfPoints > 0 ? Color.BLACK : Color.WHITE;
        return new WinByScore(winner, Math.abs(blackLeadHalfPoints));
    }

    /** Whether it is what a count came to. */
    default boolean counted() {
        return switch (method()) {
            case SCORE, TIE_RULE -> true;
            case RESIGNATION, TIME, FORFEIT, RULING, AGREEMENT -> false;
        };
    }

    /** How the result came about. */
    default Method method() {
        return switch (this) {
            case Win(var _, var method) -> method;
            case WinByScore _ -> Method.SCORE;
            case Draw(var method) -> method;
            case NoResult(var method) -> method;
            case BothLose(var method) -> method;
            case Annulled(var method) -> method;
        };
    }

    /**
     * The result as SGF writes it in {@code RE}: {@code B+2}, {@code W+R}, {@code B+T}, {@code 0}, {@code Void}. SGF has no
     * word for both losing; it is written as what it is for the two of them, {@code Void}.
     */
    default String text() {
        return switch (this) {
            case Win(var winner, var method) -> letter(winner) + "+" + sgf(method);
            case WinByScore(var winner, var halfPoints) -> letter(winner) + "+" + Komi.pointsText(halfPoints);
            case Draw _ -> "0";
            case NoResult _, BothLose _, Annulled _ -> "Void";
        };
    }

    /** How SGF writes a win without counting; one it has no letter for has none. */
    private static String sgf(Method method) {
        return switch (method) {
            case RESIGNATION -> "R";
            case TIME -> "T";
            case FORFEIT -> "F";
            case RULING, AGREEMENT, TIE_RULE -> "";
            case SCORE -> throw new IllegalStateException("A win by score has a margin");
        };
    }

    private static String letter(Color color) {
        return color == Color.BLACK ? "B" : "W";
    }
}
