package org.tengen.match.lifecycle.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.MatchScored;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.UndoDeclined;
import org.tengen.contracts.event.MatchEvent.UndoRequested;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.ColorDraw;
import org.tengen.contracts.match.CommandId;
import org.tengen.contracts.match.DeadStones;
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
import org.tengen.kernel.record.RecordsUnavailable;
import org.tengen.match.lifecycle.domain.CorruptStream;
import org.tengen.match.lifecycle.domain.MatchFold;
import org.tengen.match.lifecycle.domain.Started;

class LiveMatchesTest {
    private static final MatchId ID = new MatchId(new UUID(0, 1));
    private static final Instant TIME = Instant.parse("2026-01-01T00:00:00Z");

    private final Map<MatchId, Started> rows = new HashMap<>();
    private final List<Recorded> log = new ArrayList<>();
    private final AtomicInteger reads = new AtomicInteger();
    private Runnable whileReading = () -> {};
    private boolean logIsAway;
    private final LiveMatches live = new LiveMatches(new Rows(), this::eventsAfter, MatchConfigs.USUAL);

    @Test
    void a_match_is_read_once_and_moves_on_with_what_is_heard() {
        happened(start(), pass(1));
        assertThat(seq()).isEqualTo(2);

        live.heard(happened(ask()));
        live.heard(happened(decline()));

        assertThat(seq()).isEqualTo(4);
        assertThat(live.find(ID)).contains((Started) MatchFold.replay(log));
        assertThat(reads).hasValue(1);
    }

    @Test
    void a_match_that_begins_is_held_without_being_read() {
        live.heard(happened(start()));
        live.heard(happened(pass(1)));

        assertThat(seq()).isEqualTo(2);
        assertThat(reads).hasValue(0);
    }

    @Test
    void what_was_not_heard_is_read_from_the_log_and_only_that() {
        live.heard(happened(start()));
        happened(pass(1));
        live.heard(happened(ask()));

        assertThat(seq()).isEqualTo(3);
        assertThat(reads).hasValue(1);
    }

    @Test
    void what_is_heard_again_changes_nothing() {
        live.heard(happened(start()));
        live.heard(happened(pass(1)));
        log.forEach(live::heard);

        assertThat(seq()).isEqualTo(2);
    }

    @Test
    void what_happens_while_the_log_is_read_is_not_lost() {
        happened(start(), pass(1));
        whileReading = () -> {
            whileReading = () -> {};
            live.heard(happened(ask()));
        };

        assertThat(seq()).as("as far as was read").isEqualTo(2);
        assertThat(seq()).as("and then all that was heard").isEqualTo(3);
    }

    @Test
    void whoever_knows_of_an_event_sees_it_though_it_was_never_heard() {
        live.heard(happened(start()));
        happened(pass(1));

        assertThat(seq()).isEqualTo(1);
        assertThat(live.find(ID, 2).orElseThrow().seq()).isEqualTo(2);
        assertThat(live.find(ID, 9).orElseThrow().seq())
                .as("the log ends there")
                .isEqualTo(2);
    }

    @Test
    void a_row_that_is_behind_is_read_on_from_the_log() {
        happened(start(), pass(1), ask(), decline());
        rows.put(ID, (Started) MatchFold.replay(log.subList(0, 2)));

        assertThat(live.find(ID)).contains((Started) MatchFold.replay(log));
    }

    @Test
    void forgetting_all_changes_no_answer() {
        live.heard(happened(start()));
        live.heard(happened(pass(1)));
        Optional<Started> before = live.find(ID);

        live.forgetAll();

        assertThat(live.find(ID)).isEqualTo(before);
    }

    @Test
    void of_many_who_ask_for_a_match_nobody_holds_one_reads_the_log() throws Exception {
        happened(start(), pass(1));
        CountDownLatch first = new CountDownLatch(1);
        whileReading = first::countDown;
        try (ExecutorService askers = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Optional<Started>>> asked = IntStream.range(0, 50)
                    .mapToObj(_ -> askers.submit(() -> live.find(ID)))
                    .toList();
            for (Future<Optional<Started>> one : asked) {
                assertThat(one.get().orElseThrow().seq()).isEqualTo(2);
            }
        }
        assertThat(first.getCount()).isZero();
        assertThat(reads).hasValue(1);
    }

    @Test
    void what_is_in_no_log_is_not_held() {
        assertThat(live.find(ID)).isEmpty();
        assertThat(live.holds(ID)).isFalse();
    }

    @Test
    void while_the_log_is_away_a_match_is_shown_as_its_row_has_it_and_read_on_as_soon_as_it_is_back() {
        happened(start(), pass(1), ask());
        rows.put(ID, (Started) MatchFold.replay(log.subList(0, 2)));
        logIsAway = true;
        assertThat(seq()).isEqualTo(2);

        logIsAway = false;
        live.forgetAll();
        assertThat(seq()).isEqualTo(3);
    }

    @Test
    void while_the_log_is_away_nothing_is_said_of_a_match_that_nobody_knows() {
        happened(start());
        logIsAway = true;

        assertThatThrownBy(() -> live.find(ID)).isInstanceOf(RecordsUnavailable.class);
    }

    @Test
    void an_event_that_cannot_have_happened_leaves_its_match_behind_and_no_other() {
        live.heard(happened(start()));
        Recorded impossible = happened(new MatchScored(1, 0, DeadStones.NONE));

        assertThatThrownBy(() -> live.heard(impossible)).isInstanceOf(CorruptStream.class);
        assertThatThrownBy(() -> live.find(ID)).isInstanceOf(CorruptStream.class);
        assertThat(live.find(new MatchId(new UUID(0, 2)))).isEmpty();
    }

    private int seq() {
        return live.find(ID).orElseThrow().seq();
    }

    private Recorded happened(MatchEvent... events) {
        for (MatchEvent event : events) {
            int seq = log.size() + 1;
            CommandId command = new CommandId(new UUID(seq, 0));
            log.add(new Recorded(ID, seq, command, Actor.server("test"), TIME, TIME.plusSeconds(seq), event, ""));
        }
        return log.getLast();
    }

    private List<Recorded> eventsAfter(MatchId id, int seq) {
        if (logIsAway) {
            throw new RecordsUnavailable("away", null);
        }
        reads.incrementAndGet();
        List<Recorded> found =
                id.equals(ID) ? List.copyOf(log.subList(Math.min(seq, log.size()), log.size())) : List.of();
        whileReading.run();
        return found;
    }

    private static MatchEvent pass(int number) {
        return new Passed(number, number % 2 == 1 ? Color.BLACK : Color.WHITE, new ClockState.Untimed(), 0);
    }

    private static MatchEvent ask() {
        return new UndoRequested(Color.BLACK, 1);
    }

    private static MatchEvent decline() {
        return new UndoDeclined(Color.BLACK);
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

    private final class Rows implements MatchStore {
        @Override
        public Optional<Started> find(MatchId id) {
            return Optional.ofNullable(rows.get(id));
        }

        @Override
        public Map<MatchId, Started> findAll(Collection<MatchId> ids) {
            throw new AssertionError("A match is read by itself");
        }

        @Override
        public void save(List<Row> changed) {
            throw new AssertionError("Nothing is written on the way of a move");
        }
    }
}
