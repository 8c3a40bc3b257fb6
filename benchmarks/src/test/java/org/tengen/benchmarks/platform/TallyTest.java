package org.tengen.benchmarks.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.vertx.core.buffer.Buffer;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TallyTest {
    private static final long MS = 1_000_000;
    private static final Answer MADE = new Answer(201, Buffer.buffer());
    private static final Answer NOT_YOUR_TURN =
            new Answer(409, Buffer.buffer("{\"type\":\"https://tengen.org/problems/not-your-turn\",\"status\":409}"));

    private final Tally tally = new Tally();

    @Test
    void what_is_to_begin_before_or_after_has_no_latency_and_what_is_answered_before_or_after_adds_no_speed() {
        tally.add(0, 10 * MS, MADE);
        tally.open(100 * MS);
        tally.add(99 * MS, 101 * MS, MADE);
        tally.add(100 * MS, 102 * MS, MADE);
        tally.close(1100 * MS);
        tally.add(1099 * MS, 1103 * MS, MADE);
        tally.add(1100 * MS, 1101 * MS, MADE);

        assertThat(tally.latencies().getTotalCount()).isEqualTo(2);
        assertThat(tally.latencies().getMinValue()).isEqualTo(2000);
        assertThat(tally.latencies().getMaxValue()).isCloseTo(4000, within(4L));
        assertThat(tally.moves()).isEqualTo(2);
        assertThat(tally.movesPerSecond()).isEqualTo(2);
    }

    @Test
    void a_move_that_was_not_made_is_counted_by_what_was_answered_and_has_no_latency() {
        tally.open(0);
        tally.add(1, 2, NOT_YOUR_TURN);
        tally.add(1, 2, NOT_YOUR_TURN);
        tally.add(1, 2, new Answer(202, Buffer.buffer("{\"type\":\"StonePlayed\"}")));
        tally.add(1, 2, Answer.none(new IllegalStateException()));
        tally.add(1, 2, MADE);

        assertThat(tally.errors())
                .isEqualTo(Map.of("409 not-your-turn", 2L, "202", 1L, "no answer: IllegalStateException", 1L));
        assertThat(tally.errorShare()).isEqualTo(0.8);
        assertThat(tally.latencies().getTotalCount()).isEqualTo(1);
    }

    @Test
    void a_move_that_never_began_counts_as_long_as_it_has_waited() {
        tally.open(0);
        tally.addUnbegun(5 * MS, 1005 * MS);

        assertThat(tally.latencies().getMaxValue()).isCloseTo(1_000_000, within(1000L));
        assertThat(tally.unbegun()).isEqualTo(1);
        assertThat(tally.moves()).isZero();
    }

    @Test
    void a_loop_that_is_behind_makes_moves_that_should_have_begun_long_before_and_these_are_no_errors() {
        tally.open(1000 * MS);
        tally.add(0, 1500 * MS, MADE);
        tally.addUnbegun(1200 * MS, 2000 * MS);

        assertThat(tally.moves()).isEqualTo(1);
        assertThat(tally.errorShare()).isZero();
    }

    @Test
    void an_error_that_comes_too_late_to_be_measured_counts_all_the_same() {
        tally.open(0);
        tally.add(1, 2, MADE);
        tally.close(1000 * MS);
        tally.add(999 * MS, 31_000 * MS, Answer.none(new IllegalStateException()));

        assertThat(tally.errorShare()).isEqualTo(0.5);
    }

    @Test
    void a_run_in_which_nothing_was_answered_is_all_errors() {
        tally.open(0);
        tally.addUnbegun(1, 2);

        assertThat(tally.errorShare()).isEqualTo(1);
    }
}
