package org.tengen.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;

/** The presets of RULES.md, "Rulesets as data", and what no ruleset can be. */
class RulesetTest {
    @ParameterizedTest
    @CsvSource({
        "chinese, AREA, POSITIONAL, NONE, NONE, SHARED, N, 7.5",
        "chinese-practice, AREA, SIMPLE, NONE, NONE, SHARED, N, 7.5",
        "japanese, TERRITORY, SIMPLE, NONE, SEKI, NONE, ZERO, 6.5",
        "korean, TERRITORY, SIMPLE, NONE, SEKI, NONE, ZERO, 6.5",
        "aga, AREA, NATURAL_SITUATIONAL, NONE, NONE, NONE, N_MINUS_ONE, 7.5",
        "ing, AREA, POSITIONAL, MULTI_STONE, NONE, NONE, N, 7.5",
        "new-zealand, AREA, SITUATIONAL, ANY, NONE, NONE, ZERO, 7",
        "tromp-taylor, AREA, POSITIONAL, MULTI_STONE, NONE, NONE, ZERO, 7.5",
        "ancient-chinese, AREA, SIMPLE, NONE, ALL, SHARED, ZERO, 0",
        "free-placement, AREA, POSITIONAL, MULTI_STONE, NONE, SHARED, ZERO, 0"
    })
    void presets_are_as_written(
            String name,
            ScoringRule scoring,
            KoRule ko,
            SuicideRule suicide,
            TaxRule tax,
            DameRule dame,
            HandicapBonus bonus,
            String komi) {
        Ruleset rules = Rulesets.named(name).orElseThrow();
        assertThat(rules.scoring()).isEqualTo(scoring);
        assertThat(rules.ko()).isEqualTo(ko);
        assertThat(rules.suicide()).isEqualTo(suicide);
        assertThat(rules.tax()).isEqualTo(tax);
        assertThat(rules.dame()).isEqualTo(dame);
        assertThat(rules.handicapBonus()).isEqualTo(bonus);
        assertThat(rules.komi()).hasToString(komi);
    }

    @Test
    void there_are_ten_presets_and_no_other_name() {
        assertThat(Rulesets.all()).hasSize(10).extracting(Ruleset::name).doesNotHaveDuplicates();
        assertThat(Rulesets.named("custom")).isEmpty();
    }

    static Stream<Arguments> nonsense() {
        return Stream.of(
                Arguments.of("SIMPLE forbids no long cycle", change(KoRule.SIMPLE, LongCycle.FORBIDDEN)),
                Arguments.of("POSITIONAL forbids long cycles", change(KoRule.POSITIONAL, LongCycle.NO_RESULT_OFFER)),
                Arguments.of("2 to 4 passes", passes(1)),
                Arguments.of("2 to 4 passes", passes(5)),
                Arguments.of("dame is NONE", territory(DameRule.SHARED, false, DeadStones.AGREED)),
                Arguments.of("button belongs to area", territory(DameRule.NONE, true, DeadStones.AGREED)),
                Arguments.of("AGREED", territory(DameRule.NONE, false, DeadStones.AS_THEY_STAND)),
                Arguments.of("name", named("Japanese!")));
    }

    @ParameterizedTest
    @MethodSource("nonsense")
    void nonsense_is_refused_with_the_reason(String reason, Runnable construction) {
        assertThatThrownBy(construction::run)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(reason);
    }

    private static Runnable change(KoRule ko, LongCycle cycle) {
        return () -> build("x", ScoringRule.AREA, ko, DameRule.NONE, false, DeadStones.AGREED, 2, cycle);
    }

    private static Runnable passes(int passes) {
        return () -> build(
                "x",
                ScoringRule.AREA,
                KoRule.POSITIONAL,
                DameRule.NONE,
                false,
                DeadStones.AGREED,
                passes,
                LongCycle.FORBIDDEN);
    }

    private static Runnable territory(DameRule dame, boolean button, DeadStones dead) {
        return () -> build("x", ScoringRule.TERRITORY, KoRule.SIMPLE, dame, button, dead, 2, LongCycle.NO_RESULT_OFFER);
    }

    private static Runnable named(String name) {
        return () -> build(
                name,
                ScoringRule.AREA,
                KoRule.POSITIONAL,
                DameRule.NONE,
                false,
                DeadStones.AGREED,
                2,
                LongCycle.FORBIDDEN);
    }

    private static Ruleset build(
            String name,
            ScoringRule scoring,
            KoRule ko,
            DameRule dame,
            boolean button,
            DeadStones dead,
            int passes,
            LongCycle cycle) {
        return new Ruleset(
                name,
                scoring,
                ko,
                SuicideRule.NONE,
                TaxRule.NONE,
                dame,
                Komi.ZERO,
                HandicapBonus.ZERO,
                button,
                dead,
                passes,
                cycle,
                Placement.NORMAL,
                Color.BLACK);
    }
}
