package org.tengen.engine.rules;

import org.tengen.engine.Color;
import org.tengen.engine.Komi;

/** Rulesets that differ in what is legal alone. */
final class TestRules {
    private TestRules() {}

    static Ruleset of(KoRule ko, SuicideRule suicide) {
        return of(ko, suicide, 2);
    }

    /** A ruleset under which play does not end by any number of passes a test makes. */
    static Ruleset of(KoRule ko, SuicideRule suicide, int passesToEnd) {
        return new Ruleset(
                "test",
                ScoringRule.AREA,
                ko,
                suicide,
                TaxRule.NONE,
                DameRule.NONE,
                Komi.ZERO,
                HandicapBonus.ZERO,
                false,
                DeadStones.AGREED,
                passesToEnd,
                ko == KoRule.SIMPLE ? LongCycle.NO_RESULT_OFFER : LongCycle.FORBIDDEN,
                Placement.NORMAL,
                Color.BLACK);
    }
}
