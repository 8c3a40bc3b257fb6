package org.tengen.match.clock.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.TimeControl;

/** The rules and figures of docs/clocks.md, one test each; those of byoyomi stand in {@link ClockTest}. */
class TimeSystemsTest {
    private static final TimeControl.Canadian CANADIAN = new TimeControl.Canadian(600_000, 300_000, 5);
    private static final TimeControl.Ing ING = new TimeControl.Ing(3_600_000, 600_000, 3, 2);

    @Test
    void without_a_clock_nothing_is_ever_lost() {
        assertThat(Clock.full(new TimeControl.Untimed()).after(Duration.ofDays(10_000)))
                .isEqualTo(new Turn.InTime(new ClockState.Untimed()));
    }

    @Test
    void absolute_is_lost_when_main_would_reach_zero() {
        Clock clock = Clock.full(new TimeControl.Absolute(60_000));

        assertThat(after(clock, 59_999)).isEqualTo(new ClockState.Absolute(1));
        assertThat(clock.after(ms(60_000))).isEqualTo(new Turn.TooLong());
    }

    @Test
    void a_move_in_canadian_main_time_counts_no_stone() {
        assertThat(after(Clock.full(CANADIAN), 599_999)).isEqualTo(new ClockState.Canadian(1, 300_000, 5));
    }

    @ParameterizedTest(name = "a turn of {0} ms leaves {1} ms of the block")
    @CsvSource({"600000, 300000", "600001, 299999", "700000, 200000", "899999, 1"})
    void the_move_that_crosses_into_canadian_overtime_is_its_first_stone(long ms, long blockLeft) {
        assertThat(after(Clock.full(CANADIAN), ms)).isEqualTo(new ClockState.Canadian(0, blockLeft, 4));
    }

    @Test
    void canadian_is_lost_when_main_time_and_block_are_used_up() {
        assertThat(Clock.full(CANADIAN).after(ms(900_000))).isEqualTo(new Turn.TooLong());
        assertThat(new Clock(CANADIAN, new ClockState.Canadian(0, 1, 5)).after(ms(1)))
                .isEqualTo(new Turn.TooLong());
    }

    @Test
    void the_last_stone_of_a_canadian_block_renews_block_and_count() {
        Clock lastStone = new Clock(CANADIAN, new ClockState.Canadian(0, 2_000, 1));

        assertThat(after(lastStone, 1_999)).isEqualTo(new ClockState.Canadian(0, 300_000, 5));
    }

    @Test
    void a_canadian_stone_played_in_no_time_counts_as_one_played_while_paused_does() {
        Clock overtime = new Clock(new TimeControl.Canadian(0, 300_000, 5), new ClockState.Canadian(0, 300_000, 5));

        assertThat(after(overtime, 0)).isEqualTo(new ClockState.Canadian(0, 300_000, 4));
    }

    @Test
    void the_first_fischer_move_earns_the_increment_after_it_is_made() {
        Clock clock = Clock.full(new TimeControl.Fischer(300_000, 10_000, 0));

        assertThat(clock.limit()).contains(ms(300_000));
        assertThat(after(clock, 299_999)).isEqualTo(new ClockState.Fischer(10_001));
        assertThat(clock.after(ms(300_000))).isEqualTo(new Turn.TooLong());
    }

    @ParameterizedTest(name = "with {0} ms left a turn of {1} ms leaves {2} ms")
    @CsvSource({
        "100000, 5000,  105000",
        "118000, 5000,  120000",
        "120000, 0,     120000",
        "300000, 0,     300000",
        "300000, 5000,  295000",
        "121000, 5000,  120000"
    })
    void the_fischer_cap_limits_what_an_increment_may_add_and_takes_nothing_away(long left, long ms, long then) {
        Clock clock = new Clock(new TimeControl.Fischer(300_000, 10_000, 120_000), new ClockState.Fischer(left));

        assertThat(after(clock, ms)).isEqualTo(new ClockState.Fischer(then));
    }

    @Test
    void simple_time_is_renewed_each_turn() {
        Clock clock = Clock.full(new TimeControl.Simple(30_000));

        assertThat(after(clock, 29_999)).isEqualTo(new ClockState.Simple(30_000));
        assertThat(clock.after(ms(30_000))).isEqualTo(new Turn.TooLong());
    }

    @ParameterizedTest(name = "a turn of {0} ms leaves {1} ms, {2} ms of the period, {3} periods; {4} entered")
    @CsvSource({
        "3599999, 1, 600000, 3, 0",
        "3600000, 0, 600000, 3, 1",
        "3600001, 0, 599999, 3, 1",
        "4199999, 0, 1,      3, 1",
        "4200000, 0, 600000, 2, 2",
        "5399999, 0, 1,      1, 3"
    })
    void entering_an_ing_period_can_be_read_off_the_clock(long ms, long main, long period, int left, int entered) {
        ClockState.Ing state = new ClockState.Ing(main, period, left);

        assertThat(after(Clock.full(ING), ms)).isEqualTo(state);
        assertThat(state.periodsEntered(ING)).isEqualTo(entered);
    }

    @Test
    void ing_periods_do_not_renew() {
        Clock inPeriod = new Clock(ING, new ClockState.Ing(0, 400_000, 2));

        assertThat(after(inPeriod, 150_000)).isEqualTo(new ClockState.Ing(0, 250_000, 2));
        assertThat(after(inPeriod, 450_000)).isEqualTo(new ClockState.Ing(0, 550_000, 1));
    }

    @Test
    void ing_is_lost_when_all_periods_are_used() {
        assertThat(Clock.full(ING).after(ms(5_400_000))).isEqualTo(new Turn.TooLong());
        assertThat(new Clock(ING, new ClockState.Ing(0, 400_000, 2)).after(ms(1_000_000)))
                .isEqualTo(new Turn.TooLong());
        assertThat(((ClockState.Ing) Clock.full(ING).expired()).periodsEntered(ING))
                .isEqualTo(3);
    }

    @Test
    void a_clock_shows_the_time_left_in_the_middle_of_a_turn() {
        Reading reading =
                Clock.full(new TimeControl.Byoyomi(600_000, 30_000, 3)).reading(ms(641_000));

        assertThat(reading).isEqualTo(Reading.periods(0, 19_000, 2, 49_000));
        assertThat(reading.lastPeriod()).isFalse();
        assertThat(Clock.full(CANADIAN).reading(ms(700_000))).isEqualTo(Reading.block(0, 200_000, 5));
        assertThat(Clock.full(ING).reading(ms(5_399_000))).isEqualTo(Reading.periods(0, 1_000, 1, 1_000));
    }

    @Test
    void a_fallen_flag_shows_nothing_left() {
        assertThat(Clock.full(new TimeControl.Byoyomi(0, 30_000, 3)).reading(ms(90_000)))
                .isEqualTo(Reading.periods(0, 0, 0, 0));
        assertThat(Clock.full(ING).reading(Duration.ofDays(1))).isEqualTo(Reading.periods(0, 0, 0, 0));
        assertThat(Clock.full(new TimeControl.Simple(1)).reading(ms(1))).isEqualTo(Reading.move(0));
    }

    private static Duration ms(long ms) {
        return Duration.ofMillis(ms);
    }

    private static ClockState after(Clock clock, long ms) {
        Turn turn = clock.after(ms(ms));
        assertThat(turn).isInstanceOf(Turn.InTime.class);
        return ((Turn.InTime) turn).left();
    }
}
