package org.tengen.contracts.hash;

import org.tengen.engine.Position;

/** Names a position, stones only, so that two boards can be compared without drawing them. */
public final class PositionHash {
    private static final int LENGTH = 32;

    private PositionHash() {}

    /**
     * The first 32 hexadecimal digits of the SHA-256 of the rows from top to bottom joined by {@code /}, such as
     * {@code .../.X./...} for a stone in the middle of 3x3.
     */
    public static String of(Position position) {
        return Sha256.ofText(String.join("/", position.rows())).substring(0, LENGTH);
    }
}
