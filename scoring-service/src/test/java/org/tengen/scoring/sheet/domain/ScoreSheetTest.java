package org.tengen.scoring.sheet.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.Prisoners;
import org.tengen.engine.Color;
import org.tengen.engine.rules.Rulesets;
import org.tengen.engine.scoring.ScoreLine;
import org.tengen.kernel.time.Ids;
import org.tengen.scoring.Positions;

class ScoreSheetTest {
    @Test
    void the_settled_9x9_counts_41_to_40_by_area() {
        ScoreSheet sheet = sheet(
                Positions.counting(Positions.SETTLED_9X9, Rulesets.CHINESE, 0, Prisoners.NONE), Positions.DEAD_IN_9X9);
        assertThat(sheet.score().blackHalfPoints()).isEqualTo(82);
        assertThat(sheet.score().whiteHalfPoints()).isEqualTo(80);
        assertThat(sheet.result()).isEqualTo(new MatchResult.WinByScore(Color.BLACK, 2));
        assertThat(sheet.marginZi()).hasValue(new Zi(2));
    }

    @Test
    void neutral_points_are_shared_so_that_two_columns_draw_at_komi_0() {
        ScoreSheet sheet =
                sheet(Positions.counting(Positions.COLUMNS_5X5, Rulesets.CHINESE, 0, Prisoners.NONE), DeadStones.NONE);
        assertThat(sheet.score().blackHalfPoints()).isEqualTo(25);
        assertThat(sheet.score().whiteHalfPoints()).isEqualTo(25);
        assertThat(sheet.result()).isEqualTo(new MatchResult.Draw(MatchResult.Method.SCORE));
        assertThat(sheet.result().text()).isEqualTo("0");
    }

    @Test
    void an_equal_count_is_won_by_whom_the_terms_say_and_keeps_its_sums() {
        ScoreSheet sheet = sheet(Positions.columnsThatWhiteWinsTied(), DeadStones.NONE);
        assertThat(sheet.score().blackHalfPoints()).isEqualTo(25);
        assertThat(sheet.score().whiteHalfPoints()).isEqualTo(25);
        assertThat(sheet.result()).isEqualTo(new MatchResult.Win(Color.WHITE, MatchResult.Method.TIE_RULE));
    }

    @Test
    void half_a_point_of_komi_is_a_quarter_zi() {
        ScoreSheet sheet =
                sheet(Positions.counting(Positions.COLUMNS_5X5, Rulesets.CHINESE, 1, Prisoners.NONE), DeadStones.NONE);
        assertThat(sheet.result().text()).isEqualTo("W+0.5");
        assertThat(sheet.marginZi()).map(Zi::toString).hasValue("0.25");
    }

    @Test
    void the_ear_reddening_game_is_black_by_2_and_territory_knows_no_zi() {
        ScoreSheet sheet = sheet(
                Positions.counting(Positions.EAR_REDDENING, Rulesets.JAPANESE, 0, new Prisoners(31, 29)),
                Positions.DEAD_IN_EAR_REDDENING);
        assertThat(sheet.result().text()).isEqualTo("B+2");
        assertThat(sheet.marginZi()).isEmpty();
    }

    /** Ten points each; Black gives two points for each of two periods, White has the button and a komi of 7.5. */
    @Test
    void a_sheet_counts_the_button_and_the_points_given_for_overtime() {
        ScoreSheet sheet = sheet(Positions.columnsWithButtonAndOvertime(), DeadStones.NONE);
        assertThat(sheet.score().lines())
                .containsExactly(
                        new ScoreLine(Color.BLACK, ScoreLine.Item.AREA, 20),
                        new ScoreLine(Color.WHITE, ScoreLine.Item.AREA, 20),
                        new ScoreLine(Color.BLACK, ScoreLine.Item.TIME_PENALTY, -8),
                        new ScoreLine(Color.WHITE, ScoreLine.Item.BUTTON, 1),
                        new ScoreLine(Color.WHITE, ScoreLine.Item.KOMI, 15));
        assertThat(sheet.result().text()).isEqualTo("W+12");
    }

    @Test
    void half_a_chain_cannot_be_dead() {
        CountingBegan began = Positions.counting(Positions.SETTLED_9X9, Rulesets.CHINESE, 0, Prisoners.NONE);
        DeadStones half = Positions.dead("D3");
        assertThatThrownBy(() -> sheet(began, half))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("D3");
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 0.25", "2, 0.5", "3, 0.75", "4, 1", "15, 3.75", "-1, -0.25", "-6, -1.5"})
    void zi_are_written_without_needless_digits(int halfPoints, String zi) {
        assertThat(Zi.ofHalfPoints(halfPoints)).hasToString(zi);
    }

    private static ScoreSheet sheet(CountingBegan began, DeadStones dead) {
        return ScoreSheet.of(Ids.newMatchId(), List.of(7), began, dead).getLast();
    }
}
