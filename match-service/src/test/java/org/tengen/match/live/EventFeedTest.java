package org.tengen.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.ColorDraw;
import org.tengen.contracts.match.CommandId;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Seats;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Rulesets;
import org.tengen.match.lifecycle.application.ReadLog;
import org.tengen.match.lifecycle.application.Updates;

class EventFeedTest {
    private static final MatchId ID = new MatchId(new UUID(0, 1));
    private static final Instant TIME = Instant.parse("2026-01-01T00:00:00Z");
    private static final Duration NOT_LONG = Duration.ofMillis(10);
    private static final Duration LONG = Duration.ofSeconds(10);

    private final List<Recorded> log = new ArrayList<>();
    private final Updates updates = new Updates();
    private int stored;

    @Test
    void begins_with_what_this_replica_knows_of_and_no_more() throws InterruptedException {
        happened(3);
        stored = 2;
        try (EventFeed feed = feed(0)) {
            assertThat(seqs(feed.next(LONG))).containsExactly(1, 2);
            assertThat(feed.next(NOT_LONG)).isEmpty();
        }
    }

    @Test
    void goes_on_with_what_is_heard() throws InterruptedException {
        happened(2);
        stored = 1;
        try (EventFeed feed = feed(0)) {
            assertThat(seqs(feed.next(LONG))).containsExactly(1);
            hear(2);
            assertThat(seqs(feed.next(LONG))).containsExactly(2);
        }
    }

    @Test
    void what_is_heard_twice_or_was_seen_before_is_left_out() throws InterruptedException {
        happened(2);
        stored = 2;
        try (EventFeed feed = feed(1)) {
            hear(1);
            hear(2);
            hear(2);
            assertThat(seqs(feed.next(LONG))).containsExactly(2);
            assertThat(feed.next(NOT_LONG)).isEmpty();
            assertThat(feed.next(NOT_LONG)).isEmpty();
            assertThat(feed.next(NOT_LONG)).isEmpty();
        }
    }

    @Test
    void what_was_never_heard_comes_from_the_log() throws InterruptedException {
        happened(5);
        stored = 1;
        try (EventFeed feed = feed(1)) {
            hear(4);
            assertThat(seqs(feed.next(LONG))).containsExactly(2, 3, 4);
            hear(5);
            assertThat(seqs(feed.next(LONG))).containsExactly(5);
        }
    }

    @Test
    void a_reader_too_slow_for_what_is_heard_still_gets_everything() throws InterruptedException {
        happened(3000);
        stored = 1;
        try (EventFeed feed = feed(1)) {
            IntStream.rangeClosed(2, 2999).forEach(this::hear);
            List<Integer> got = new ArrayList<>();
            while (got.size() < 999) {
                got.addAll(seqs(feed.next(LONG)));
            }
            hear(3000);
            while (got.getLast() < 3000) {
                got.addAll(seqs(feed.next(LONG)));
            }
            assertThat(got)
                    .containsExactlyElementsOf(
                            IntStream.rangeClosed(2, 3000).boxed().toList());
        }
    }

    @Test
    void a_feed_that_is_closed_hears_nothing() {
        try (EventFeed _ = feed(0)) {
            assertThat(updates.hasAudience(ID)).isTrue();
        }
        assertThat(updates.hasAudience(ID)).isFalse();
    }

    private EventFeed feed(int after) {
        ReadLog readLog = (_, seq) -> log.subList(seq, log.size());
        return new EventFeed(ID, after, () -> stored, readLog, updates);
    }

    private void happened(int events) {
        for (int seq = 1; seq <= events; seq++) {
            var event = seq == 1 ? start() : new Passed(seq - 1, color(seq), new ClockState.Untimed(), 0);
            CommandId command = new CommandId(new UUID(0, seq));
            log.add(new Recorded(ID, seq, command, Actor.server("test"), TIME, TIME, event, ""));
        }
    }

    private void hear(int seq) {
        updates.heard(log.get(seq - 1));
    }

    private static Color color(int seq) {
        return seq % 2 == 0 ? Color.BLACK : Color.WHITE;
    }

    private static List<Integer> seqs(List<Recorded> events) {
        return events.stream().map(Recorded::seq).toList();
    }

    private static MatchStarted start() {
        return new MatchStarted(
                new Seats(new PlayerId("alice"), new PlayerId("bob")),
                new ColorDraw.Named(),
                Rulesets.CHINESE,
                BoardSize.square(9),
                Komi.ZERO,
                0,
                Handicap.Kind.FIXED,
                List.of(),
                List.of(),
                Color.BLACK,
                new TimeControl.Untimed(),
                MatchTerms.USUAL,
                Optional.empty());
    }
}
