package org.tengen.match.clock.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.TimeControl;

/** docs/clocks.md: what an engine is told, in GTP's own commands and in those of KGS. */
class GtpTimeTest {
    private static final TimeControl BYOYOMI = new TimeControl.Byoyomi(600_000, 30_000, 3);
    private static final TimeControl USERS_CUP = new TimeControl.Byoyomi(3_600_000, 30_000, 1);
    private static final TimeControl CANADIAN = new TimeControl.Canadian(600_000, 300_000, 15);

    @Test
    void canadian_is_time_settings_main_block_stones() {
        assertThat(standard(CANADIAN).timeSettings()).isEqualTo("time_settings 600 300 15");
        assertThat(kgs(CANADIAN).timeSettings()).isEqualTo("kgs-time_settings canadian 600 300 15");
    }

    @ParameterizedTest(name = "a turn of {0} ms leaves {1}")
    @CsvSource({"0, 600 0", "599000, 1 0", "600000, 300 15", "700500, 199 15", "899999, 1 15", "900000, 0 15"})
    void canadian_time_left_is_main_time_and_then_block_and_stones(long ms, String left) {
        String black = "time_left black " + left;

        assertThat(standardAfter(CANADIAN, ms)).containsExactly(black, "time_left white 600 0");
        assertThat(kgsAfter(CANADIAN, ms)).containsExactly(black, "time_left white 600 0");
    }

    @Test
    void byoyomi_is_main_time_with_all_periods_but_the_last_and_then_one_period_for_engines_without_the_kgs_command() {
        assertThat(standard(BYOYOMI).timeSettings()).isEqualTo("time_settings 660 30 1");
        assertThat(standard(USERS_CUP).timeSettings()).isEqualTo("time_settings 3600 30 1");
    }

    @ParameterizedTest(name = "a turn of {0} ms leaves {1}")
    @CsvSource({
        "0,      660 0",
        "600000, 60 0",
        "610000, 50 0",
        "630000, 30 0",
        "659000, 1 0",
        "660000, 30 1",
        "670000, 20 1",
        "690000, 0 1"
    })
    void byoyomi_without_the_kgs_command_counts_down_to_the_last_period_which_is_a_block_of_one_stone(
            long ms, String left) {
        assertThat(standardAfter(BYOYOMI, ms)).containsExactly("time_left black " + left, "time_left white 660 0");
    }

    @Test
    void a_move_made_within_a_period_gives_it_back_in_the_commands_of_gtp_too() {
        Reading twoPeriods = new Clock(BYOYOMI, new ClockState.Byoyomi(0, 2)).reading(Duration.ZERO);
        Reading lastPeriod = new Clock(BYOYOMI, new ClockState.Byoyomi(0, 1)).reading(Duration.ZERO);

        assertThat(GtpTime.standard(BYOYOMI, twoPeriods, lastPeriod)
                        .orElseThrow()
                        .timeLeft())
                .containsExactly("time_left black 30 0", "time_left white 30 1");
    }

    @ParameterizedTest(name = "a turn of {0} ms leaves {1}")
    @CsvSource({"0, 600 0", "600000, 30 3", "610000, 20 3", "630000, 30 2", "660000, 30 1", "690000, 0 0"})
    void byoyomi_with_the_kgs_command_counts_periods_where_stones_would_stand(long ms, String left) {
        assertThat(kgs(BYOYOMI).timeSettings()).isEqualTo("kgs-time_settings byoyomi 600 30 3");
        assertThat(kgsAfter(BYOYOMI, ms)).containsExactly("time_left black " + left, "time_left white 600 0");
    }

    @ParameterizedTest(name = "a turn of {0} ms leaves {1}")
    @CsvSource({"598000, 2", "598001, 1", "599000, 1", "599001, 1", "599500, 1", "599999, 1"})
    void time_left_is_never_0_0_while_main_time_remains(long ms, int seconds) {
        String black = "time_left black " + seconds + " 0";

        assertThat(kgsAfter(BYOYOMI, ms)).first().isEqualTo(black);
        assertThat(standardAfter(CANADIAN, ms)).first().isEqualTo(black);
        assertThat(standardAfter(new TimeControl.Absolute(600_000), ms)).first().isEqualTo(black);
        assertThat(standardAfter(new TimeControl.Byoyomi(570_000, 30_000, 2), ms))
                .first()
                .isEqualTo(black);
    }

    @Test
    void absolute_time_has_no_overtime() {
        TimeControl absolute = new TimeControl.Absolute(1_800_000);

        assertThat(standard(absolute).timeSettings()).isEqualTo("time_settings 1800 0 0");
        assertThat(kgs(absolute).timeSettings()).isEqualTo("kgs-time_settings absolute 1800");
        assertThat(standardAfter(absolute, 100_000))
                .containsExactly("time_left black 1700 0", "time_left white 1800 0");
        assertThat(kgsAfter(absolute, 1_800_000)).first().isEqualTo("time_left black 0 0");
    }

    @Test
    void simple_time_is_a_block_of_one_stone_or_one_period_from_the_start() {
        TimeControl simple = new TimeControl.Simple(60_000);

        assertThat(standard(simple).timeSettings()).isEqualTo("time_settings 0 60 1");
        assertThat(kgs(simple).timeSettings()).isEqualTo("kgs-time_settings byoyomi 0 60 1");
        assertThat(standardAfter(simple, 12_500)).containsExactly("time_left black 47 1", "time_left white 60 1");
        assertThat(kgsAfter(simple, 12_500)).containsExactly("time_left black 47 1", "time_left white 60 1");
    }

    @Test
    void without_a_clock_no_time_is_left_to_tell() {
        TimeControl none = new TimeControl.Untimed();

        assertThat(standard(none)).isEqualTo(new GtpTime("time_settings 0 1 0", List.of()));
        assertThat(kgs(none)).isEqualTo(new GtpTime("kgs-time_settings none", List.of()));
    }

    @Test
    void fischer_and_ing_have_no_words_in_gtp() {
        for (TimeControl control :
                List.of(new TimeControl.Fischer(300_000, 10_000, 0), new TimeControl.Ing(3_600_000, 600_000, 3, 2))) {
            Reading full = Clock.full(control).reading(Duration.ZERO);

            assertThat(GtpTime.standard(control, full, full)).isEmpty();
            assertThat(GtpTime.kgs(control, full, full)).isEmpty();
        }
    }

    private static GtpTime standard(TimeControl control) {
        Reading full = Clock.full(control).reading(Duration.ZERO);
        return GtpTime.standard(control, full, full).orElseThrow();
    }

    private static GtpTime kgs(TimeControl control) {
        Reading full = Clock.full(control).reading(Duration.ZERO);
        return GtpTime.kgs(control, full, full).orElseThrow();
    }

    /** Black's first turn has taken so long. */
    private static List<String> standardAfter(TimeControl control, long ms) {
        Clock full = Clock.full(control);
        return GtpTime.standard(control, full.reading(Duration.ofMillis(ms)), full.reading(Duration.ZERO))
                .orElseThrow()
                .timeLeft();
    }

    /** Black's first turn has taken so long. */
    private static List<String> kgsAfter(TimeControl control, long ms) {
        Clock full = Clock.full(control);
        return GtpTime.kgs(control, full.reading(Duration.ofMillis(ms)), full.reading(Duration.ZERO))
                .orElseThrow()
                .timeLeft();
    }
}
