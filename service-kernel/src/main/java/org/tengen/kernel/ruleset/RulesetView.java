package org.tengen.kernel.ruleset;

import java.math.BigDecimal;
import org.tengen.engine.Color;
import org.tengen.engine.rules.DameRule;
import org.tengen.engine.rules.DeadStones;
import org.tengen.engine.rules.HandicapBonus;
import org.tengen.engine.rules.KoRule;
import org.tengen.engine.rules.LongCycle;
import org.tengen.engine.rules.Placement;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.ScoringRule;
import org.tengen.engine.rules.SuicideRule;
import org.tengen.engine.rules.TaxRule;

/**
 * A ruleset as clients see it, in full; what they see they may send back.
 *
 * @param komi in points
 */
public record RulesetView(
        String name,
        ScoringRule scoring,
        KoRule ko,
        SuicideRule suicide,
        TaxRule tax,
        DameRule dame,
        BigDecimal komi,
        HandicapBonus handicapBonus,
        boolean button,
        DeadStones deadStones,
        int passesToEnd,
        LongCycle longCycle,
        Placement placement,
        Color firstToPlay) {
    public static RulesetView of(Ruleset ruleset) {
        return new RulesetView(
                ruleset.name(),
                ruleset.scoring(),
                ruleset.ko(),
                ruleset.suicide(),
                ruleset.tax(),
                ruleset.dame(),
                new BigDecimal(ruleset.komi().toString()),
                ruleset.handicapBonus(),
                ruleset.button(),
                ruleset.deadStones(),
                ruleset.passesToEnd(),
                ruleset.longCycle(),
                ruleset.placement(),
                ruleset.firstToPlay());
    }
}
