package org.tengen.engine.scoring;

import org.tengen.engine.Color;

/** Whose a point is in a count. */
public enum Owner {
    BLACK('B'),
    WHITE('W'),
    /** Nobody's: neutral, or not counted. */
    NONE('.');

    private final char symbol;

    Owner(char symbol) {
        this.symbol = symbol;
    }

    /** The side as an owner. */
    public static Owner of(Color color) {
        return color == Color.BLACK ? BLACK : WHITE;
    }

    /** {@code B}, {@code W} or {@code .}. */
    public char symbol() {
        return symbol;
    }
}
