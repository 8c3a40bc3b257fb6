package org.tengen.match.clock.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.TimeControl;

/** The figures are those of the time-control page of the specification. */
class ClockTest {
    private static final TimeControl TEN_MINUTES_AND_THREE_PERIODS = new TimeControl.Byoyomi(600_000, 30_000, 3);

    @ParameterizedTest(name = "{0} ms leave {1} ms and {2} periods")
    @CsvSource({
        "0,      600000, 3",
        "1,      599999, 3",
        "599999, 1,      3",
        "600000, 0,      3",
        "629999, 0,      3",
        "630000, 0,      2",
        "659999, 0,      2",
        "660000, 0,      1",
        "689999, 0,      1"
    })
    void byoyomi_costs_a_period_for_each_whole_one_used(long ms, long mainLeft, int periods) {
        Clock clock = Clock.full(TEN_MINUTES_AND_THREE_PERIODS);

        assertThat(clock.after(Duration.ofMillis(ms)))
                .isEqualTo(new Turn.InTime(new ClockState.Byoyomi(mainLeft, periods)));
    }

    @ParameterizedTest
    @CsvSource({"690000", "690001", "10000000"})
    void byoyomi_is_lost_at_the_end_of_the_last_period(long ms) {
        assertThat(Clock.full(TEN_MINUTES_AND_THREE_PERIODS).after(Duration.ofMillis(ms)))
                .isEqualTo(new Turn.TooLong());
    }

    @Test
    void a_period_is_full_again_after_a_move_made_in_it() {
        Clock lastPeriod = new Clock(TEN_MINUTES_AND_THREE_PERIODS, new ClockState.Byoyomi(0, 1));

        assertThat(lastPeriod.after(Duration.ofMillis(29_999)))
                .isEqualTo(new Turn.InTime(new ClockState.Byoyomi(0, 1)));
        assertThat(lastPeriod.after(Duration.ofSeconds(30))).isEqualTo(new Turn.TooLong());
        assertThat(lastPeriod.lastPeriod()).isTrue();
    }

    @Test
    void the_users_cup_calls_ten_and_has_lost() {
        Clock clock = new Clock(new TimeControl.Byoyomi(3_600_000, 30_000, 1), new ClockState.Byoyomi(0, 1));

        assertThat(clock.after(Duration.ofMillis(29_999))).isInstanceOf(Turn.InTime.class);
        assertThat(clock.after(Duration.ofSeconds(30))).isEqualTo(new Turn.TooLong());
    }

    @Test
    void main_time_left_comes_before_the_last_period() {
        assertThat(new Clock(TEN_MINUTES_AND_THREE_PERIODS, new ClockState.Byoyomi(1, 1)).lastPeriod())
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource({"0, 1000", "1, 999", "999, 1"})
    void absolute_time_runs_down(long ms, long left) {
        assertThat(Clock.full(new TimeControl.Absolute(1000)).after(Duration.ofMillis(ms)))
                .isEqualTo(new Turn.InTime(new ClockState.Absolute(left)));
    }

    @Test
    void absolute_time_is_lost_where_it_would_reach_nought() {
        assertThat(Clock.full(new TimeControl.Absolute(1000)).after(Duration.ofSeconds(1)))
                .isEqualTo(new Turn.TooLong());
    }

    @Test
    void no_clock_never_runs_out() {
        Clock clock = Clock.full(new TimeControl.Untimed());

        assertThat(clock.limit()).isEmpty();
        assertThat(clock.after(Duration.ofDays(10_000))).isEqualTo(new Turn.InTime(new ClockState.Untimed()));
    }

    @Test
    void the_deadline_is_the_first_instant_that_is_too_late() {
        Instant start = Instant.parse("2026-01-01T00:00:00Z");
        Clock clock = Clock.full(TEN_MINUTES_AND_THREE_PERIODS);

        assertThat(clock.deadline(start)).contains(start.plusMillis(690_000));
    }

    @Test
    void elapsed_time_is_never_negative() {
        Instant start = Instant.parse("2026-01-01T00:00:00Z");

        assertThat(Clock.elapsed(start, start.minusMillis(3))).isEqualTo(Duration.ZERO);
        assertThat(Clock.elapsed(start, start.plusMillis(3))).isEqualTo(Duration.ofMillis(3));
    }

    @Test
    void a_clock_reads_its_own_system() {
        assertThatThrownBy(() -> new Clock(new TimeControl.Absolute(1000), new ClockState.Untimed()))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
