package org.tengen.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;

import java.util.List;
import org.assertj.core.api.AbstractListAssert;
import org.assertj.core.api.ObjectAssert;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tengen.engine.Move;
import org.tengen.engine.Vertex;

/** What had to be bent or guessed is reported, with the node and the property; what is as it should be is not. */
class SgfWarningTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(;FF[4]GM[1]SZ[19]KM[6.5]HA[2]AB[dp][pd]PL[W]RE[W+R];W[qq];B[];W[tt])",
                "(;SZ[9]AB[aa];B[bb];W[cc]BL[12](;B[dd]C[one line])) \\r\\n",
                "\uFEFF (;SZ[9];W[aa];B[bb])",
                "(;FF[3]SiZe[9];Black[aa])",
                "(;SZ[9]PL[W];W[aa])",
                "(;SZ[9]AB[aa];AE[aa]AW[bb])"
            })
    void what_is_as_it_should_be_is_not_reported(String text) {
        assertThat(Sgf.read(text.replace("\\r\\n", "\r\n")).warnings()).isEmpty();
    }

    @Test
    void a_side_that_moves_twice_is_read_and_reported() {
        Sgf.Reading reading = Sgf.read("(;SZ[9];B[aa];W[bb];W[cc];B[dd];B[])");
        assertThat(reading.game().moves())
                .extracting(SgfMove::color)
                .containsExactly(BLACK, WHITE, WHITE, BLACK, BLACK);
        assertWarned(reading).containsExactly(tuple(3, "W"), tuple(5, "B"));
        assertThat(reading.warnings().getFirst().message()).contains("move 3: White moves twice in a row");
    }

    @Test
    void after_a_change_of_the_position_either_side_may_move() {
        assertWarned(Sgf.read("(;SZ[9];B[aa];AE[aa];B[bb])")).containsExactly(tuple(2, "AE"));
    }

    @Test
    void the_first_move_says_who_plays_first_whatever_the_setup_says() {
        Sgf.Reading reading = Sgf.read("(;SZ[9];PL[W]AB[cc];B[aa])");
        assertThat(reading.game().toPlay()).isEqualTo(BLACK);
        assertWarned(reading).containsExactly(tuple(1, "PL"));
    }

    @ParameterizedTest
    @CsvSource({"18, ss", "13, nn", "9, jj", "18, us", "9, aj", "21, zz", "9:19, ja"})
    void a_point_off_the_board_is_a_pass_and_reported(String size, String point) {
        Sgf.Reading reading = Sgf.read("(;SZ[" + size + "];B[" + point + "])");
        assertThat(reading.game().moves()).containsExactly(new SgfMove(BLACK, Move.PASS));
        assertWarned(reading).contains(tuple(1, "B"));
        assertThat(reading.warnings().getLast().message()).contains("[" + point + "]", "read as a pass");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 9, 18, 19})
    void tt_is_a_pass_without_a_word_where_it_is_no_point(int size) {
        Sgf.Reading reading = Sgf.read("(;SZ[" + size + "];B[tt])");
        assertThat(reading.game().moves()).containsExactly(new SgfMove(BLACK, Move.PASS));
        assertThat(reading.warnings()).isEmpty();
    }

    @Test
    void both_moves_of_one_node_are_read_and_reported() {
        Sgf.Reading reading = Sgf.read("(;SZ[9];B[aa]W[bb]C[both])");
        assertThat(reading.game().moves())
                .extracting(SgfMove::move)
                .containsExactly(new Move.Play(Vertex.parse("A9")), new Move.Play(Vertex.parse("B8")));
        assertWarned(reading).containsExactly(tuple(1, "W"));
    }

    @Test
    void of_what_stands_twice_the_first_counts_and_points_are_put_together() {
        Sgf.Reading reading = Sgf.read("(;SZ[9]KM[5.5]KM[6.5]AB[aa]AB[bb]AB[cc];B[dd]SZ[13])");
        assertThat(reading.game().komi()).hasToString("Optional[5.5]");
        assertThat(reading.game().setup().black()).hasSize(3);
        assertWarned(reading).containsExactly(tuple(0, "KM"), tuple(0, "AB"), tuple(1, "SZ"));
    }

    @Test
    void variations_and_games_that_are_left_out_are_counted() {
        Sgf.Reading reading = Sgf.read("(;SZ[9];B[aa](;W[bb];B[cc](;W[dd])(;W[ee]))(;W[ff]))(;SZ[9])");
        assertWarned(reading).containsExactly(tuple(1, ""), tuple(4, ""));
        assertThat(reading.warnings())
                .extracting(SgfWarning::message)
                .satisfiesExactly(
                        variations -> assertThat(variations).contains("other variations left out: 2"),
                        games -> assertThat(games).contains("other games left out: 1"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "From: me (at home)\n\n(;SZ[9];B[aa])",
                "(;SZ[9];B[aa]) and so on",
                "(;SZ[9];B[aa]))",
                "(;SZ[9](;B[aa]"
            })
    void texts_round_the_game_and_missing_ends_are_reported(String text) {
        Sgf.Reading reading = Sgf.read(text);
        assertThat(reading.game().moves()).hasSize(1);
        assertThat(reading.warnings())
                .singleElement()
                .extracting(SgfWarning::property)
                .isEqualTo("");
    }

    @Test
    void of_very_many_warnings_the_last_says_how_many_are_left_out() {
        List<SgfWarning> warnings =
                Sgf.read("(;SZ[9]" + ";B[]".repeat(501) + ")").warnings();
        assertThat(warnings).hasSize(SgfWarnings.MOST + 1);
        assertThat(warnings.getLast().message()).contains("400 more");
    }

    @Test
    void long_values_are_shown_by_their_beginning() {
        Sgf.Reading reading = Sgf.read("(;SZ[9];B[aa];AB" + "[bb:cc]".repeat(1000) + "AE" + "[dd]".repeat(1000) + ")");
        assertThat(reading.warnings())
                .hasSize(2)
                .allSatisfy(warning -> assertThat(warning.message()).hasSizeLessThan(200));
    }

    private static AbstractListAssert<?, List<? extends Tuple>, Tuple, ObjectAssert<Tuple>> assertWarned(
            Sgf.Reading reading) {
        return assertThat(reading.warnings()).extracting(SgfWarning::node, SgfWarning::property);
    }
}
