package org.tengen.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Komi;
import org.tengen.engine.Vertex;

/** Handicap and seat stones, RULES.md, "Rulesets as data". */
class HandicapTest {
    private static final BoardSize LARGE = BoardSize.square(19);

    /** GTP, fixed_handicap. */
    @ParameterizedTest
    @CsvSource({
        "19, 2, D4 Q16",
        "19, 3, D4 D16 Q16",
        "19, 4, D4 Q4 D16 Q16",
        "19, 5, D4 Q4 K10 D16 Q16",
        "19, 6, D4 Q4 D10 Q10 D16 Q16",
        "19, 7, D4 Q4 D10 K10 Q10 D16 Q16",
        "19, 8, D4 K4 Q4 D10 Q10 D16 K16 Q16",
        "19, 9, D4 K4 Q4 D10 K10 Q10 D16 K16 Q16",
        "13, 2, D4 K10",
        "13, 9, D4 G4 K4 D7 G7 K7 D10 G10 K10",
        "9, 4, C3 G3 C7 G7",
        "9, 5, C3 G3 E5 C7 G7"
    })
    void fixed_stones_stand_on_star_points(int side, int stones, String vertices) {
        assertThat(StarPoints.handicap(BoardSize.square(side), stones).orElseThrow().stream()
                        .map(Vertex::toString)
                        .collect(Collectors.joining(" ")))
                .isEqualTo(vertices);
    }

    @Test
    void the_usual_boards_have_star_points_and_no_others() {
        assertThat(StarPoints.of(LARGE)).hasSize(9).contains(Vertex.parse("K10"));
        assertThat(StarPoints.of(BoardSize.square(13))).hasSize(5);
        assertThat(StarPoints.of(BoardSize.square(9))).hasSize(5).contains(Vertex.parse("E5"));
        assertThat(StarPoints.of(BoardSize.square(10))).isEmpty();
        assertThat(StarPoints.of(new BoardSize(19, 9))).isEmpty();
    }

    @Test
    void white_plays_first_after_fixed_stones() {
        Game game = Game.start(Rulesets.CHINESE, LARGE, new Handicap(3, Handicap.Kind.FIXED));
        assertThat(game.position().stones(BLACK)).hasSize(3);
        assertThat(game.toPlay()).isEqualTo(WHITE);
    }

    @Test
    void one_stone_is_no_handicap_but_half_a_point_of_komi() {
        Handicap one = new Handicap(1, Handicap.Kind.FIXED);
        Game game = Game.start(Rulesets.CHINESE, LARGE, one);
        assertThat(game.setup().isEmpty()).isTrue();
        assertThat(game.toPlay()).isEqualTo(BLACK);
        assertThat(one.komi(Rulesets.CHINESE)).isEqualTo(Komi.ofHalfPoints(1));
        assertThat(one.bonusHalfPoints(HandicapBonus.N)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"ZERO, 0", "N, 10", "N_MINUS_ONE, 8"})
    void white_gets_back_what_the_ruleset_says(HandicapBonus bonus, int halfPoints) {
        assertThat(new Handicap(5, Handicap.Kind.FIXED).bonusHalfPoints(bonus)).isEqualTo(halfPoints);
    }

    @Test
    void free_stones_are_placed_before_the_first_move_and_passing_is_refused() {
        Game game = Game.start(Rulesets.AGA, BoardSize.square(7), new Handicap(2, Handicap.Kind.FREE));
        assertThat(game.toPlay()).isEqualTo(BLACK);
        assertThat(game.judgePass(BLACK)).isEqualTo(Legality.PASS_NOT_ALLOWED);
        assertThatThrownBy(() -> game.pass(BLACK)).isInstanceOf(IllegalStateException.class);
        game.placeHandicapStone(Vertex.parse("A1"));
        assertThat(game.judge(BLACK, Vertex.parse("A1"))).isEqualTo(Legality.OCCUPIED);
        assertThatThrownBy(() -> game.play(BLACK, Vertex.parse("B1"))).hasMessageContaining("still to be placed");
        game.placeHandicapStone(Vertex.parse("D4"));
        assertThat(game.toPlay()).isEqualTo(WHITE);
        assertThat(game.moveNumber()).isZero();
        assertThat(game.setup().black()).isEqualTo(Set.copyOf(List.of(Vertex.parse("A1"), Vertex.parse("D4"))));
        assertThatThrownBy(() -> game.placeHandicapStone(Vertex.parse("E5"))).hasMessageContaining("no handicap stone");
    }

    @ParameterizedTest
    @ValueSource(ints = {7, 10, 25})
    void sizes_without_points_have_no_fixed_handicap(int side) {
        assertThatThrownBy(() ->
                        Game.start(Rulesets.CHINESE, BoardSize.square(side), new Handicap(2, Handicap.Kind.FIXED)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no fixed points");
    }

    @Test
    void seat_stones_stand_on_opposite_corners_and_white_plays_first() {
        Game game = Game.start(Rulesets.ANCIENT_CHINESE, LARGE);
        assertThat(game.position().stones(BLACK)).containsExactly(Vertex.parse("Q4"), Vertex.parse("D16"));
        assertThat(game.position().stones(WHITE)).containsExactly(Vertex.parse("D4"), Vertex.parse("Q16"));
        assertThat(game.toPlay()).isEqualTo(WHITE);
        assertThatThrownBy(() -> Game.start(Rulesets.ANCIENT_CHINESE, BoardSize.square(7)))
                .hasMessageContaining("no points");
    }
}
