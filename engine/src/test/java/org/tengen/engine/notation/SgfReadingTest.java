package org.tengen.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
    void setup_during_play_is_a_change_of_the_position_after_a_move() {
        Sgf.Reading reading = Sgf.read("(;SZ[9];B[aa];AW[bb]AE[aa]PL[B];B[cc])");
        assertThat(reading.game().edits())
                .containsExactly(new SgfEdit(1, Set.of(), Set.of(vertex("B8")), Set.of(vertex("A9"))));
        assertThat(reading.game().setup().isEmpty()).isTrue();
        assertThat(reading.game().moves()).hasSize(2);
        assertThat(reading.warnings())
                .extracting(SgfWarning::node, SgfWarning::property)
                .containsExactly(tuple(2, "AW"), tuple(2, "AE"), tuple(2, "PL"));
        assertThat(reading.warnings().getFirst().message()).contains("after move 1");
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
                "(;AB[zz])",
                "(;B[DD])",
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

    /** Games with characters changed, left out, doubled and cut off: read, or one error; never anything else. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void damaged_texts_are_read_or_are_one_error_with_line_and_column(long seed) {
        RandomGenerator random = new SplittableRandom(seed);
        String sound =
                "(;FF[4]SZ[9:7]KM[5½]HA[2]PL[W]PB[A[3d]];B[aa];W[bb]AE[aa](;B[ii]AB[cc:dd]TB[aa:bb](;W[]))(;B[tt]))";
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder(sound);
            for (int changes = random.nextInt(1, 5); changes > 0; changes--) {
                int at = random.nextInt(text.length());
                String other = random.nextBoolean() ? "" : "" + "();[]:\\aBW½-9.\n".charAt(random.nextInt(15));
                text.replace(at, random.nextInt(at, Math.min(text.length(), at + 3)), other);
            }
            readOrRefuse(text.toString());
        }
    }

    private static void readOrRefuse(String text) {
        try {
            assertThat(Sgf.read(text).game().moves()).as(text).isNotNull();
        } catch (SgfException e) {
            assertThat(e.getMessage()).as(text).contains("line ");
        } catch (RuntimeException e) {
            throw new AssertionError(text, e);
        }
    }

    @Test
    void the_error_says_where() {
        assertThatThrownBy(() -> game("(;SZ[9]\r\n;B[aa]\n;W[bb]\r ;B[z])"))
                .isInstanceOfSatisfying(SgfException.class, e -> {
                    assertThat(e.line()).isEqualTo(4);
                    assertThat(e.column()).isEqualTo(3);
                });
    }

    @Test
    void length_and_number_of_nodes_are_limited_and_cost_no_stack() {
        Assertions.assertTimeout(Duration.ofSeconds(5), () -> {
            assertThatThrownBy(() -> game("(;".repeat(100_000))).hasMessageContaining("65536 nodes");
            assertThatThrownBy(() -> game("(".repeat(100_000))).hasMessageContaining("no node");
            assertThatThrownBy(() -> game("(" + ";".repeat(300_000) + ")")).hasMessageContaining("65536 nodes");
            assertThatThrownBy(() -> game("(;C[" + "x".repeat(50_000_000) + "])"))
                    .hasMessageContaining("characters");
            assertThatThrownBy(() -> game("(;C[" + "\\]".repeat(1_000_000))).hasMessageContaining("not closed");
        });
    }

    /** OGS opens a variation before every move. */
    @Test
    void variations_within_variations_are_the_main_line_however_deep() {
        Sgf.Reading reading = Sgf.read("(;SZ[19]" + "(;B[aa](;W[bb]".repeat(30_000) + ")".repeat(60_001));
        assertThat(reading.game().moves()).hasSize(60_000);
        assertThat(reading.warnings()).isEmpty();
        assertThat(reading.otherVariations()).isZero();
    }

    /** Each takes a second at most, where the square of the number of properties would take minutes. */
    @ParameterizedTest
    @ValueSource(
            strings = {"AB[aa:yy]", "C[x]", "LB[aa:1]", "W[]", "PB[a]]", "AB[aa:yy]AB[ab:yy]AB[ba:yx]", "KM[7,5]", "ZZ"
            })
    void a_node_of_very_many_properties_takes_no_longer_than_its_text(String properties) {
        String text = properties.equals("ZZ")
                ? "(;SZ[25]"
                        + IntStream.range(0, 300_000)
                                .mapToObj(SgfReadingTest::name)
                                .collect(Collectors.joining())
                : "(;SZ[25]" + properties.repeat(3_900_000 / properties.length());
        Assertions.assertTimeout(Duration.ofSeconds(5), () -> {
            try {
                assertThat(Sgf.read(text + ")").warnings()).hasSizeLessThanOrEqualTo(SgfWarnings.MOST + 1);
            } catch (SgfException e) {
                assertThat(e.getMessage()).hasSizeLessThan(500);
            }
        });
    }

    /** A property of its own, of upper case letters. */
    private static String name(int number) {
        return Integer.toString(number, 26)
                        .chars()
                        .map(digit -> Character.isDigit(digit) ? 'A' + digit - '0' : 'K' + digit - 'a')
                        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                + "X[]";
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
