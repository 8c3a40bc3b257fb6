package org.tengen.engine.notation;

/**
 * How much SGF is read before it is refused.
 *
 * @param characters the length of the text
 * @param depth variations within variations
 * @param nodes nodes in all, those of other variations and games too
 */
public record SgfLimits(int characters, int depth, int nodes) {
    /** Enough for any game of record with its comments: 4 million characters, 1000 levels, 200,000 nodes. */
    public static final SgfLimits USUAL = new SgfLimits(4_000_000, 1_000, 200_000);
}
