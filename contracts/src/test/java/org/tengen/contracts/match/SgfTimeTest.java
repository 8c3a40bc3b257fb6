package org.tengen.contracts.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** docs/log.md: TM is the main time in seconds, OT what comes after it; BL and WL are seconds, OB and OW stones or periods. */
class SgfTimeTest {
    private static final TimeControl ABSOLUTE = new TimeControl.Absolute(1_800_000);
    private static final TimeControl BYOYOMI = new TimeControl.Byoyomi(600_000, 30_000, 3);
    private static final TimeControl CANADIAN = new TimeControl.Canadian(600_000, 300_000, 15);
    private static final TimeControl FISCHER = new TimeControl.Fischer(300_000, 30_000, 600_000);
    private static final TimeControl SIMPLE = new TimeControl.Simple(60_000);
    private static final TimeControl ING = new TimeControl.Ing(3_600_000, 600_000, 3, 2);

    @Test
    void main_time_is_in_seconds_and_overtime_in_words() {
        assertThat(SgfTime.settings(ABSOLUTE)).isEqualTo(Map.of("TM", "1800"));
        assertThat(SgfTime.settings(BYOYOMI)).isEqualTo(Map.of("TM", "600", "OT", "3x30 byo-yomi"));
        assertThat(SgfTime.settings(CANADIAN)).isEqualTo(Map.of("TM", "600", "OT", "15/300 Canadian"));
        assertThat(SgfTime.settings(FISCHER)).isEqualTo(Map.of("TM", "300", "OT", "30 Fischer"));
        assertThat(SgfTime.settings(SIMPLE)).isEqualTo(Map.of("TM", "0", "OT", "60 simple"));
        assertThat(SgfTime.settings(ING)).isEqualTo(Map.of("TM", "3600", "OT", "3x600 Ing, 2 points each"));
    }

    @Test
    void without_a_clock_no_time_is_written() {
        assertThat(SgfTime.settings(new TimeControl.Untimed())).isEmpty();
        assertThat(SgfTime.left(BLACK, new TimeControl.Untimed(), new ClockState.Untimed()))
                .isEmpty();
    }

    @Test
    void milliseconds_are_decimals_of_a_second_and_never_rounded() {
        assertThat(SgfTime.settings(new TimeControl.Byoyomi(90_500, 1_001, 1)))
                .isEqualTo(Map.of("TM", "90.5", "OT", "1x1.001 byo-yomi"));
        assertThat(SgfTime.left(BLACK, ABSOLUTE, new ClockState.Absolute(1))).isEqualTo(Map.of("BL", "0.001"));
        assertThat(SgfTime.left(BLACK, ABSOLUTE, new ClockState.Absolute(1_799_990)))
                .isEqualTo(Map.of("BL", "1799.99"));
        assertThat(SgfTime.left(WHITE, ABSOLUTE, new ClockState.Absolute(0))).isEqualTo(Map.of("WL", "0"));
    }

    @Test
    void in_main_time_its_seconds_are_left_and_no_stones_are_counted() {
        assertThat(SgfTime.left(BLACK, BYOYOMI, new ClockState.Byoyomi(12_340, 3)))
                .isEqualTo(Map.of("BL", "12.34"));
        assertThat(SgfTime.left(WHITE, CANADIAN, new ClockState.Canadian(1_000, 300_000, 15)))
                .isEqualTo(Map.of("WL", "1"));
        assertThat(SgfTime.left(BLACK, FISCHER, new ClockState.Fischer(321_500)))
                .isEqualTo(Map.of("BL", "321.5"));
        assertThat(SgfTime.left(WHITE, ING, new ClockState.Ing(500, 600_000, 3)))
                .isEqualTo(Map.of("WL", "0.5"));
    }

    @Test
    void in_byoyomi_a_whole_period_is_left_after_a_move_and_the_periods_are_counted() {
        assertThat(SgfTime.left(BLACK, BYOYOMI, new ClockState.Byoyomi(0, 2))).isEqualTo(Map.of("BL", "30", "OB", "2"));
        assertThat(SgfTime.left(WHITE, BYOYOMI, new ClockState.Byoyomi(0, 1))).isEqualTo(Map.of("WL", "30", "OW", "1"));
        assertThat(SgfTime.left(WHITE, BYOYOMI, new ClockState.Byoyomi(0, 0))).isEqualTo(Map.of("WL", "0", "OW", "0"));
    }

    @Test
    void in_a_canadian_block_the_stones_still_to_play_are_counted() {
        assertThat(SgfTime.left(BLACK, CANADIAN, new ClockState.Canadian(0, 287_250, 14)))
                .isEqualTo(Map.of("BL", "287.25", "OB", "14"));
    }

    @Test
    void in_an_ing_period_what_is_left_of_it_is_written_and_the_periods_are_counted() {
        assertThat(SgfTime.left(WHITE, ING, new ClockState.Ing(0, 599_000, 2)))
                .isEqualTo(Map.of("WL", "599", "OW", "2"));
    }

    @Test
    void the_next_move_under_simple_time_has_all_of_it() {
        assertThat(SgfTime.left(BLACK, SIMPLE, new ClockState.Simple(60_000))).isEqualTo(Map.of("BL", "60"));
    }

    @Test
    void a_clock_of_another_system_is_refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> SgfTime.left(BLACK, BYOYOMI, new ClockState.Absolute(1)));
    }
}
