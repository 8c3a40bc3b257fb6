package org.tengen.rules.record.application;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.command.RulesRejection.Stale;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.HashChain;
import org.tengen.contracts.wire.WrittenEvent;
import org.tengen.engine.Color;
import org.tengen.engine.Move;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Rulesets;
import org.tengen.rules.kit.Events;
import org.tengen.rules.kit.MatchScript;

/** Two replicas that both believe they own a match, on a real PostgreSQL. */
@QuarkusTest
class TwoWritersTest {
    private static final int ROUNDS = 60;

    @Inject
    ReadLog log;

    @Inject
    AppendToLog append;

    @Inject
    ObjectMapper json;

    private AnswerProposals replica() {
        return new AnswerProposals(
                new Records(log, new SmallCache()),
                log,
                append,
                InstantSource.system(),
                new RecordMetrics(new SimpleMeterRegistry()));
    }

    @Test
    void each_seq_is_won_by_exactly_one_writer_and_the_other_is_told_stale() throws Exception {
        AnswerProposals one = replica();
        AnswerProposals two = replica();
        MatchScript script = new MatchScript();
        one.answer(List.of(script.append(0, Events.started(Rulesets.CHINESE, 19))));
        CyclicBarrier start = new CyclicBarrier(2);
        List<Recorded> won = new ArrayList<>();

        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            for (int round = 0; round < ROUNDS; round++) {
                Proposal mine = stone(script, round, 0);
                Proposal theirs = stone(script, round, 10);
                Future<List<Answer>> first = threads.submit(racing(start, one, List.of(mine)));
                Future<List<Answer>> second = threads.submit(racing(start, two, List.of(theirs)));
                won.add(onlyWinner(first.get().getFirst(), second.get().getFirst(), round + 2));
            }
        }

        List<LogEntry> entries = log.all(script.match());
        assertThat(entries).hasSize(ROUNDS + 1);
        assertThat(entries.stream().skip(1).map(LogEntry::event)).isEqualTo(won);
        assertThat(HashChain.firstFault(trees(script.match()))).isEmpty();
    }

    @Test
    void batches_over_the_same_matches_in_opposite_order_do_not_lock_each_other_out() throws Exception {
        AnswerProposals one = replica();
        AnswerProposals two = replica();
        MatchScript left = new MatchScript();
        MatchScript right = new MatchScript();
        one.answer(List.of(
                left.append(0, Events.started(Rulesets.CHINESE, 19)),
                right.append(0, Events.started(Rulesets.CHINESE, 19))));
        CyclicBarrier start = new CyclicBarrier(2);

        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            for (int round = 0; round < ROUNDS; round++) {
                List<Proposal> mine = List.of(stone(left, round, 0), stone(right, round, 0));
                List<Proposal> theirs = List.of(stone(right, round, 10), stone(left, round, 10));
                Future<List<Answer>> first = threads.submit(racing(start, one, mine));
                Future<List<Answer>> second = threads.submit(racing(start, two, theirs));
                onlyWinner(first.get().get(0), second.get().get(1), round + 2);
                onlyWinner(first.get().get(1), second.get().get(0), round + 2);
            }
        }

        assertThat(HashChain.firstFault(trees(left.match()))).isEmpty();
        assertThat(HashChain.firstFault(trees(right.match()))).isEmpty();
    }

    @Test
    void the_same_command_given_to_both_writers_makes_one_event() throws Exception {
        AnswerProposals one = replica();
        AnswerProposals two = replica();
        MatchScript script = new MatchScript();
        one.answer(List.of(script.append(0, Events.started(Rulesets.CHINESE, 19))));
        CyclicBarrier start = new CyclicBarrier(2);

        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            for (int round = 0; round < ROUNDS; round++) {
                List<Proposal> same = List.of(stone(script, round, 0));
                Future<List<Answer>> first = threads.submit(racing(start, one, same));
                Future<List<Answer>> second = threads.submit(racing(start, two, same));
                assertThat(events(first)).hasSize(1).isEqualTo(events(second));
            }
        }

        assertThat(log.all(script.match())).hasSize(ROUNDS + 1);
    }

    /** A stone far from all others: columns A to J, a row of its own for each nine rounds. */
    private static Proposal stone(MatchScript script, int round, int firstRow) {
        Vertex vertex = new Vertex(2 * (round % 9), firstRow + round / 9);
        Color color = round % 2 == 0 ? Color.BLACK : Color.WHITE;
        return script.move(round + 1, color, new Move.Play(vertex));
    }

    private static Callable<List<Answer>> racing(CyclicBarrier start, AnswerProposals desk, List<Proposal> proposals) {
        return () -> {
            start.await();
            return desk.answer(proposals);
        };
    }

    private static Recorded onlyWinner(Answer one, Answer two, int seq) {
        boolean oneWins = one instanceof Answer.Appended;
        Answer winner = oneWins ? one : two;
        Answer loser = oneWins ? two : one;
        assertThat(winner).isInstanceOf(Answer.Appended.class);
        assertThat(loser)
                .isInstanceOfSatisfying(
                        Answer.Rejected.class,
                        rejected -> assertThat(rejected.rejected().rejection()).isEqualTo(new Stale(seq)));
        return ((Answer.Appended) winner).events().getFirst().event();
    }

    private static List<Recorded> events(Future<List<Answer>> answers) throws ExecutionException, InterruptedException {
        return switch (answers.get().getFirst()) {
            case Answer.Appended(var events) -> recorded(events);
            case Answer.AppendedBefore(var events) -> recorded(events);
            case Answer.Rejected _, Answer.Unanswerable _ -> List.of();
        };
    }

    private static List<Recorded> recorded(List<WrittenEvent> events) {
        return events.stream().map(WrittenEvent::event).toList();
    }

    private List<JsonNode> trees(MatchId match) throws IOException {
        List<JsonNode> trees = new ArrayList<>();
        for (LogEntry entry : log.all(match)) {
            trees.add(json.readTree(entry.json()));
        }
        return trees;
    }

    private record SmallCache() implements RecordConfig {
        @Override
        public long atHand() {
            return 100;
        }

        @Override
        public Optional<Path> signingKey() {
            return Optional.empty();
        }

        @Override
        public String sgfApplication() {
            return "Tengen:test";
        }
    }
}
