package org.tengen.engine.rules;

import org.tengen.engine.Color;
import org.tengen.engine.Komi;

/**
 * The rules one game is played and counted by, as a value: the parameters are independent switches, and a named
 * ruleset ({@link Rulesets}) is only a name for one setting of them.
 *
 * @param name a preset's name, or {@code custom}
 * @param scoring what is counted
 * @param ko which repetitions are forbidden
 * @param suicide whether one's own chain may be taken off
 * @param tax which eyes count nothing
 * @param dame whose the neutral points are when area is counted
 * @param komi what White gets in an even game, unless the game says otherwise
 * @param handicapBonus what White gets back for handicap stones
 * @param button whether the first pass earns half a point
 * @param deadStones what is dead at the end
 * @param passesToEnd how many passes in a row end play, 2 or more
 * @param longCycle what becomes of a repetition under {@link KoRule#SIMPLE}
 * @param placement how the first stones come on the board
 * @param firstToPlay who plays first where there is no handicap
 */
public record Ruleset(
        String name,
        ScoringRule scoring,
        KoRule ko,
        SuicideRule suicide,
        TaxRule tax,
        DameRule dame,
        Komi komi,
        HandicapBonus handicapBonus,
        boolean button,
        DeadStones deadStones,
        int passesToEnd,
        LongCycle longCycle,
        Placement placement,
        Color firstToPlay) {

    /** The name of a ruleset that is no preset. */
    public static final String CUSTOM = "custom";
}
