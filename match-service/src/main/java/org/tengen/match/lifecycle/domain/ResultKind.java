package org.tengen.match.lifecycle.domain;

import org.tengen.contracts.match.MatchResult;
import org.tengen.engine.Color;

/** Who won, as far as lists care. */
public enum ResultKind {
    BLACK_WON,
    WHITE_WON,
    DRAW,
    NO_RESULT,
    BOTH_LOST,
    ANNULLED;

    /** The kind of a result. */
    public static ResultKind of(MatchResult result) {
        return switch (result) {
            case MatchResult.Win(var winner, var _) -> won(winner);
            case MatchResult.WinByScore(var winner, var _) -> won(winner);
            case MatchResult.Draw _ -> DRAW;
            case MatchResult.NoResult _ -> NO_RESULT;
            case MatchResult.BothLose _ -> BOTH_LOST;
            case MatchResult.Annulled _ -> ANNULLED;
        };
    }

    private static ResultKind won(Color winner) {
        return winner == Color.BLACK ? BLACK_WON : WHITE_WON;
    }
}
