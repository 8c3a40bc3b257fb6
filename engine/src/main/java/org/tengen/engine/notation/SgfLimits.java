package org.tengen.engine.notation;

/**
 * How much SGF is read before it is refused. How deep variations lie within each other is no matter: some programs open
 * one before every move.
 *
 * @param characters the length of the text
 * @param nodes nodes of the first game, those of other variations among them
 */
public record SgfLimits(int characters, int nodes) {
    /** Enough for any game of record with its comments: 4 million characters, 65,536 nodes. */
    public static final SgfLimits USUAL = new SgfLimits(4_000_000, 65_536);
}
