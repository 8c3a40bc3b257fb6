package org.tengen.benchmarks.platform;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.buffer.Buffer;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ReportTest {
    private static final long MS = 1_000_000;
    private static final Answer MADE = new Answer(201, Buffer.buffer());
    private static final Answer REFUSED =
            new Answer(422, Buffer.buffer("{\"type\":\"https://tengen.org/problems/occupied\",\"status\":422}"));
    private static final Baseline BASELINE =
            new Baseline(new PostgresProbe.Inserts(1000, 1000), new PostgresProbe.Inserts(10_000, 3000), 1500);

    private final Locale before = Locale.getDefault();

    @AfterEach
    void restore() {
        Locale.setDefault(before);
    }

    /** 1000 moves in a second, the n-th after n / 10 ms; a floor of 2 × 1.5 + 1 ms, and 10 ms for a move in flight alone. */
    @Test
    void the_last_line_is_for_programs_wherever_they_run() {
        Locale.setDefault(Locale.GERMANY);
        Report report = report(load(1000, 0), single(0));

        assertThat(report.lines().getLast())
                .isEqualTo("platform 1000 p50 50.0 p99 99.0 ratio-to-pg 0.100 floor-ratio 2.5");
        assertThat(report.failed()).isFalse();
    }

    @Test
    void processor_time_and_commits_are_told_by_the_move() {
        assertThat(report(load(1000, 0), single(0)).lines())
                .contains(
                        "CPU, ms a move: broker 1.50, driver 0.25; 1.50 in all without the driver",
                        "commits a move: match 4.00, rules 0.50; moves a commit in rules 2.00");
    }

    @Test
    void one_move_in_a_thousand_may_fail_and_no_more() {
        assertThat(report(load(999, 1), single(0)).failed()).isFalse();

        Report report = report(load(998, 2), single(0));
        assertThat(report.failed()).isTrue();
        assertThat(report.lines()).contains("errors: 2 (0.200 %)", "  422 occupied: 2");
    }

    @Test
    void a_lonely_move_that_fails_fails_the_run() {
        assertThat(report(load(1000, 0), single(1)).failed()).isTrue();
    }

    private static Report report(Tally load, Tally single) {
        Map<Part, Long> cpu = new EnumMap<>(Map.of(Part.BROKER, 1500L, Part.DRIVER, 250L));
        Map<String, Long> commits = new TreeMap<>(Map.of("match", 4000L, "rules", 500L));
        return new Report(BASELINE, load, new Usage(cpu, commits), single, Map.of());
    }

    /** In one second; the n-th move takes n / 10 ms. */
    private static Tally load(int made, int refused) {
        return tally(made, refused, n -> n * MS / 10);
    }

    private static Tally single(int refused) {
        return tally(1, refused, _ -> 10 * MS);
    }

    private static Tally tally(int made, int refused, LongUnaryOperator latency) {
        Tally tally = new Tally();
        tally.open(0);
        tally.close(1000 * MS);
        for (int n = 1; n <= made; n++) {
            tally.add(0, latency.applyAsLong(n), MADE);
        }
        for (int i = 0; i < refused; i++) {
            tally.add(0, MS, REFUSED);
        }
        return tally;
    }
}
