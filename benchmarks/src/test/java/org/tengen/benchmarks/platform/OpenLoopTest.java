package org.tengen.benchmarks.platform;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.buffer.Buffer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OpenLoopTest {
    private static final long MS = 1_000_000;
    private static final Answer MADE = new Answer(201, Buffer.buffer());

    private final Table table =
            new Table(new Seat("b", ""), new Seat("w", ""), List.of(GameScript.of("chinese", List.of())), 0);
    private final Tally tally = new Tally();
    private final List<Long> intended = new ArrayList<>();
    private long now;

    /** The server stands still for a second. Who waited for it would see one slow move; here they are a hundred. */
    @Test
    void latency_counts_from_when_the_move_should_have_begun() {
        OpenLoop loop = new OpenLoop(100, () -> now, (_, start) -> intended.add(start));
        tally.open(0);
        loop.ready(table);
        now = 1000 * MS;
        answerAllAtOnce(loop);
        now = 1010 * MS;
        loop.tick();

        assertThat(intended).startsWith(0L, 10 * MS, 20 * MS).hasSize(102);
        assertThat(tally.latencies().getTotalCount()).isEqualTo(101);
        assertThat(tally.latencies().getValueAtPercentile(50) / 1000).isBetween(499L, 501L);
    }

    /** Each move is answered in no time once the server goes on. */
    private void answerAllAtOnce(OpenLoop loop) {
        for (int answered = 0; answered < intended.size(); answered++) {
            tally.add(intended.get(answered), now, MADE);
            loop.ready(table);
        }
    }

    @Test
    void nothing_begins_before_its_time() {
        OpenLoop loop = new OpenLoop(100, () -> now, (_, start) -> intended.add(start));
        loop.ready(table);
        loop.ready(table);
        now = 10 * MS - 1;
        loop.tick();
        assertThat(intended).containsExactly(0L);
        now = 10 * MS;
        loop.tick();
        assertThat(intended).containsExactly(0L, 10 * MS);
    }

    @Test
    void what_was_late_in_warming_up_is_forgotten_when_measuring_begins() {
        OpenLoop loop = new OpenLoop(100, () -> now, (_, start) -> intended.add(start));
        now = 5000 * MS;
        loop.restart();
        loop.ready(table);
        loop.ready(table);
        now = 5010 * MS;
        loop.tick();

        assertThat(intended).containsExactly(5000 * MS, 5010 * MS);
    }

    @Test
    void what_has_not_begun_at_the_end_is_told() {
        OpenLoop loop = new OpenLoop(100, () -> now, (_, start) -> intended.add(start));
        loop.ready(table);
        now = 35 * MS;
        loop.tick();
        List<Long> unbegun = new ArrayList<>();

        loop.end(unbegun::add);

        assertThat(intended).containsExactly(0L);
        assertThat(unbegun).containsExactly(10 * MS, 20 * MS, 30 * MS);
    }
}
