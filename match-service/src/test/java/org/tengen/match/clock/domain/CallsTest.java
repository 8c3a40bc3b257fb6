package org.tengen.match.clock.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.PauseReason;
import org.tengen.contracts.match.TimeControl;

class CallsTest {
    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
    private static final TurnTime TURN = TurnTime.begin(START);
    private static final Clock USERS_CUP =
            new Clock(new TimeControl.Byoyomi(3_600_000, 30_000, 1), new ClockState.Byoyomi(0, 1));

    @Test
    void the_users_cup_calls_ten_and_twenty_then_every_second_and_ten_has_lost() {
        assertThat(Calls.upcoming(USERS_CUP, TURN, START))
                .containsExactly(
                        call(10, 10, false),
                        call(20, 20, false),
                        call(1, 21, false),
                        call(2, 22, false),
                        call(3, 23, false),
                        call(4, 24, false),
                        call(5, 25, false),
                        call(6, 26, false),
                        call(7, 27, false),
                        call(8, 28, false),
                        call(9, 29, false),
                        call(10, 30, true));
    }

    @Test
    void what_has_been_called_is_not_called_again() {
        assertThat(Calls.upcoming(USERS_CUP, TURN, START.plusMillis(27_001)))
                .containsExactly(call(8, 28, false), call(9, 29, false), call(10, 30, true));
    }

    @Test
    void ten_has_lost_in_the_last_period_only() {
        Clock two = new Clock(new TimeControl.Byoyomi(0, 30_000, 2), new ClockState.Byoyomi(0, 2));

        assertThat(Calls.upcoming(two, TURN, START).getLast()).isEqualTo(call(10, 30, false));
        assertThat(Calls.upcoming(two, TURN, START.plusSeconds(30)).getFirst()).isEqualTo(call(10, 40, false));
        assertThat(Calls.upcoming(two, TURN, START.plusSeconds(30)).getLast()).isEqualTo(call(10, 60, true));
    }

    @Test
    void while_main_time_remains_the_first_period_is_announced() {
        Clock full = Clock.full(new TimeControl.Byoyomi(60_000, 30_000, 1));

        assertThat(Calls.upcoming(full, TURN, START))
                .startsWith(call(10, 70, false))
                .endsWith(call(10, 90, true));
    }

    @Test
    void main_time_without_periods_is_counted_in_its_last_ten_seconds() {
        Clock absolute = Clock.full(new TimeControl.Absolute(60_000));

        assertThat(Calls.upcoming(absolute, TURN, START))
                .hasSize(10)
                .startsWith(call(1, 51, false))
                .endsWith(call(10, 60, true));
    }

    @Test
    void a_short_period_is_counted_as_far_as_it_goes() {
        Clock five = new Clock(new TimeControl.Byoyomi(0, 5_000, 1), new ClockState.Byoyomi(0, 1));

        assertThat(Calls.upcoming(five, TURN, START)).extracting(Call::number).isEqualTo(List.of(6, 7, 8, 9, 10));
    }

    @Test
    void an_ing_period_that_was_begun_in_an_earlier_turn_is_counted_to_its_end() {
        Clock ing = new Clock(new TimeControl.Ing(1, 30_000, 3, 2), new ClockState.Ing(0, 15_000, 1));

        assertThat(Calls.upcoming(ing, TURN, START))
                .startsWith(call(20, 5, false))
                .endsWith(call(10, 15, true));
    }

    @Test
    void a_clock_that_stands_still_is_not_counted() {
        TurnTime paused = TURN.paused(PauseReason.REFEREE, START.plusSeconds(25));

        assertThat(Calls.upcoming(USERS_CUP, paused, START.plusSeconds(26))).isEmpty();
        assertThat(Calls.upcoming(
                        USERS_CUP, paused.resumed(PauseReason.REFEREE, START.plusSeconds(100)), START.plusSeconds(100)))
                .startsWith(call(5, 100, false))
                .endsWith(call(10, 105, true));
    }

    private static Call call(int number, long second, boolean lost) {
        return new Call(number, START.plusSeconds(second), lost);
    }
}
