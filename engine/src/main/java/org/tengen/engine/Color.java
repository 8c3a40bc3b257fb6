package org.tengen.engine;

/** The colour of a stone, and of the side that plays it. A point without a stone has no colour. */
public enum Color {
    BLACK,
    WHITE;

    /** The other side. */
    public Color opponent() {
        return this == BLACK ? WHITE : BLACK;
    }
}
