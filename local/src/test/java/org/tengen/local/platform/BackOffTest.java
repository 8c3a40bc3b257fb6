package org.tengen.local.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BackOffTest {
    private static final Duration A_MOMENT = Duration.ofMillis(900);

    private final BackOff backOff = new BackOff();

    @Test
    void the_first_time_there_is_no_pause() {
        assertThat(backOff.afterRunning(A_MOMENT)).isZero();
    }

    @Test
    void pauses_grow_up_to_half_a_minute_and_stay_there() {
        List<Long> seconds = Stream.generate(() -> backOff.afterRunning(A_MOMENT))
                .limit(9)
                .map(Duration::toSeconds)
                .toList();

        assertThat(seconds).containsExactly(0L, 1L, 2L, 4L, 8L, 16L, 30L, 30L, 30L);
    }

    @Test
    void what_ran_for_a_minute_begins_anew() {
        List<Duration> pauses =
                Stream.generate(() -> backOff.afterRunning(A_MOMENT)).limit(5).toList();

        assertThat(pauses).last().isEqualTo(Duration.ofSeconds(8));
        assertThat(backOff.afterRunning(BackOff.TRUSTED_AFTER)).isZero();
        assertThat(backOff.afterRunning(A_MOMENT)).hasSeconds(1);
    }
}
