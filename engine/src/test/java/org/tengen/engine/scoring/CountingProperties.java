package org.tengen.engine.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.DeadStones;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.Rulesets;
import org.tengen.engine.rules.TaxRule;

/** What holds of every count, tried on positions and dead stones drawn at random from printed seeds. */
class CountingProperties {
    /** A position, and chains of it that are taken for dead. */
    private record Drawn(Position position, Set<Vertex> dead) {
        static Drawn from(long seed) {
            RandomGenerator random =
                    RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
            BoardSize size = new BoardSize(random.nextInt(2, 14), random.nextInt(2, 14));
            double stones = random.nextDouble(0.2, 0.9);
            List<String> rows = IntStream.range(0, size.height())
                    .mapToObj(_ -> IntStream.range(0, size.width())
                            .mapToObj(_ -> random.nextDouble() > stones ? "." : random.nextBoolean() ? "X" : "O")
                            .collect(Collectors.joining()))
                    .toList();
            Position position = new Position(rows);
            Set<Vertex> dead = new TreeSet<>();
            for (Color color : Color.values()) {
                for (Vertex stone : position.stones(color)) {
                    if (random.nextInt(12) == 0) {
                        dead.addAll(position.chainAt(stone));
                    }
                }
            }
            return new Drawn(position, dead);
        }

        CountedGame count(Ruleset rules) {
            Set<Vertex> off = rules.deadStones() == DeadStones.AGREED ? dead : Set.of();
            return CountedGame.of(
                    Finish.of(rules, position, off, Prisoners.NONE).withKomi(Komi.ZERO));
        }
    }

    static LongStream seeds() {
        return LongStream.range(0, 150);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void owners_partition_the_board(long seed) {
        Drawn drawn = Drawn.from(seed);
        for (Ruleset rules : Rulesets.all()) {
            CountedGame game = drawn.count(rules);
            int points = drawn.position().size().points();
            Owners owners = game.score().owners();

            assertThat(game.points()).hasSize(points);
            assertThat(owners.count(Owner.BLACK) + owners.count(Owner.WHITE) + owners.count(Owner.NONE))
                    .isEqualTo(points);
            assertThat(game.points())
                    .allSatisfy(point -> assertThat(owners.at(point.vertex())).isEqualTo(point.owner()));
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void swapping_the_colours_negates_the_score(long seed) {
        Drawn drawn = Drawn.from(seed);
        Position swapped = new Position(drawn.position().rows().stream()
                .map(row -> row.replace('X', '?').replace('O', 'X').replace('?', 'O'))
                .toList());
        for (Ruleset rules : Rulesets.all()) {
            assertThat(new Drawn(swapped, drawn.dead()).count(rules).score().blackLeadHalfPoints())
                    .isEqualTo(-drawn.count(rules).score().blackLeadHalfPoints());
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void turning_and_mirroring_the_board_changes_nothing(long seed) {
        Drawn drawn = Drawn.from(seed);
        for (Ruleset rules : Rulesets.all()) {
            List<ScoreLine> lines = drawn.count(rules).score().lines();

            assertThat(mirrored(drawn).count(rules).score().lines()).isEqualTo(lines);
            assertThat(turned(drawn).count(rules).score().lines()).isEqualTo(lines);
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void removing_dead_stones_counts_as_marking_them(long seed) {
        Drawn drawn = Drawn.from(seed);
        Drawn removed = new Drawn(drawn.position().without(drawn.dead()), Set.of());

        assertThat(removed.count(Rulesets.CHINESE).score())
                .isEqualTo(drawn.count(Rulesets.CHINESE).score());
    }

    /** Without taxes, area is territory and the living stones; what is left of the difference is the dead stones. */
    @ParameterizedTest
    @MethodSource("seeds")
    void area_and_territory_differ_by_the_living_stones(long seed) {
        Drawn drawn = Drawn.from(seed);
        Life life = Life.of(drawn.position(), drawn.dead());
        AreaCount area = AreaCount.of(life, TaxRule.NONE);
        TerritoryCount territory = TerritoryCount.of(life, TaxRule.NONE);
        Position living = drawn.position().without(drawn.dead());
        for (Color color : Color.values()) {
            assertThat(area.points(color))
                    .isEqualTo(territory.territory(color) + living.stones(color).size());
        }
    }

    /** A tax only takes away. */
    @ParameterizedTest
    @MethodSource("seeds")
    void taxed_territory_is_part_of_the_untaxed(long seed) {
        Drawn drawn = Drawn.from(seed);
        Life life = Life.of(drawn.position(), drawn.dead());
        Owners taxed = TerritoryCount.of(life, TaxRule.SEKI).owners();
        Owners untaxed = TerritoryCount.of(life, TaxRule.NONE).owners();
        for (Owner owner : List.of(Owner.BLACK, Owner.WHITE)) {
            assertThat(untaxed.points(owner)).containsAll(taxed.points(owner));
        }
    }

    private static Drawn mirrored(Drawn drawn) {
        int last = drawn.position().size().width() - 1;
        List<String> rows = drawn.position().rows().stream()
                .map(row -> new StringBuilder(row).reverse().toString())
                .toList();
        return new Drawn(
                new Position(rows),
                drawn.dead().stream()
                        .map(vertex -> new Vertex(last - vertex.column(), vertex.row()))
                        .collect(Collectors.toSet()));
    }

    /** A quarter turn: the column from the left becomes the row from the bottom. */
    private static Drawn turned(Drawn drawn) {
        int last = drawn.position().size().height() - 1;
        List<String> rows = new ArrayList<>();
        for (int column = drawn.position().size().width() - 1; column >= 0; column--) {
            int from = column;
            rows.add(drawn.position().rows().stream()
                    .map(row -> String.valueOf(row.charAt(from)))
                    .collect(Collectors.joining()));
        }
        return new Drawn(
                new Position(rows),
                drawn.dead().stream()
                        .map(vertex -> new Vertex(last - vertex.row(), vertex.column()))
                        .collect(Collectors.toSet()));
    }
}
