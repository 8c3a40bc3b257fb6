package org.tengen.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Komi;
import org.tengen.engine.Move;
import org.tengen.engine.Vertex;

/** SGF as it is found in the wild: the rows of the table the users gave us. */
class SgfReadingTest {
    @Test
    void tt_and_nothing_are_passes_on_19x19() {
        assertThat(game("(;SZ[19];B[tt];W[])").moves())
                .containsExactly(new SgfMove(BLACK, Move.PASS), new SgfMove(WHITE, Move.PASS));
    }

    @Test
    void tt_is_a_point_on_21x21() {
        assertThat(game("(;SZ[21];B[tt])").moves())
                .containsExactly(new SgfMove(BLACK, new Move.Play(new Vertex(19, 1))));
    }

    @ParameterizedTest
    @CsvSource({"9:19, 9, 19", "19:19, 19, 19"})
    void sizes_with_a_colon_are_read_with_a_warning(String size, int width, int height) {
        Sgf.Reading reading = Sgf.read("(;SZ[" + size + "])");
        assertThat(reading.game().size()).isEqualTo(new BoardSize(width, height));
        assertThat(warned(reading)).containsExactly("SZ");
    }

    @ParameterizedTest
    @CsvSource({"'7,5', 15", "375, 15", "3.75, 15", "650, 13", "-0.5, -1", "7, 14"})
    void komi_is_read_in_all_its_spellings(String komi, int halfPoints) {
        assertThat(game("(;KM[" + komi + "])").komi()).contains(Komi.ofHalfPoints(halfPoints));
    }

    @ParameterizedTest
    @ValueSource(strings = {"7,5", "", "375"})
    void odd_spellings_of_komi_are_warned_of(String komi) {
        assertThat(warned(Sgf.read("(;KM[" + komi + "])"))).contains("KM");
    }

    @Test
    void an_empty_komi_is_none() {
        assertThat(game("(;KM[])").komi()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "6.55", "1/3", "99999", "0x10"})
    void impossible_komi_is_an_error(String komi) {
        assertThatThrownBy(() -> game("(;KM[" + komi + "])"))
                .isInstanceOf(SgfException.class)
                .hasMessageContaining("line 1, column 3");
    }

    @Test
    void a_handicap_of_one_is_no_setup_and_black_plays_first() {
        SgfGame game = game("(;KM[0]HA[1];B[pd];W[dd])");
        assertThat(game.setup().isEmpty()).isTrue();
        assertThat(game.toPlay()).isEqualTo(BLACK);
        assertThat(game.komi()).contains(Komi.ZERO);
        assertThat(game.moves()).hasSize(2);
    }

    @Test
    void escapes_in_text_are_undone() {
        assertThat(game("(;C[a\\]b\\\\])").info("C")).contains("a]b\\");
        assertThat(game("(;C[one\\\ntwo\nthree])").info("C")).contains("onetwo\nthree");
    }

    @Test
    void an_unescaped_bracket_in_a_name_is_taken_as_text() {
        Sgf.Reading reading = Sgf.read("(;PB[Matsuyama[3d]]PW[Go];B[aa])");
        assertThat(reading.game().info("PB")).contains("Matsuyama[3d]");
        assertThat(reading.game().info("PW")).contains("Go");
        assertThat(warned(reading)).containsExactly("PB");
    }

    @Test
    void a_rectangle_of_points_is_all_of_them() {
        assertThat(game("(;SZ[9]AB[aa:cb])").setup().black())
                .isEqualTo(Set.of(vertex("A9"), vertex("B9"), vertex("C9"), vertex("A8"), vertex("B8"), vertex("C8")));
    }

    @Test
    void a_property_written_twice_is_merged_with_a_warning() {
        Sgf.Reading reading = Sgf.read("(;SZ[9]AB[aa]AB[bb])");
        assertThat(reading.game().setup().black()).isEqualTo(Set.of(vertex("A9"), vertex("B8")));
        assertThat(warned(reading)).containsExactly("AB");
    }

    @Test
    void a_point_set_twice_in_one_node_is_an_error() {
        assertThatThrownBy(() -> game("(;SZ[9]\nAB[aa]AE[aa])"))
                .isInstanceOf(SgfException.class)
                .hasMessageContaining("A9")
                .hasMessageContaining("line 2, column 7");
    }

    @Test
    void a_point_set_again_in_a_later_node_is_changed() {
        assertThat(game("(;SZ[9]AB[aa][bb];AE[aa]AW[cc])").setup().black()).containsExactly(vertex("B8"));
    }

    @Test
    void setup_comes_before_the_move_in_its_node() {
        Sgf.Reading reading = Sgf.read("(;SZ[9];B[aa]AW[bb])");
        assertThat(reading.game().setup().white()).containsExactly(vertex("B8"));
        assertThat(reading.game().moves()).containsExactly(new SgfMove(BLACK, new Move.Play(vertex("A9"))));
        assertThat(warned(reading)).containsExactly("AW");
    }

    @Test
    void setup_stones_are_no_handicap() {
        SgfGame game = game("(;AB[dd];B[pd])");
        assertThat(game.handicap()).isZero();
        assertThat(game.toPlay()).isEqualTo(BLACK);
    }

    @Test
    void handicap_is_what_is_stated_and_position_what_is_set_up() {
        SgfGame game = game("(;SZ[9]HA[7]AB[aa:gb]AW[ac]PL[W])");
        assertThat(game.handicap()).isEqualTo(7);
        assertThat(game.setup().black()).hasSize(14);
        assertThat(game.toPlay()).isEqualTo(WHITE);
    }

    @Test
    void handicap_stones_played_as_moves_are_setup() {
        Sgf.Reading reading = Sgf.read("(;SZ[19]HA[2];B[dd];B[pp];W[pd])");
        assertThat(reading.game().setup().black()).isEqualTo(Set.of(vertex("D16"), vertex("Q4")));
        assertThat(reading.game().moves()).hasSize(1);
        assertThat(warned(reading)).containsExactly("HA");
    }

    @Test
    void setup_during_play_cannot_be_read() {
        assertThatThrownBy(() -> game("(;SZ[9];B[aa];AW[bb])"))
                .isInstanceOf(SgfException.class)
                .hasMessageContaining("after move 1");
    }

    @Test
    void a_move_on_an_occupied_point_is_kept() {
        assertThat(game("(;SZ[9];B[aa];W[aa]KO[])").moves()).hasSize(2);
    }

    @Test
    void lower_case_letters_in_property_names_do_not_count() {
        SgfGame game = game("(;SiZe[9];Black[aa])");
        assertThat(game.size()).isEqualTo(BoardSize.square(9));
        assertThat(game.moves()).containsExactly(new SgfMove(BLACK, new Move.Play(vertex("A9"))));
    }

    @Test
    void two_days_are_two_dates() {
        assertThat(game("(;DT[2024-05-01,02])").dates()).isEqualTo(List.of("2024-05-01", "2024-05-02"));
        assertThat(game("(;DT[1996-12-27,28,1997-01-03,04])").dates())
                .containsExactly("1996-12-27", "1996-12-28", "1997-01-03", "1997-01-04");
        assertThat(game("(;DT[1996-05,06])").dates()).containsExactly("1996-05", "1996-06");
    }

    @Test
    void times_are_kept_as_they_were_written() {
        SgfGame game = game("(;TM[600]OT[3x30 byo-yomi]TC[3]TT[30];B[aa]BL[590.5]OB[3])");
        assertThat(game.info()).containsEntry("TM", "600").containsEntry("OT", "3x30 byo-yomi");
        assertThat(game.info()).containsEntry("TC", "3").containsEntry("TT", "30");
        assertThat(game.moves().getFirst().notes()).containsEntry("BL", "590.5").containsEntry("OB", "3");
    }

    @Test
    void the_main_line_is_read_and_the_others_counted() {
        Sgf.Reading reading =
                Sgf.read("(;SZ[9];B[aa](;W[bb];B[cc](;W[dd])(;W[ee]))(;W[ff](;B[gg])(;B[hh])))(;SZ[9])(;)");
        assertThat(reading.game().moves())
                .extracting(move -> move.move().toString())
                .containsExactly("A9", "B8", "C7", "D6");
        assertThat(reading.otherVariations()).isEqualTo(3);
        assertThat(reading.otherGames()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ";;)",
                "",
                "no game at all",
                "(",
                "()",
                "(;B)",
                "(;B[aa)",
                "(;B[zz])",
                "(;SZ[1])",
                "(;SZ[26])",
                "(;SZ[x])",
                "(;GM[2])",
                "(;b[aa])",
                "(;B[aa]&)",
                "(;B[a])",
                "(;B[aa];(W[bb]))",
                "(;HA[x])",
                "(;PL[x])",
                "(;B[aa](;W[bb]);B[cc])"
            })
    void what_cannot_be_read_is_one_error_with_line_and_column(String text) {
        assertThatThrownBy(() -> game(text)).isInstanceOf(SgfException.class).hasMessageContaining("line ");
    }

    @Test
    void the_error_says_where() {
        assertThatThrownBy(() -> game("(;SZ[9]\r\n;B[aa]\n;W[bb]\r ;B[zz])"))
                .isInstanceOfSatisfying(SgfException.class, e -> {
                    assertThat(e.line()).isEqualTo(4);
                    assertThat(e.column()).isEqualTo(3);
                });
    }

    @Test
    void depth_length_and_number_of_nodes_are_limited_and_cost_no_stack() {
        Assertions.assertTimeout(Duration.ofSeconds(5), () -> {
            assertThatThrownBy(() -> game("(;".repeat(100_000))).hasMessageContaining("1000 levels");
            assertThatThrownBy(() -> game("(" + ";".repeat(300_000) + ")")).hasMessageContaining("200000 nodes");
            assertThatThrownBy(() -> game("(;C[" + "x".repeat(50_000_000) + "])"))
                    .hasMessageContaining("characters");
            assertThatThrownBy(() -> game("(;C[" + "\\]".repeat(1_000_000))).hasMessageContaining("not closed");
            assertThat(game("(;" + "(;B[aa]".repeat(999) + ")".repeat(1000)).moves())
                    .hasSize(999);
        });
    }

    @Test
    void a_text_that_breaks_off_is_read_as_far_as_it_goes() {
        Sgf.Reading reading = Sgf.read("(;SZ[9];B[aa];W[bb]");
        assertThat(reading.game().moves()).hasSize(2);
        assertThat(reading.warnings()).hasSize(1);
    }

    @Test
    void texts_before_the_game_do_not_matter() {
        assertThat(game("\uFEFFFrom: someone\n\n(;SZ[9];B[aa])").moves()).hasSize(1);
    }

    private static SgfGame game(String text) {
        return Sgf.read(text).game();
    }

    private static List<String> warned(Sgf.Reading reading) {
        return reading.warnings().stream().map(SgfWarning::property).toList();
    }

    private static Vertex vertex(String name) {
        return Vertex.parse(name);
    }
}
