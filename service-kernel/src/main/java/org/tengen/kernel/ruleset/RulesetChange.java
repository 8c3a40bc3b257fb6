package org.tengen.kernel.ruleset;

import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.rules.DameRule;
import org.tengen.engine.rules.DeadStones;
import org.tengen.engine.rules.HandicapBonus;
import org.tengen.engine.rules.KoRule;
import org.tengen.engine.rules.LongCycle;
import org.tengen.engine.rules.Placement;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.Rulesets;
import org.tengen.engine.rules.ScoringRule;
import org.tengen.engine.rules.SuicideRule;
import org.tengen.engine.rules.TaxRule;

/**
 * A ruleset of somebody's own: a preset, and what is different. What is not given is the preset's, except that
 * {@code longCycle} follows a given {@code ko}, and {@code dame} is NONE where {@code scoring} is given as TERRITORY,
 * since nothing else would make sense.
 *
 * @param base the preset, {@code chinese} where not given
 * @param name {@code custom} where not given; that of a preset for nothing but this preset
 * @param komi in points, such as 6.5
 */
record RulesetChange(
        @Nullable String base,
        @Nullable String name,
        @Nullable ScoringRule scoring,
        @Nullable KoRule ko,
        @Nullable SuicideRule suicide,
        @Nullable TaxRule tax,
        @Nullable DameRule dame,
        @Nullable BigDecimal komi,
        @Nullable HandicapBonus handicapBonus,
        @Nullable Boolean button,
        @Nullable DeadStones deadStones,
        @Nullable Integer passesToEnd,
        @Nullable LongCycle longCycle,
        @Nullable Placement placement,
        @Nullable Color firstToPlay) {

    /** @throws IllegalArgumentException where there is no such preset; the message names those there are */
    static Ruleset preset(String name) {
        return Rulesets.named(name)
                .orElseThrow(() -> new IllegalArgumentException("There is no ruleset '" + name + "'; there are "
                        + String.join(", ", RulesetReader.names()) + ", or an object with a combination of your own."));
    }

    /**
     * @throws BorrowedName where it has the name of a preset and is not this preset
     * @throws IllegalArgumentException where the combination makes no sense; the message says why
     */
    Ruleset applied() {
        String given = or(name, Ruleset.CUSTOM);
        Optional<Ruleset> namesake = Rulesets.knownAs(given);
        Ruleset own = named(namesake.map(Ruleset::name).orElse(given));
        namesake.ifPresent(known -> {
            if (!own.equals(known) || !given.equals(known.name())) {
                throw new BorrowedName(given, known);
            }
        });
        return own;
    }

    private Ruleset named(String ownName) {
        Ruleset preset = preset(or(base, Rulesets.CHINESE.name()));
        return new Ruleset(
                ownName,
                or(scoring, preset.scoring()),
                or(ko, preset.ko()),
                or(suicide, preset.suicide()),
                or(tax, preset.tax()),
                or(dame, scoring == ScoringRule.TERRITORY ? DameRule.NONE : preset.dame()),
                komi == null ? preset.komi() : Komi.ofPoints(komi),
                or(handicapBonus, preset.handicapBonus()),
                or(button, preset.button()),
                or(deadStones, preset.deadStones()),
                or(passesToEnd, preset.passesToEnd()),
                or(longCycle, ko == null ? preset.longCycle() : longCycleUnder(ko)),
                or(placement, preset.placement()),
                or(firstToPlay, preset.firstToPlay()));
    }

    private static LongCycle longCycleUnder(KoRule ko) {
        return ko == KoRule.SIMPLE ? LongCycle.NO_RESULT_OFFER : LongCycle.FORBIDDEN;
    }

    private static <T> T or(@Nullable T given, T otherwise) {
        return Optional.ofNullable(given).orElse(otherwise);
    }
}
