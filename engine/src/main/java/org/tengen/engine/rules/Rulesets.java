package org.tengen.engine.rules;

import java.util.List;
import java.util.Optional;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;

/** The named rulesets. */
public final class Rulesets {
    /** The users' own text: area, whole-board repetition forbidden, neutral points shared. */
    public static final Ruleset CHINESE = new Ruleset(
            "chinese",
            ScoringRule.AREA,
            KoRule.POSITIONAL,
            SuicideRule.NONE,
            TaxRule.NONE,
            DameRule.SHARED,
            Komi.ofHalfPoints(15),
            HandicapBonus.N,
            false,
            DeadStones.AGREED,
            2,
            LongCycle.FORBIDDEN,
            Placement.NORMAL,
            Color.BLACK);

    /** Territory and prisoners; a long cycle may end without result. */
    public static final Ruleset JAPANESE = new Ruleset(
            "japanese",
            ScoringRule.TERRITORY,
            KoRule.SIMPLE,
            SuicideRule.NONE,
            TaxRule.SEKI,
            DameRule.NONE,
            Komi.ofHalfPoints(13),
            HandicapBonus.ZERO,
            false,
            DeadStones.AGREED,
            2,
            LongCycle.NO_RESULT_OFFER,
            Placement.NORMAL,
            Color.BLACK);

    private static final List<Ruleset> ALL = List.of(CHINESE, JAPANESE);

    private Rulesets() {}

    /** All of them. */
    public static List<Ruleset> all() {
        return ALL;
    }

    /** The ruleset of this name. */
    public static Optional<Ruleset> named(String name) {
        return ALL.stream().filter(ruleset -> ruleset.name().equals(name)).findFirst();
    }
}
