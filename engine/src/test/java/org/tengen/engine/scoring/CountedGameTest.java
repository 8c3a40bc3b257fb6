package org.tengen.engine.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.notation.Diagram;
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

/** Taxes, seki, the button and the reasons for points; settled cases of RULES.md where they say so. */
class CountedGameTest {
    /** Two walls with a neutral column between: RULES.md, "Counting: settled cases". */
    private static final Position WALLS = Diagram.parse("""
            .X.O.
            .X.O.
            .X.O.
            .X.O.
            .X.O.
            """);

    /** Black B1 … D3 and White E1 … F2 share D1 and D2; the groups round them live. */
    private static final Position SEKI = Diagram.parse("""
            .O.X.X.
            O.OX.X.
            OOOXXXX
            OOOOXXX
            OOXXOXX
            OXX.OOX
            OXX.OOX
            """);

    /** A seki in which both sides have an eye, and share one liberty. */
    private static final Position SEKI_WITH_EYES = Diagram.parse("""
            .O.X.X.
            O.OX.X.
            OOOXXXX
            OOOOXXX
            OOXXOXX
            OX.XOOX
            OXX.O.X
            """);

    @Test
    void neutral_points_are_shared_or_not() {
        assertThat(count(Rulesets.CHINESE, WALLS).score().blackHalfPoints()).isEqualTo(25);
        assertThat(count(Rulesets.CHINESE, WALLS).score().result()).isEqualTo("0");
        assertThat(count(Rulesets.AGA, WALLS).score().blackHalfPoints()).isEqualTo(20);
    }

    @Test
    void under_group_tax_each_living_group_gives_up_two_points() {
        Score score = count(Rulesets.ANCIENT_CHINESE, WALLS).score();

        assertThat(score.halfPoints(Color.BLACK)).isEqualTo(25 - 4);
        assertThat(score.lines()).contains(new ScoreLine(Color.WHITE, ScoreLine.Item.GROUP_TAX, -4));
    }

    @Test
    void groups_that_a_joint_connects_are_taxed_once() {
        Position position = Diagram.parse("""
                .X.X...X.X.
                XXXX...XXXX
                ..XX.X.XX..
                XXXXX.XXXXX
                OOOOO.OOOOO
                .O.O...O.O.
                """);

        assertThat(count(Rulesets.ANCIENT_CHINESE, position).groups())
                .extracting(Group::color)
                .containsOnlyOnce(Color.BLACK);
    }

    @Test
    void groups_apart_are_taxed_each() {
        Position position = Diagram.parse("""
                .OX.XO.
                OOXXXOO
                .OX.XO.
                OOXXXOO
                .OX.XO.
                """);

        assertThat(count(Rulesets.ANCIENT_CHINESE, position).score().lines())
                .contains(
                        new ScoreLine(Color.BLACK, ScoreLine.Item.GROUP_TAX, -4),
                        new ScoreLine(Color.WHITE, ScoreLine.Item.GROUP_TAX, -8));
    }

    @Test
    void stones_in_seki_pay_no_group_tax() {
        CountedGame game = count(Rulesets.ANCIENT_CHINESE, SEKI);

        assertThat(game.groups())
                .filteredOn(group -> group.status() == Group.Status.SEKI)
                .extracting(Group::vertex)
                .extracting(Vertex::toString)
                .containsExactly("B1", "E1");
        assertThat(game.score().lines()).contains(new ScoreLine(Color.BLACK, ScoreLine.Item.GROUP_TAX, -4));
    }

    @Test
    void eyes_in_seki_count_as_area_but_not_as_territory() {
        assertThat(count(Rulesets.CHINESE, SEKI_WITH_EYES).score().owners().at(Vertex.parse("C2")))
                .isEqualTo(Owner.BLACK);
        assertThat(count(Rulesets.JAPANESE, SEKI_WITH_EYES).score().owners().at(Vertex.parse("C2")))
                .isEqualTo(Owner.NONE);
        assertThat(reason(Rulesets.JAPANESE, SEKI_WITH_EYES, "C2")).isEqualTo(PointReason.EYE_IN_SEKI);
    }

    @Test
    void every_point_has_its_reason() {
        Position position = Diagram.parse("""
                .X.XO.O
                XXXXO.O
                ..O.XOO
                XXXXXOO
                .X..XO.
                """);
        Set<Vertex> dead = vertices("C3");
        List<CountedPoint> points = CountedGame.of(Finish.of(Rulesets.CHINESE, position, dead, Prisoners.NONE))
                .points();

        assertThat(points).hasSize(35);
        assertThat(points)
                .filteredOn(point -> point.vertex().equals(Vertex.parse("C3")))
                .containsExactly(new CountedPoint(
                        Vertex.parse("C3"), Owner.BLACK, PointReason.DEAD_STONE, Optional.of(Vertex.parse("B1"))));
        assertThat(reason(Rulesets.CHINESE, position, "A5")).isEqualTo(PointReason.SURROUNDED);
        assertThat(reason(Rulesets.CHINESE, position, "A4")).isEqualTo(PointReason.STONE);
        assertThat(reason(Rulesets.CHINESE, WALLS, "C3")).isEqualTo(PointReason.NEUTRAL_SHARED);
        assertThat(reason(Rulesets.AGA, WALLS, "C3")).isEqualTo(PointReason.NEUTRAL);
    }

    @Test
    void the_button_is_worth_half_a_point() {
        Ruleset rules = buttonRules();
        Finish finish = Finish.of(rules, WALLS, Set.of(), Prisoners.NONE).withButton(Optional.of(Color.WHITE));

        assertThat(Score.of(finish).result()).isEqualTo("W+0.5");
    }

    @Test
    void overtime_bought_with_points_comes_off_the_score() {
        Finish finish = Finish.of(Rulesets.ING, WALLS, Set.of(), Prisoners.NONE)
                .withKomi(Komi.ZERO)
                .withPenalties(new TimePenalties(2, 4));

        assertThat(Score.of(finish).result()).isEqualTo("B+2");
        assertThat(Score.of(finish).lines()).contains(new ScoreLine(Color.WHITE, ScoreLine.Item.TIME_PENALTY, -8));
    }

    /** Ing's komi of 8 with ties for Black is one of 7.5: nothing can tie. */
    @Test
    void under_ing_rules_black_wins_the_tie_at_eight() {
        Position eightAhead = Diagram.parse("""
                .XXXXO
                X.XXXO
                XXXXXO
                XXXXXO
                """);
        Finish finish = Finish.of(Rulesets.ING, eightAhead, Set.of(), Prisoners.NONE);

        assertThat(finish.komi()).isEqualTo(Komi.ofHalfPoints(15));
        assertThat(Score.of(finish).result()).isEqualTo("B+8.5");
    }

    private static Ruleset buttonRules() {
        return new Ruleset(
                Ruleset.CUSTOM,
                ScoringRule.AREA,
                KoRule.POSITIONAL,
                SuicideRule.NONE,
                TaxRule.NONE,
                DameRule.NONE,
                Komi.ZERO,
                HandicapBonus.ZERO,
                true,
                DeadStones.AGREED,
                2,
                LongCycle.FORBIDDEN,
                Placement.NORMAL,
                Color.BLACK);
    }

    private static CountedGame count(Ruleset rules, Position position) {
        return CountedGame.of(
                Finish.of(rules, position, Set.of(), Prisoners.NONE).withKomi(Komi.ZERO));
    }

    private static PointReason reason(Ruleset rules, Position position, String vertex) {
        return count(rules, position).points().stream()
                .filter(point -> point.vertex().equals(Vertex.parse(vertex)))
                .findFirst()
                .orElseThrow()
                .reason();
    }

    private static Set<Vertex> vertices(String... names) {
        return Set.of(names).stream().map(Vertex::parse).collect(Collectors.toSet());
    }
}
