package org.tengen.engine.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Rulesets;

/** Sums under the rulesets, RULES.md, "Playing" and "Counting: settled cases". */
class ScoreTest {
    /** Half a point is a quarter of a zi (子). */
    @ParameterizedTest
    @CsvSource({"184, 177, W+0.5", "185, 176, B+1.5", "181, 180, W+6.5"})
    void with_a_komi_of_7_5_black_needs_more_than_184_and_a_quarter(int black, int white, String result) {
        assertThat(score("chinese", black, white, Komi.ofHalfPoints(15)).result())
                .isEqualTo(result);
    }

    /** 184½ to 176½: a point is shared. */
    @Test
    void black_wins_by_a_quarter_zi_with_184_and_a_half() {
        Position position = divided(184, 176);
        Score score = Score.of(Finish.of(Rulesets.CHINESE, position, Set.of(), Prisoners.NONE));
        assertThat(score.blackHalfPoints()).isEqualTo(369);
        assertThat(score.whiteHalfPoints()).isEqualTo(353 + 15);
        assertThat(score.result()).isEqualTo("B+0.5");
    }

    @ParameterizedTest
    @CsvSource({"184, 177, B+0.5", "183, 178, W+1.5"})
    void with_a_komi_of_6_5_black_needs_184(int black, int white, String result) {
        assertThat(score("chinese", black, white, Komi.ofHalfPoints(13)).result())
                .isEqualTo(result);
    }

    @Test
    void a_draw_is_written_0() {
        Score score = score("new-zealand", 184, 177, Komi.ofHalfPoints(14));
        assertThat(score.result()).isEqualTo("0");
        assertThat(score.winner()).isEmpty();
    }

    /** Chinese handicap: White gets N points back and no komi; N=9: 186 wins, 185 is a draw. */
    @ParameterizedTest
    @CsvSource({"2, 182, B+1", "2, 181, W+1", "9, 186, B+2", "9, 185, 0"})
    void chinese_handicap_gives_white_a_point_a_stone(int stones, int black, String result) {
        Handicap handicap = new Handicap(stones, Handicap.Kind.FIXED);
        Finish finish = Finish.of(Rulesets.CHINESE, divided(black, 361 - black), Set.of(), Prisoners.NONE)
                .withHandicap(handicap)
                .withKomi(handicap.komi(Rulesets.CHINESE));
        assertThat(Score.of(finish).result()).isEqualTo(result);
    }

    @Test
    void territory_counts_prisoners_and_dead_stones() {
        Position position = new Position(List.of(".XO.O", "XXO..", ".XOOO", "XXXO.", ".X.XO"));
        Set<Vertex> dead = vertices();
        Score score = Score.of(Finish.of(Rulesets.JAPANESE, position, dead, new Prisoners(3, 1))
                .withKomi(Komi.ZERO));
        assertThat(score.lines()).contains(new ScoreLine(Color.BLACK, ScoreLine.Item.PRISONERS, 6));
        assertThat(score.lines()).contains(new ScoreLine(Color.WHITE, ScoreLine.Item.PRISONERS, 2));
    }

    @Test
    void dead_stones_are_whole_chains() {
        Position position = new Position(List.of("XX...", ".....", ".....", ".....", "....O"));
        assertThatThrownBy(() -> AreaCount.of(position, vertices("A5")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("[B5]");
        assertThatThrownBy(() -> AreaCount.of(position, vertices("A1"))).hasMessageContaining("no stone on A1");
        assertThatThrownBy(() -> AreaCount.of(position, vertices("F1"))).hasMessageContaining("off the board");
        assertThat(AreaCount.of(position, vertices("A5", "B5")).white()).isEqualTo(25);
    }

    @Test
    void under_tromp_taylor_nothing_is_dead() {
        Position position = new Position(List.of("X.", ".O"));
        assertThatThrownBy(() -> Score.of(Finish.of(Rulesets.TROMP_TAYLOR, position, vertices("A2"), Prisoners.NONE)))
                .hasMessageContaining("as they stand");
    }

    @Test
    void a_button_that_the_rules_do_not_have_cannot_be_taken() {
        assertThatThrownBy(() -> new Finish(
                        Rulesets.CHINESE,
                        divided(184, 177),
                        Set.of(),
                        Prisoners.NONE,
                        Komi.ZERO,
                        Handicap.NONE,
                        Optional.of(Color.BLACK)))
                .hasMessageContaining("no button");
    }

    private static Score score(String rules, int black, int white, Komi komi) {
        return Score.of(Finish.of(Rulesets.named(rules).orElseThrow(), divided(black, white), Set.of(), Prisoners.NONE)
                .withKomi(komi));
    }

    /** A 19x19 board on which Black's stones fill so many points, and White's so many; what is left between is empty. */
    private static Position divided(int black, int white) {
        StringBuilder points = new StringBuilder()
                .append("X".repeat(black))
                .append(".".repeat(361 - black - white))
                .append("O".repeat(white));
        points.setCharAt(0, '.');
        points.setCharAt(360, '.');
        return new Position(IntStream.range(0, 19)
                .mapToObj(row -> points.substring(19 * row, 19 * row + 19))
                .toList());
    }

    private static Set<Vertex> vertices(String... names) {
        return Set.of(names).stream().map(Vertex::parse).collect(Collectors.toSet());
    }
}
