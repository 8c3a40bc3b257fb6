package org.tengen.rules.record.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.command.RejectedProposal;
import org.tengen.contracts.command.RulesRejection.PointOccupied;
import org.tengen.contracts.command.RulesRejection.Stale;
import org.tengen.contracts.command.RulesRejection.WrongTurn;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.wire.CommandJson;
import org.tengen.contracts.wire.EventJson;
import org.tengen.contracts.wire.HashChain;
import org.tengen.contracts.wire.Topics;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Rulesets;
import org.tengen.rules.kit.Broker;
import org.tengen.rules.kit.EarReddeningGame;
import org.tengen.rules.kit.Events;
import org.tengen.rules.kit.MatchScript;
import org.tengen.rules.kit.TopicWatch;
import org.tengen.rules.record.application.AnswerProposals;
import org.tengen.rules.record.application.LogEntry;
import org.tengen.rules.record.application.ReadLog;

/** The service from Kafka to Kafka, on a real broker and a real database. */
@QuarkusTest
class CommandConsumerTest {
    @Inject
    ReadLog log;

    @Inject
    AnswerProposals desk;

    @Inject
    AgroalDataSource database;

    private final MatchScript script = new MatchScript();
    private TopicWatch events;
    private TopicWatch rejections;

    @BeforeEach
    void watch() {
        events = Broker.watch(Topics.MATCH_EVENTS);
        rejections = Broker.watch(Topics.MATCH_REJECTIONS);
    }

    @AfterEach
    void close() {
        events.close();
        rejections.close();
    }

    private void begin() {
        script.append(0, Events.started(Rulesets.CHINESE, 9));
    }

    private List<String> logged() {
        return log.all(script.match()).stream().map(LogEntry::json).toList();
    }

    @Test
    void a_whole_game_goes_through_in_order_and_what_is_published_is_what_is_logged() {
        List<Proposal> proposals = EarReddeningGame.proposals(script);
        int expected = proposals.size() + 1;

        Broker.send(proposals);

        List<Recorded> published = events.awaitEvents(script.match(), expected);
        assertThat(published).hasSize(expected).extracting(Recorded::seq).containsExactlyElementsOf(oneTo(expected));
        assertThat(HashChain.firstFault(published.stream().map(EventJson::tree).toList()))
                .isEmpty();
        assertThat(logged()).isEqualTo(published.stream().map(EventJson::write).toList());
    }

    @Test
    void every_command_delivered_three_times_makes_one_event_and_the_same_is_published_again() {
        begin();
        script.play(1, BLACK, "C3");
        script.play(2, WHITE, "G7");
        script.pass(3, BLACK);
        script.pass(4, WHITE);
        List<Proposal> thrice = script.proposals().stream()
                .flatMap(proposal -> Stream.of(proposal, proposal, proposal))
                .toList();

        Broker.send(thrice);

        List<Recorded> published = events.awaitEvents(script.match(), 18);
        assertThat(published)
                .extracting(Recorded::seq)
                .containsExactly(1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 6, 5, 6, 5, 6);
        assertThat(published.stream().map(EventJson::write).distinct().toList()).isEqualTo(logged());
        assertThat(logged()).hasSize(6);
    }

    @Test
    void after_a_crash_between_append_and_publish_the_same_events_are_published() {
        begin();
        script.play(1, BLACK, "C3");
        desk.answer(script.proposals());
        List<String> appended = logged();

        Broker.send(script.proposals());

        assertThat(events.awaitEvents(script.match(), 2).stream()
                        .map(EventJson::write)
                        .toList())
                .isEqualTo(appended)
                .isEqualTo(logged());
    }

    @Test
    void a_rejected_command_does_not_affect_the_others_of_its_batch() {
        begin();
        script.play(1, BLACK, "C3");
        Proposal occupied = script.play(2, WHITE, "C3");
        Proposal outOfTurn = script.play(2, BLACK, "D4");
        script.play(2, WHITE, "D4");
        Proposal late = script.play(2, WHITE, "E5");

        Broker.send(script.proposals());

        assertThat(rejections.awaitRejections(script.match(), 3))
                .containsExactly(
                        new RejectedProposal(
                                script.match(), occupied.commandId(), 2, new PointOccupied(Vertex.parse("C3"))),
                        new RejectedProposal(script.match(), outOfTurn.commandId(), 2, new WrongTurn(WHITE)),
                        new RejectedProposal(script.match(), late.commandId(), 3, new Stale(3)));
        assertThat(events.awaitEvents(script.match(), 3)).hasSize(3);
    }

    @Test
    void a_command_decided_again_after_stale_is_not_told_stale_when_the_first_is_delivered_again() {
        begin();
        script.play(1, BLACK, "C3");
        Proposal early = script.play(1, WHITE, "D4");
        Proposal again =
                new Proposal(early.matchId(), early.commandId(), 2, early.actor(), early.receivedAt(), early.command());

        desk.answer(script.proposals());
        Broker.send(List.of(again, early));

        assertThat(events.awaitEvents(script.match(), 2))
                .extracting(Recorded::seq)
                .containsExactly(3, 3);
    }

    @Test
    void messages_nobody_can_deal_with_go_to_the_dead_letters_and_hold_nobody_up() {
        begin();
        String key = script.match().toString();
        String foreign = CommandJson.write(new MatchScript().append(0, Events.started(Rulesets.CHINESE, 9)));
        try (TopicWatch dead = Broker.watch(Topics.MATCH_COMMANDS_DEAD)) {
            Broker.sendText(key, "no JSON at all");
            Broker.sendText(key, "{\"type\": \"MakeCoffee\"}");
            Broker.sendText(key, foreign);
            Broker.send(script.proposals());

            assertThat(events.awaitEvents(script.match(), 1)).hasSize(1);
            List<ConsumerRecord<String, String>> letters = dead.await(key, 3);
            assertThat(letters).extracting(ConsumerRecord::value).contains("no JSON at all", foreign);
            assertThat(letters)
                    .extracting(letter -> header(letter, "problem"))
                    .anySatisfy(problem -> assertThat(problem).contains("This is not JSON"))
                    .anySatisfy(problem -> assertThat(problem).contains("has the key '" + key + "'"));
            assertThat(letters)
                    .allSatisfy(letter -> assertThat(header(letter, "topic")).isEqualTo(Topics.MATCH_COMMANDS));
        }
    }

    @Test
    void a_fault_of_the_database_holds_the_batch_up_until_it_is_over_and_nothing_is_lost() throws SQLException {
        begin();
        execute("alter table event rename to event_out_of_reach");
        try {
            Broker.send(script.proposals());
            assertThat(events.inHalfASecond(script.match())).isEmpty();
            assertThat(Broker.uncommittedCommands("rules-service")).isPositive();
        } finally {
            execute("alter table event_out_of_reach rename to event");
        }

        assertThat(events.awaitEvents(script.match(), 1)).hasSize(1);
        assertThat(logged()).hasSize(1);
        await().until(() -> Broker.uncommittedCommands("rules-service") == 0);
    }

    @Test
    void a_record_that_cannot_be_read_stops_its_own_match_and_no_other() throws SQLException {
        MatchScript broken = new MatchScript();
        execute("insert into event values ('%s', 1, '%s', 'MatchStarted', now(), '%s', '{\"type\": \"Nonsense\"}')"
                .formatted(broken.match(), broken.match(), "0".repeat(64)));
        begin();
        try (TopicWatch dead = Broker.watch(Topics.MATCH_COMMANDS_DEAD)) {
            Broker.send(List.of(broken.play(1, BLACK, "C3")));
            Broker.send(script.proposals());

            assertThat(events.awaitEvents(script.match(), 1)).hasSize(1);
            assertThat(dead.await(broken.match().toString(), 1))
                    .extracting(letter -> header(letter, "problem"))
                    .singleElement()
                    .asString()
                    .contains("There is no MatchId where there must be one");
        }
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static String header(ConsumerRecord<String, String> message, String name) {
        return new String(message.headers().lastHeader(name).value(), StandardCharsets.UTF_8);
    }

    private static List<Integer> oneTo(int last) {
        return IntStream.rangeClosed(1, last).boxed().toList();
    }
}
