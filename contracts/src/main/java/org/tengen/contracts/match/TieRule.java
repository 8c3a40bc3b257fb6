package org.tengen.contracts.match;

import org.tengen.engine.Color;

/** Who wins an equal count, where a match must have a winner. */
public enum TieRule {
    WHITE_WINS,
    BLACK_WINS;

    public Color winner() {
        return switch (this) {
            case WHITE_WINS -> Color.WHITE;
            case BLACK_WINS -> Color.BLACK;
        };
    }

    /** What a score sheet that came out equal says to people. */
    public String remark() {
        return "equal; " + (winner() == Color.BLACK ? "Black" : "White") + " wins ties by the match's terms";
    }
}
