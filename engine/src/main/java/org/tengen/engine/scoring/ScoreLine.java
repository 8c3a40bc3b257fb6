package org.tengen.engine.scoring;

import org.tengen.engine.Color;

/**
 * One sum on a score sheet.
 *
 * @param side whose it is
 * @param item what it counts
 * @param halfPoints how much, in half points; negative for a tax or a komi that Black gets
 */
public record ScoreLine(Color side, Item item, int halfPoints) {
    /** What a line counts. */
    public enum Item {
        /** Living stones and what they surround. */
        AREA,
        /** Half of the neutral points. */
        SHARED_NEUTRAL,
        /** Surrounded points. */
        TERRITORY,
        /** Stones captured during play. */
        PRISONERS,
        /** The opponent's stones that are dead on the board. */
        DEAD_STONES,
        /** Two points for each group that lives with two eyes. */
        GROUP_TAX,
        /** Half a point for the first pass. */
        BUTTON,
        /** What was given for overtime. */
        TIME_PENALTY,
        /** What White gets back for handicap stones. */
        HANDICAP_BONUS,
        KOMI
    }
}
