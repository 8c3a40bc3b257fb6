package org.tengen.match.lifecycle.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.command.MatchCommand.AppendEvents;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.CountAccepted;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MatchScored;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.ObjectionRaised;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.RefereeRuled;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.ColorDraw;
import org.tengen.contracts.match.CommandId;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Prisoners;
import org.tengen.contracts.match.Ruling;
import org.tengen.contracts.match.Seats;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Rulesets;
import org.tengen.kernel.record.RecordsUnavailable;
import org.tengen.match.lifecycle.domain.Phase;
import org.tengen.match.lifecycle.domain.Started;

class WriteRowsTest {
    private static final MatchId FIRST = new MatchId(new UUID(0, 1));
    private static final MatchId SECOND = new MatchId(new UUID(0, 2));
    private static final Instant TIME = Instant.parse("2026-01-01T00:00:00Z");

    private final InMemoryMatches store = new InMemoryMatches();
    private final Map<MatchId, List<Recorded>> logs = new HashMap<>();
    private final List<Recorded> aside = new ArrayList<>();
    private final List<Proposal> sent = new ArrayList<>();
    private final List<Started> kept = new ArrayList<>();
    private boolean logIsAway;
    private final LiveMatches live = new LiveMatches(store, this::eventsAfter, MatchConfigs.USUAL);
    private final WriteRows rows = new WriteRows(
            live,
            store,
            this::eventsAfter,
            (events, _) -> events.forEach(event -> aside.add(event.event())),
            new WhenScoredThenEndMatch(this::send),
            new WhenReplayIsRuledThenStart(this::send, this::eventsAfter),
            kept::addAll,
            new MatchMetrics(new SimpleMeterRegistry()));

    private CompletableFuture<Void> send(Proposal proposal) {
        sent.add(proposal);
        return CompletableFuture.completedFuture(null);
    }

    @Test
    void only_matches_with_something_for_referees_are_kept_in_their_queues() {
        write(log(FIRST, started(), pass(1)));
        write(log(SECOND, started(), new ObjectionRaised(Color.WHITE, "Noise", true)));

        assertThat(kept.stream().map(match -> match.contest().id())).containsExactly(SECOND);
    }

    @Test
    void a_replay_that_is_ruled_is_begun_once_however_often_the_ruling_comes() {
        MatchId replay = new MatchId(new UUID(0, 3));
        List<Recorded> log = log(
                FIRST,
                started(),
                new RefereeRuled(new Ruling.Replay(replay), "Scattered"),
                new MatchEnded(new MatchResult.NoResult(MatchResult.Method.RULING)));

        write(log);
        write(log);

        assertThat(sent).hasSize(2).containsOnly(sent.getFirst());
        Proposal proposal = sent.getFirst();
        assertThat(proposal.matchId()).isEqualTo(replay);
        assertThat(proposal.expectedSeq()).isZero();
        MatchStarted again =
                (MatchStarted) ((AppendEvents) proposal.command()).events().getFirst();
        assertThat(again.replayOf()).contains(FIRST);
        assertThat(again.seats()).isEqualTo(started().seats());
    }

    private List<Recorded> eventsAfter(MatchId id, int seq) {
        if (logIsAway) {
            throw new RecordsUnavailable("away", null);
        }
        return logs.getOrDefault(id, List.of()).stream()
                .filter(event -> event.seq() > seq)
                .toList();
    }

    @Test
    void a_batch_is_one_write_of_each_match() {
        List<Recorded> first = log(FIRST, started(), pass(1), pass(2));
        List<Recorded> second = log(SECOND, started(), pass(1));

        write(List.of(first.get(0), second.get(0), first.get(1), second.get(1), first.get(2)));

        assertThat(store.writes).containsExactly(List.of(FIRST, SECOND));
        assertThat(store.seq(FIRST)).isEqualTo(3);
        assertThat(store.seq(SECOND)).isEqualTo(2);
    }

    @Test
    void events_that_came_before_change_nothing() {
        List<Recorded> log = log(FIRST, started(), pass(1));
        write(log);
        Optional<Started> before = store.find(FIRST);

        write(log);
        write(log.subList(0, 1));

        assertThat(store.find(FIRST)).isEqualTo(before);
    }

    @Test
    void a_match_in_memory_is_written_as_it_stands_there_without_reading_its_moves() {
        List<Recorded> log = log(FIRST, started(), pass(1));
        log.forEach(live::heard);

        rows.write(List.of(unreadable(log.get(1))));

        assertThat(store.seq(FIRST)).isEqualTo(2);
        assertThat(aside).isEmpty();
    }

    @Test
    void a_state_is_written_in_full_with_whatever_is_no_move_and_with_every_sixteenth_event() {
        MatchEvent[] events = new MatchEvent[17];
        events[0] = started();
        for (int number = 1; number <= 16; number++) {
            events[number] = stone(number);
        }
        List<Recorded> log = log(FIRST, events);

        for (Recorded event : log) {
            write(List.of(event));
        }

        assertThat(store.full).containsExactly(1, 16);
        assertThat(store.seq(FIRST)).isEqualTo(17);
    }

    @Test
    void an_event_of_a_match_that_the_log_does_not_hold_is_set_aside_and_other_matches_go_on() {
        List<Recorded> lost = log(FIRST, started(), pass(1), pass(2));
        List<Recorded> sound = log(SECOND, started(), pass(1));
        logs.remove(FIRST);

        write(List.of(lost.get(2), sound.get(0), sound.get(1)));

        assertThat(aside).containsExactly(lost.get(2));
        assertThat(store.seq(SECOND)).isEqualTo(2);
    }

    private void write(List<Recorded> events) {
        rows.write(events.stream().map(EventMessage::of).toList());
    }

    /** A move that nobody can read. */
    private static EventMessage unreadable(Recorded move) {
        return new EventMessage() {
            @Override
            public MatchId matchId() {
                return move.matchId();
            }

            @Override
            public int seq() {
                return move.seq();
            }

            @Override
            public boolean isMove() {
                return true;
            }

            @Override
            public Recorded event() {
                throw new AssertionError("Nobody has to read a move that is known");
            }

            @Override
            public String text() {
                return "?";
            }
        };
    }

    @Test
    void a_gap_is_filled_from_the_log() {
        List<Recorded> log = log(FIRST, started(), pass(1), pass(2));
        write(log.subList(0, 1));

        write(log.subList(2, 3));

        assertThat(store.seq(FIRST)).isEqualTo(3);
    }

    @Test
    void a_match_never_heard_of_is_fetched_whole() {
        List<Recorded> log = log(FIRST, started(), pass(1), pass(2));

        write(log.subList(2, 3));

        assertThat(store.seq(FIRST)).isEqualTo(3);
    }

    @Test
    void a_gap_that_cannot_be_filled_now_is_tried_again_by_whoever_called() {
        List<Recorded> log = log(FIRST, started(), pass(1), pass(2));
        logIsAway = true;

        assertThatThrownBy(() -> write(log.subList(2, 3))).isInstanceOf(RecordsUnavailable.class);
        assertThat(store.writes).isEmpty();
        assertThat(aside).isEmpty();
    }

    @Test
    void events_that_cannot_have_happened_are_set_aside_and_other_matches_go_on() {
        List<Recorded> corrupt = log(FIRST, started(), new MatchScored(0, 0, DeadStones.NONE));
        List<Recorded> sound = log(SECOND, started(), pass(1));

        write(List.of(corrupt.get(0), corrupt.get(1), sound.get(0), sound.get(1)));

        assertThat(aside).isEqualTo(corrupt);
        assertThat(store.find(FIRST)).isEmpty();
        assertThat(store.seq(SECOND)).isEqualTo(2);
    }

    @Test
    void a_scored_match_is_ended_by_the_same_command_however_often_it_is_scored() {
        List<Recorded> log = log(
                FIRST,
                started(),
                pass(1),
                pass(2),
                counting(),
                new CountAccepted(Color.BLACK, DeadStones.NONE.hash(), false),
                new CountAccepted(Color.WHITE, DeadStones.NONE.hash(), true),
                new MatchScored(50, 30, DeadStones.NONE));

        write(log);
        write(log.subList(6, 7));

        assertThat(sent).hasSize(2);
        assertThat(sent.get(1)).isEqualTo(sent.get(0));
        assertThat(sent.get(0).expectedSeq()).isEqualTo(7);
        assertThat(sent.get(0).command())
                .isEqualTo(new AppendEvents(List.of(new MatchEnded(new MatchResult.WinByScore(Color.BLACK, 20)))));
    }

    @Test
    void a_match_that_has_ended_is_not_ended_again() {
        List<Recorded> log = log(
                FIRST,
                started(),
                pass(1),
                pass(2),
                counting(),
                new CountAccepted(Color.BLACK, DeadStones.NONE.hash(), false),
                new CountAccepted(Color.WHITE, DeadStones.NONE.hash(), true),
                new MatchScored(50, 30, DeadStones.NONE),
                new MatchEnded(new MatchResult.WinByScore(Color.BLACK, 20)));

        write(log);

        assertThat(sent).isEmpty();
        assertThat(store.find(FIRST).orElseThrow().phase()).isEqualTo(Phase.ENDED);
    }

    private List<Recorded> log(MatchId id, MatchEvent... events) {
        List<Recorded> log = new ArrayList<>();
        for (MatchEvent event : events) {
            int seq = log.size() + 1;
            CommandId command = new CommandId(new UUID(seq, 0));
            log.add(new Recorded(id, seq, command, Actor.server("test"), TIME, TIME.plusSeconds(seq), event, ""));
        }
        logs.put(id, log);
        return log;
    }

    private static MatchStarted started() {
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

    private static Passed pass(int number) {
        return new Passed(number, number % 2 == 1 ? Color.BLACK : Color.WHITE, new ClockState.Untimed(), 0);
    }

    private static StonePlayed stone(int number) {
        Color color = number % 2 == 1 ? Color.BLACK : Color.WHITE;
        Vertex vertex = new Vertex(number % 9, number / 9);
        return new StonePlayed(number, color, vertex, List.of(), "", new ClockState.Untimed(), 0, Optional.empty());
    }

    private static CountingBegan counting() {
        Position empty = Position.empty(BoardSize.square(9));
        return new CountingBegan(
                empty,
                "",
                Prisoners.NONE,
                Rulesets.CHINESE,
                Komi.ZERO,
                0,
                Color.BLACK,
                2,
                Optional.empty(),
                Optional.empty());
    }

    private static final class InMemoryMatches implements MatchStore {
        private final Map<MatchId, Started> matches = new HashMap<>();
        private final List<List<MatchId>> writes = new ArrayList<>();
        private final List<Integer> full = new ArrayList<>();

        @Override
        public Optional<Started> find(MatchId id) {
            return Optional.ofNullable(matches.get(id));
        }

        @Override
        public Map<MatchId, Started> findAll(Collection<MatchId> ids) {
            return matches.entrySet().stream()
                    .filter(entry -> ids.contains(entry.getKey()))
                    .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        }

        @Override
        public void save(List<Row> rows) {
            writes.add(rows.stream().map(row -> row.match().contest().id()).toList());
            rows.stream()
                    .filter(Row::inFull)
                    .forEach(row -> full.add(row.match().seq()));
            rows.stream()
                    .map(Row::match)
                    .filter(match -> find(match.contest().id())
                            .filter(present -> present.seq() >= match.seq())
                            .isEmpty())
                    .forEach(match -> matches.put(match.contest().id(), match));
        }

        int seq(MatchId id) {
            return matches.get(id).seq();
        }
    }
}
