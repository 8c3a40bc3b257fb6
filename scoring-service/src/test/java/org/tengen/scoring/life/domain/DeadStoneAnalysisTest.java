package org.tengen.scoring.life.domain;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.SoftAssertions.assertSoftly;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.notation.Diagram;
import org.tengen.scoring.Positions;

class DeadStoneAnalysisTest {
    @Test
    void the_dead_stones_of_the_ear_reddening_game_are_found() {
        assertThat(judge(Positions.EAR_REDDENING).dead())
                .isEqualTo(vertices("K16 F15 K14 L14 P12 C6 C5 F6 G6 O6 O5 T6"));
    }

    /** RULES.md, counting, the first settled case. */
    @Test
    void the_dead_stones_of_the_settled_nine_by_nine_are_found() {
        Position position = Diagram.parse("""
                .........
                .........
                ..OOOO...
                .O.OXOOOO
                OOOXXXXOX
                OXXX.XXXX
                X..OOXOO.
                .X..X.XO.
                ....XX.X.
                """);

        assertThat(judge(position).dead()).isEqualTo(vertices("D3 E3 G3 H3 H2"));
    }

    @Test
    void chains_that_share_their_last_two_liberties_stay() {
        Position position = Diagram.parse("""
                .O.X.X.
                O.OX.X.
                OOOXXXX
                OOOOXXX
                OOXXOXX
                OXX.OOX
                OXX.OOX
                """);

        assertThat(judge(position).dead()).isEmpty();
        assertThat(judge(position).chains())
                .filteredOn(chain -> chain.status() == ChainStatus.SEKI)
                .extracting(JudgedChain::vertex)
                .containsExactly(Vertex.parse("B1"), Vertex.parse("E1"));
    }

    @Test
    void unconditional_life_and_death_need_no_random_games() {
        Position position = Diagram.parse("""
                .X.XO
                XXXXO
                OOOOO
                .O.O.
                """);

        assertThat(judge(position).chains()).allSatisfy(chain -> {
            assertThat(chain.status()).isEqualTo(ChainStatus.ALIVE);
            assertThat(chain.confidencePerMille()).isEqualTo(JudgedChain.CERTAIN);
        });
    }

    @Test
    void the_same_position_and_seed_give_the_same_judgement() {
        assertThat(judge(Positions.EAR_REDDENING)).isEqualTo(judge(Positions.EAR_REDDENING));
    }

    @Test
    void a_turned_or_mirrored_board_gets_the_judgement_turned_or_mirrored() {
        SortedSet<Vertex> dead = judge(Positions.EAR_REDDENING).dead();

        assertSoftly(softly -> {
            softly.assertThat(judge(mirrored(Positions.EAR_REDDENING)).dead())
                    .isEqualTo(dead.stream()
                            .map(vertex -> new Vertex(18 - vertex.column(), vertex.row()))
                            .collect(toCollection(TreeSet::new)));
            softly.assertThat(judge(transposed(Positions.EAR_REDDENING)).dead())
                    .isEqualTo(dead.stream()
                            .map(vertex -> new Vertex(18 - vertex.row(), 18 - vertex.column()))
                            .collect(toCollection(TreeSet::new)));
        });
    }

    @Test
    void swapped_colours_swap_the_judgement() {
        Judgement swapped = judge(swapped(Positions.EAR_REDDENING));

        assertThat(swapped.chains())
                .isEqualTo(judge(Positions.EAR_REDDENING).chains().stream()
                        .map(chain -> new JudgedChain(
                                chain.color().opponent(), chain.stones(), chain.status(), chain.confidencePerMille()))
                        .toList());
    }

    @Test
    void every_stone_belongs_to_exactly_one_judged_chain() {
        List<Vertex> judged = judge(Positions.EAR_REDDENING).chains().stream()
                .flatMap(chain -> chain.stones().stream())
                .toList();

        assertThat(judged)
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(Boards.stones(Positions.EAR_REDDENING));
    }

    @Test
    void an_empty_board_and_one_stone_are_judged() {
        Position empty = Position.empty(new BoardSize(2, 25));

        assertThat(judge(empty).chains()).isEmpty();
        assertThat(judge(empty.withStones(Color.BLACK, List.of(Vertex.parse("A1"))))
                        .chains())
                .hasSize(1);
    }

    private static Judgement judge(Position position) {
        return DeadStoneAnalysis.of(position, DeadStoneAnalysis.SEED);
    }

    private static SortedSet<Vertex> vertices(String names) {
        return Stream.of(names.split(" ", -1)).map(Vertex::parse).collect(toCollection(TreeSet::new));
    }

    private static Position mirrored(Position position) {
        return new Position(position.rows().stream()
                .map(row -> new StringBuilder(row).reverse().toString())
                .toList());
    }

    private static Position transposed(Position position) {
        return new Position(IntStream.range(0, position.size().width())
                .mapToObj(column -> position.rows().stream()
                        .map(row -> String.valueOf(row.charAt(column)))
                        .collect(joining()))
                .toList());
    }

    private static Position swapped(Position position) {
        return new Position(position.rows().stream()
                .map(row -> row.replace('X', '?').replace('O', 'X').replace('?', 'O'))
                .toList());
    }
}
