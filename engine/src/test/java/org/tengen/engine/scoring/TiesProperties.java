package org.tengen.engine.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.DameRule;
import org.tengen.engine.rules.DeadStones;
import org.tengen.engine.rules.Handicap;
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
 * {@link Ruleset#canTie}: under every combination of what is counted, with every bonus and penalty, a komi for which it says
 * no leaves no count equal, and one for which it says yes may.
 */
class TiesProperties {
    private static final List<Ruleset> RULES = combinations();
    /** Every way to colour the points of 3x2, chains without liberties among them. */
    @Test
    void no_small_board_is_counted_equal_under_a_komi_that_cannot_tie() {
        for (int colouring = 0; colouring < 729; colouring++) {
            String points = points(colouring);
            Position position = new Position(List.of(points.substring(0, 3), points.substring(3)));
            RULES.forEach(rules -> assertHalvesDecide(rules, position, Set.of(), Handicap.NONE, TimePenalties.NONE));
        }
    }

    static LongStream seeds() {
        return LongStream.range(0, 30);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void no_drawn_board_is_counted_equal_under_a_komi_that_cannot_tie(long seed) {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        Position position = position(random);
        Set<Vertex> dead = dead(position, random);
        for (Ruleset rules : RULES) {
            Set<Vertex> off = rules.deadStones() == DeadStones.AGREED ? dead : Set.of();
            Handicap handicap = new Handicap(random.nextInt(0, 6), Handicap.Kind.FREE);
            TimePenalties penalties = new TimePenalties(random.nextInt(0, 4), random.nextInt(0, 4));
            assertHalvesDecide(rules, position, off, handicap, penalties);
        }
    }

    @Test
    void a_komi_of_a_half_decides_and_with_a_button_a_whole_one() {
        assertThat(Rulesets.CHINESE.canTie(Komi.ofHalfPoints(15))).isFalse();
        assertThat(Rulesets.CHINESE.canTie(Komi.ofHalfPoints(-1))).isFalse();
        assertThat(Rulesets.NEW_ZEALAND.canTie(Rulesets.NEW_ZEALAND.komi())).isTrue();
        Ruleset button = rules(ScoringRule.AREA, TaxRule.NONE, DameRule.NONE, true, HandicapBonus.ZERO);
        assertThat(button.canTie(Komi.ofHalfPoints(15))).isTrue();
        assertThat(button.canTie(Komi.ofHalfPoints(14))).isFalse();
    }

    /** The komi that makes the count equal is one of those of which it is said, and the next half point is not. */
    private static void assertHalvesDecide(
            Ruleset rules, Position position, Set<Vertex> dead, Handicap handicap, TimePenalties penalties) {
        for (Optional<Color> button : takers(rules)) {
            Finish finish =
                    new Finish(rules, position, dead, new Prisoners(2, 1), Komi.ZERO, handicap, button, penalties);
            int lead = Score.of(finish).blackLeadHalfPoints();
            assertThat(rules.canTie(Komi.ofHalfPoints(lead)))
                    .as("%s, komi %s on%n%s", rules, Komi.pointsText(lead), String.join("\n", position.rows()))
                    .isTrue();
            assertThat(rules.canTie(Komi.ofHalfPoints(lead + 1))).isFalse();
        }
    }

    /** Play ends by passes, so that where there is a button somebody has it. */
    private static List<Optional<Color>> takers(Ruleset rules) {
        return rules.button() ? List.of(Optional.of(Color.BLACK), Optional.of(Color.WHITE)) : List.of(Optional.empty());
    }

    private static String points(int colouring) {
        StringBuilder points = new StringBuilder();
        for (int left = colouring, i = 0; i < 6; i++, left /= 3) {
            points.append(".XO".charAt(left % 3));
        }
        return points.toString();
    }

    private static Position position(RandomGenerator random) {
        BoardSize size = new BoardSize(random.nextInt(2, 12), random.nextInt(2, 12));
        double stones = random.nextDouble(0.2, 0.9);
        return new Position(IntStream.range(0, size.height())
                .mapToObj(_ -> IntStream.range(0, size.width())
                        .mapToObj(_ -> random.nextDouble() > stones ? "." : random.nextBoolean() ? "X" : "O")
                        .collect(Collectors.joining()))
                .toList());
    }

    private static Set<Vertex> dead(Position position, RandomGenerator random) {
        Set<Vertex> dead = new TreeSet<>();
        Stream.of(Color.values())
                .flatMap(color -> position.stones(color).stream())
                .filter(_ -> random.nextInt(12) == 0)
                .forEach(stone -> dead.addAll(position.chainAt(stone)));
        return dead;
    }

    /** All that a score depends on. */
    private static List<Ruleset> combinations() {
        List<Ruleset> rules = new ArrayList<>(Rulesets.all());
        for (TaxRule tax : TaxRule.values()) {
            for (HandicapBonus bonus : HandicapBonus.values()) {
                rules.add(rules(ScoringRule.TERRITORY, tax, DameRule.NONE, false, bonus));
                for (DameRule dame : DameRule.values()) {
                    rules.add(rules(ScoringRule.AREA, tax, dame, false, bonus));
                    rules.add(rules(ScoringRule.AREA, tax, dame, true, bonus));
                }
            }
        }
        return rules;
    }

    private static Ruleset rules(ScoringRule scoring, TaxRule tax, DameRule dame, boolean button, HandicapBonus bonus) {
        return new Ruleset(
                "test",
                scoring,
                KoRule.POSITIONAL,
                SuicideRule.NONE,
                tax,
                dame,
                Komi.ZERO,
                bonus,
                button,
                DeadStones.AGREED,
                2,
                LongCycle.FORBIDDEN,
                Placement.NORMAL,
                Color.BLACK);
    }
}
