package org.tengen.match.clock.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tengen.contracts.match.PauseReason.PLAYER;
import static org.tengen.contracts.match.PauseReason.REFEREE;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.TimeControl;

class TurnTimeTest {
    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

    @Test
    void elapsed_time_before_a_pause_is_kept_through_it() {
        Clock fiveDays = Clock.full(new TimeControl.Simple(Duration.ofDays(5).toMillis()));
        TurnTime turn = TurnTime.begin(START)
                .paused(PLAYER, START.plus(Duration.ofDays(3)))
                .resumed(PLAYER, START.plus(Duration.ofDays(5)));

        assertThat(turn.lostAt(fiveDays)).contains(START.plus(Duration.ofDays(7)));
        assertThat(turn.elapsed(START.plus(Duration.ofDays(6)))).isEqualTo(Duration.ofDays(4));
    }

    @Test
    void the_clock_runs_when_the_set_of_reasons_is_empty() {
        TurnTime both =
                TurnTime.begin(START).paused(PLAYER, START.plusSeconds(10)).paused(REFEREE, START.plusSeconds(20));
        TurnTime one = both.resumed(PLAYER, START.plusSeconds(30));
        TurnTime none = one.resumed(REFEREE, START.plusSeconds(40));

        assertThat(both.pausedFor()).containsExactly(PLAYER, REFEREE);
        assertThat(one.elapsed(START.plusSeconds(35))).isEqualTo(Duration.ofSeconds(10));
        assertThat(one.lostAt(new Clock(new TimeControl.Absolute(1), new ClockState.Absolute(1))))
                .isEmpty();
        assertThat(none.elapsed(START.plusSeconds(45))).isEqualTo(Duration.ofSeconds(15));
    }

    @Test
    void a_turn_that_begins_while_paused_uses_no_time_until_the_clock_runs() {
        TurnTime next =
                TurnTime.begin(START).paused(REFEREE, START.plusSeconds(5)).next(START.plusSeconds(8));

        assertThat(next.elapsed(START.plusSeconds(50))).isZero();
        assertThat(next.resumed(REFEREE, START.plusSeconds(50)).elapsed(START.plusSeconds(51)))
                .isEqualTo(Duration.ofSeconds(1));
    }

    @Test
    void an_elapsed_time_is_never_negative() {
        assertThat(TurnTime.begin(START).elapsed(START.minusMillis(3))).isZero();
    }
}
