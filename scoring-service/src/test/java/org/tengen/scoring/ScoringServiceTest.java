package org.tengen.scoring;

import static io.restassured.RestAssured.get;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.command.MatchCommand.AppendEvents;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.CountImposed;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.event.MatchEvent.DeadStonesMarked;
import org.tengen.contracts.event.MatchEvent.DeadStonesSuggested;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MatchScored;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.MoveLetStand;
import org.tengen.contracts.event.MatchEvent.PlayerResigned;
import org.tengen.contracts.event.MatchEvent.RecountRequested;
import org.tengen.contracts.event.MatchEvent.RefereeRuled;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.Prisoners;
import org.tengen.contracts.match.Ruling;
import org.tengen.contracts.wire.CommandJson;
import org.tengen.contracts.wire.EventJson;
import org.tengen.contracts.wire.Topics;
import org.tengen.engine.Color;
import org.tengen.engine.rules.Rulesets;
import org.tengen.kernel.record.RebuildTarget;
import org.tengen.kernel.record.RecordClient;
import org.tengen.kernel.test.KafkaResource;
import org.tengen.kernel.test.OpenApiContract;
import org.tengen.kernel.test.OwnPortResource;
import org.tengen.kernel.test.PostgresResource;
import org.tengen.kernel.test.TokenResource;
import org.tengen.kernel.test.Tokens;
import org.tengen.kernel.time.Ids;

/** The service with a real database and a real broker; the test stands where rules-service would. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
@QuarkusTestResource(KafkaResource.class)
@QuarkusTestResource(TokenResource.class)
@QuarkusTestResource(OwnPortResource.class)
class ScoringServiceTest {
    private static final CountingBegan EAR_REDDENING =
            Positions.counting(Positions.EAR_REDDENING, Rulesets.JAPANESE, 0, new Prisoners(31, 29));
    private static final CountingBegan COLUMNS =
            Positions.counting(Positions.COLUMNS_5X5, Rulesets.CHINESE, 1, Prisoners.NONE);
    /** Two walls with a captive each, without komi. */
    private static final CountingBegan FIVE_BY_FIVE =
            Positions.counting(Positions.drawn("""
                    .X.O.
                    .X.O.
                    .X.O.
                    .X.O.
                    OX.OX
                    """), Rulesets.CHINESE, 0, Prisoners.NONE);

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @Inject
    DataSource database;

    @Inject
    RebuildTarget tables;

    @Inject
    RecordClient records;

    private Topic commands;

    @BeforeEach
    void listen() {
        commands = new Topic(Topics.MATCH_COMMANDS);
    }

    @AfterEach
    void stop_listening() {
        commands.close();
        RecordsOfTests.LOGS.clear();
    }

    @Test
    void a_match_is_counted_as_its_players_agree() {
        LogOfMatch log = LogOfMatch.of(Positions.untilCounting(EAR_REDDENING));
        publish(log.events());
        Proposal suggestion = awaitProposals(log.match(), 1).getFirst();
        assertThat(suggestion.expectedSeq()).isEqualTo(4);
        assertThat(suggestion.actor()).isEqualTo(Actor.server("scoring-service"));
        DeadStonesSuggested suggested = new DeadStonesSuggested(Positions.DEAD_IN_EAR_REDDENING, false);
        assertThat(events(suggestion)).containsExactly(suggested);
        get("/api/scores/" + log.match()).then().statusCode(404);

        log.append(suggested).append(Positions.agreement(Positions.DEAD_IN_EAR_REDDENING));
        publish(log.events().subList(4, 8));
        Proposal score = awaitProposals(log.match(), 2).getLast();
        assertThat(score.expectedSeq()).isEqualTo(8);
        assertThat(events(score)).singleElement().satisfies(event -> {
            MatchScored scored = (MatchScored) event;
            assertThat(scored.blackLeadHalfPoints()).isEqualTo(4);
            assertThat(scored.dead()).isEqualTo(Positions.DEAD_IN_EAR_REDDENING);
        });
        get("/api/scores/" + log.match())
                .then()
                .statusCode(200)
                .body("matchId", equalTo(log.match().toString()))
                .body("seq", equalTo(8))
                .body("ruleset", equalTo("japanese"))
                .body("result", equalTo("B+2"))
                .body("winner", equalTo("BLACK"))
                .body("margin.halfPoints", equalTo(4))
                .body("margin.zi", nullValue())
                .body("dead.size()", equalTo(12))
                .body("owners.size()", equalTo(19))
                .body("black.lines.find { it.item == 'PRISONERS' }.points", equalTo("31"))
                .body("white.lines.find { it.item == 'PRISONERS' }.points", equalTo("29"))
                .body("reasons.DEAD_STONE.size()", equalTo(12))
                .body("groups.size()", equalTo(8))
                .body("disputes.size()", equalTo(0));
        get("/api/scores/" + log.match() + ".svg")
                .then()
                .statusCode(200)
                .contentType(containsString("image/svg+xml"))
                .body(containsString("B+2"));
    }

    @Test
    void the_suggestion_comes_whatever_was_marked_before_it_and_however_fast() {
        DeadStones marked = Positions.dead("A1");
        LogOfMatch log = LogOfMatch.of(Positions.untilCounting(FIVE_BY_FIVE));
        publish(log.events());
        for (int i = 0; i < 5; i++) {
            log.append(
                    new DeadStonesMarked(Color.BLACK, marked.vertices(), true, marked),
                    new DeadStonesMarked(Color.WHITE, marked.vertices(), false, DeadStones.NONE));
        }
        publish(log.events().subList(4, 14));

        await().atMost(PATIENCE)
                .until(() -> proposals(log.match()).stream().anyMatch(proposal -> proposal.expectedSeq() == 14));
        assertThat(proposals(log.match()))
                .allSatisfy(proposal -> assertThat(events(proposal))
                        .containsExactly(new DeadStonesSuggested(Positions.dead("A1 E1"), true)));
    }

    @Test
    void a_board_that_counts_as_it_stands_is_scored_without_a_suggestion_and_without_acceptance() {
        CountingBegan began = Positions.counting(Positions.COLUMNS_5X5, Rulesets.TROMP_TAYLOR, 1, Prisoners.NONE);
        LogOfMatch log = LogOfMatch.of(Positions.untilCounting(began))
                .append(new CountImposed(DeadStones.NONE, DeadStones.NONE.hash()));
        log.events().forEach(event -> publish(List.of(event)));
        awaitSheet(log.match());

        assertThat(awaitProposals(log.match(), 1))
                .singleElement()
                .satisfies(
                        score -> assertThat(events(score)).containsExactly(new MatchScored(20, 21, DeadStones.NONE)));
        get("/api/scores/" + log.match()).then().body("seq", equalTo(5)).body("result", equalTo("W+0.5"));
    }

    @Test
    void a_hundred_estimates_at_once_do_not_starve_a_match() throws Exception {
        LogOfMatch log = LogOfMatch.of(Positions.untilCounting(EAR_REDDENING));
        String estimate = Positions.EAR_REDDENING.rows().stream()
                .collect(Collectors.joining("\", \"", "{\"ruleset\": \"japanese\", \"rows\": [\"", "\"]}"));
        Callable<Response> client = () ->
                RestAssured.given().contentType(ContentType.JSON).body(estimate).post("/api/scores/estimate");
        try (ExecutorService clients = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Response>> answers = new ArrayList<>();
            for (int i = 0; i < 100; i++) {
                answers.add(clients.submit(client));
            }
            publish(log.events());
            assertThat(awaitProposals(log.match(), 1)).hasSize(1);
            for (Future<Response> answer : answers) {
                assertThat(answer.get().statusCode()).isIn(200, 503);
                assertThat(answer.get().header("Retry-After"))
                        .isEqualTo(answer.get().statusCode() == 503 ? "1" : null);
            }
            assertThat(answers.stream().map(Future::resultNow)).anyMatch(answer -> answer.statusCode() == 200);
        }
    }

    @Test
    void an_area_sheet_shows_shared_neutral_points_komi_and_zi() {
        LogOfMatch log = agreed(COLUMNS, DeadStones.NONE);
        publish(log.events());
        awaitSheet(log.match());
        get("/api/scores/" + log.match())
                .then()
                .body("result", equalTo("W+0.5"))
                .body("owners", equalTo(List.of("BB.WW", "BB.WW", "BB.WW", "BB.WW", "BB.WW")))
                .body("black.lines.item", equalTo(List.of("AREA", "SHARED_NEUTRAL")))
                .body("black.lines.halfPoints", equalTo(List.of(20, 5)))
                .body("white.lines.item", equalTo(List.of("AREA", "SHARED_NEUTRAL", "KOMI")))
                .body("white.lines.points", equalTo(List.of("10", "2.5", "0.5")))
                .body("margin.zi", equalTo("0.25"));
    }

    @Test
    void a_sheet_shows_the_button_and_the_points_given_for_overtime_line_by_line() {
        LogOfMatch log = agreed(Positions.columnsWithButtonAndOvertime(), DeadStones.NONE);
        log.events().forEach(event -> publish(List.of(event)));
        awaitSheet(log.match());
        get("/api/scores/" + log.match())
                .then()
                .body("result", equalTo("W+12"))
                .body("black.lines.item", equalTo(List.of("AREA", "TIME_PENALTY")))
                .body("black.lines.points", equalTo(List.of("10", "-4")))
                .body("black.points", equalTo("6"))
                .body("white.lines.item", equalTo(List.of("AREA", "BUTTON", "KOMI")))
                .body("white.lines.points", equalTo(List.of("10", "0.5", "7.5")))
                .body("white.points", equalTo("18"))
                .body("margin.zi", equalTo("6"));
        get("/api/scores/" + log.match() + ".svg")
                .then()
                .body(containsString("button"))
                .body(containsString("time penalty"));
    }

    /** Event by event, so that who wins ties comes back from the row each time. */
    @Test
    void a_sheet_that_came_out_equal_says_who_wins_it_by_the_terms() {
        LogOfMatch log = agreed(Positions.columnsThatWhiteWinsTied(), DeadStones.NONE);
        log.events().forEach(event -> publish(List.of(event)));
        awaitSheet(log.match());
        get("/api/scores/" + log.match())
                .then()
                .body("ties", equalTo("WHITE_WINS"))
                .body("remark", equalTo("equal; White wins ties by the match's terms"))
                .body("result", equalTo("W+"))
                .body("winner", equalTo("WHITE"))
                .body("margin.halfPoints", equalTo(0))
                .body("black.points", equalTo("12.5"))
                .body("white.points", equalTo("12.5"));
        get("/api/scores/" + log.match() + ".svg").then().body(containsString("White wins ties"));
        log.append(
                new MatchScored(25, 25, DeadStones.NONE),
                new MatchEnded(new MatchResult.Win(Color.WHITE, MatchResult.Method.TIE_RULE)),
                new RecountRequested(Color.BLACK));
        publish(log.events().subList(7, 10));
        await().atMost(PATIENCE)
                .untilAsserted(() -> get("/api/scores/" + log.match())
                        .then()
                        .body("seq", equalTo(10), "ties", equalTo("WHITE_WINS"), "result", equalTo("W+")));
    }

    @Test
    void a_redelivered_event_leads_to_the_same_proposal_and_the_same_sheet() {
        LogOfMatch log = agreed(COLUMNS, DeadStones.NONE);
        publish(log.events());
        awaitSheet(log.match());
        String sheet = get("/api/scores/" + log.match()).asString();
        publish(log.events());
        publish(List.of(log.last()));
        awaitDone();
        assertThat(get("/api/scores/" + log.match()).asString()).isEqualTo(sheet);
        assertThat(proposals(log.match()).stream()
                        .filter(proposal -> events(proposal).getFirst() instanceof MatchScored)
                        .distinct())
                .hasSize(1);
    }

    /** docs/referee.md: a recount makes a new sheet, and the old one stays as it was. */
    @Test
    void a_recount_makes_a_new_sheet_that_points_to_the_old_one() {
        LogOfMatch log = agreed(COLUMNS, DeadStones.NONE);
        publish(log.events());
        awaitSheet(log.match());
        String first = get("/api/scores/" + log.match()).asString();
        log.append(
                new MatchScored(25, 26, DeadStones.NONE),
                new MatchEnded(new MatchResult.WinByScore(Color.WHITE, 1)),
                new RecountRequested(Color.BLACK));
        publish(log.events().subList(7, 10));

        Proposal recount = awaitProposals(log.match(), 2).getLast();
        assertThat(recount.expectedSeq()).isEqualTo(10);
        assertThat(events(recount)).containsExactly(new MatchScored(25, 26, DeadStones.NONE));
        get("/api/scores/" + log.match())
                .then()
                .body("seq", equalTo(10))
                .body("recountOf", equalTo(7))
                .body("result", equalTo("W+0.5"));
        assertThat(get("/api/scores/" + log.match() + "?seq=7").asString()).isEqualTo(first);
        get("/api/scores/" + log.match() + "?seq=8").then().statusCode(404);
        get("/api/scores/" + log.match() + ".svg?seq=7").then().statusCode(200).body(containsString("W+0.5"));
        get("/api/scores/" + log.match() + ".svg?seq=8").then().statusCode(404);
        get("/api/scores/" + log.match() + "?seq=last").then().statusCode(400);
    }

    /** docs/referee.md: a ruling stands, and a recount that is still to come is off. */
    @Test
    void a_result_that_was_ruled_on_is_not_counted_again() {
        LogOfMatch log = agreed(COLUMNS, DeadStones.NONE)
                .append(
                        new MatchScored(25, 26, DeadStones.NONE),
                        new MatchEnded(new MatchResult.WinByScore(Color.WHITE, 1)),
                        new RecountRequested(Color.BLACK),
                        new RefereeRuled(new Ruling.LetStand(), "It was counted right"),
                        new MoveLetStand(2));
        tables.fold(log.events());

        get("/api/scores/" + log.match()).then().body("seq", equalTo(7));
        get("/api/scores/" + log.match() + "?seq=10").then().statusCode(404).body("counts", equalTo(List.of(7)));
        awaitDone();
        assertThat(proposals(log.match())).isEmpty();
    }

    @Test
    void an_event_that_called_for_no_count_is_told_from_a_match_without_a_count() {
        LogOfMatch log = agreed(COLUMNS, DeadStones.NONE)
                .append(
                        new MatchScored(25, 26, DeadStones.NONE),
                        new MatchEnded(new MatchResult.WinByScore(Color.WHITE, 1)),
                        new RecountRequested(Color.BLACK));
        tables.fold(log.events());

        for (String what : List.of("", ".svg")) {
            get("/api/scores/" + log.match() + what + "?seq=99")
                    .then()
                    .statusCode(404)
                    .contentType("application/problem+json")
                    .body("type", endsWith("/no-such-count"))
                    .body("matchId", equalTo(log.match().toString()))
                    .body("seq", equalTo(99))
                    .body("counts", equalTo(List.of(7, 10)));
        }
    }

    @Test
    void a_match_without_a_score_says_whether_it_may_still_get_one() {
        MatchEvent[] begun = Positions.untilCounting(COLUMNS);
        LogOfMatch inPlay = LogOfMatch.of(begun[0], begun[1]);
        LogOfMatch counting = LogOfMatch.of(begun);
        LogOfMatch resigned = LogOfMatch.of(begun[0])
                .append(
                        new PlayerResigned(Color.WHITE),
                        new MatchEnded(new MatchResult.Win(Color.BLACK, MatchResult.Method.RESIGNATION)));
        LogOfMatch resignedLate = LogOfMatch.of(begun).append(new PlayerResigned(Color.WHITE));
        List.of(inPlay, counting, resigned, resignedLate).forEach(log -> {
            RecordsOfTests.LOGS.put(log.match(), log.events());
            tables.fold(log.events());
        });

        assertNoScore(inPlay.match(), "NOT_COUNTED_YET");
        assertNoScore(counting.match(), "NOT_COUNTED_YET");
        assertNoScore(resigned.match(), "ENDED_WITHOUT_COUNT");
        assertNoScore(resignedLate.match(), "ENDED_WITHOUT_COUNT");
        assertNoScore(Ids.newMatchId(), "NO_SUCH_MATCH");
    }

    private static void assertNoScore(MatchId match, String reason) {
        for (String seq : List.of("", "?seq=99")) {
            get("/api/scores/" + match + seq)
                    .then()
                    .statusCode(404)
                    .body("type", endsWith("/no-score"))
                    .body("reason", equalTo(reason));
        }
    }

    /** docs/referee.md: play goes on from a restored position, so what was counted before counts no more. */
    @Test
    void a_count_after_a_restored_position_replaces_the_one_before_it_also_within_one_batch() throws SQLException {
        LogOfMatch log = agreed(COLUMNS, DeadStones.NONE).append(new MatchScored(25, 26, DeadStones.NONE));
        publish(log.events());
        awaitSheet(log.match());
        awaitDone();
        log.append(Positions.restoredAfterMove1(COLUMNS))
                .append(Positions.columnsWithButtonAndOvertime())
                .append(Positions.agreement(DeadStones.NONE));

        tables.fold(log.events().subList(8, log.events().size()));

        get("/api/scores/" + log.match())
                .then()
                .body("seq", equalTo(log.last().seq()))
                .body("recountOf", nullValue())
                .body("result", equalTo("W+12"));
        get("/api/scores/" + log.match() + "?seq=7").then().statusCode(404);
        List<String> inOneBatch = rows(List.of(log));
        empty();
        tables.fold(log.events());
        assertThat(rows(List.of(log))).isEqualTo(inOneBatch);
        empty();
        log.events().forEach(event -> tables.fold(List.of(event)));
        assertThat(rows(List.of(log))).isEqualTo(inOneBatch).hasSize(2);
    }

    @Test
    void the_score_of_a_private_match_is_for_those_who_take_part() {
        MatchEvent[] events = Positions.untilCounting(COLUMNS);
        events[0] = Positions.inPrivate((MatchStarted) events[0]);
        LogOfMatch log = LogOfMatch.of(events).append(Positions.agreement(DeadStones.NONE));
        RecordsOfTests.LOGS.put(log.match(), log.events());
        publish(log.events());
        await().atMost(PATIENCE).until(() -> scoreFor("alice", log.match(), "").statusCode() == 200);

        for (String what : List.of("", ".svg")) {
            scoreFor("bob", log.match(), what).then().statusCode(200);
            scoreFor("stranger", log.match(), what).then().statusCode(403);
            get("/api/scores/" + log.match() + what).then().statusCode(403);
        }
    }

    private static Response scoreFor(String player, MatchId match, String what) {
        return RestAssured.given().auth().oauth2(Tokens.of(player)).get("/api/scores/" + match + what);
    }

    @Test
    void events_that_were_never_delivered_are_read_from_the_record() {
        LogOfMatch log = agreed(COLUMNS, DeadStones.NONE);
        RecordsOfTests.LOGS.put(log.match(), log.events());
        publish(List.of(log.last()));
        awaitSheet(log.match());
        assertThat(awaitProposals(log.match(), 1))
                .singleElement()
                .satisfies(proposal ->
                        assertThat(proposal.expectedSeq()).isEqualTo(log.last().seq()));
    }

    @Test
    void a_row_from_before_suggestions_were_remembered_is_folded_again_from_the_log() throws SQLException {
        LogOfMatch log = LogOfMatch.of(Positions.untilCounting(COLUMNS))
                .append(
                        new DeadStonesSuggested(DeadStones.NONE, false),
                        new DeadStonesMarked(Color.BLACK, Positions.dead("B1").vertices(), true, Positions.dead("B1")));
        tables.fold(log.events().subList(0, 5));
        update("update counting set suggested = null where match_id = '" + log.match() + "'");
        RecordsOfTests.LOGS.put(log.match(), log.events());

        tables.fold(log.events().subList(5, 6));

        List<String> asOfToday = rows(List.of(log));
        assertThat(asOfToday.getFirst()).contains("\"suggested\": true");
        update("delete from counting where match_id = '" + log.match() + "'");
        tables.fold(log.events());
        assertThat(rows(List.of(log))).isEqualTo(asOfToday);
        awaitDone();
        assertThat(proposals(log.match())).isEmpty();
    }

    @Test
    void a_match_resigned_after_the_agreement_has_no_sheet() {
        LogOfMatch log = agreed(COLUMNS, DeadStones.NONE);
        publish(log.events());
        awaitSheet(log.match());
        publish(List.of(log.append(new PlayerResigned(Color.BLACK)).last()));
        await().atMost(PATIENCE)
                .untilAsserted(
                        () -> assertThat(get("/api/scores/" + log.match()).statusCode())
                                .isEqualTo(404));
    }

    @Test
    void what_cannot_be_read_or_folded_goes_to_the_dead_letters_and_holds_nobody_up() {
        try (Topic dead = new Topic(Topics.MATCH_EVENTS_DEAD)) {
            LogOfMatch impossible = LogOfMatch.of(new MatchScored(2, 0, DeadStones.NONE));
            LogOfMatch halfChain = agreed(
                    Positions.counting(Positions.SETTLED_9X9, Rulesets.CHINESE, 0, Prisoners.NONE),
                    Positions.dead("D3"));
            MatchId unreadable = Ids.newMatchId();
            commands.send(Topics.MATCH_EVENTS, unreadable.toString(), "{\"seq\": 1}");
            publish(impossible.events());
            publish(halfChain.events());
            awaitDone();
            await().atMost(PATIENCE).untilAsserted(() -> {
                assertThat(problem(dead, unreadable)).isNotEmpty();
                assertThat(problem(dead, impossible.match())).contains("cannot be a MatchScored");
                assertThat(problem(dead, halfChain.match())).contains("as a whole");
            });
            get("/api/scores/" + impossible.match()).then().statusCode(404);
        }
    }

    @Test
    void what_is_done_is_not_delivered_again_after_a_restart() {
        publish(agreed(COLUMNS, DeadStones.NONE).events());
        await().atMost(PATIENCE)
                .untilAsserted(() -> assertThat(commands.lag(Topics.MATCH_EVENTS, "scoring-service"))
                        .isZero());
    }

    @Test
    void a_fault_of_the_database_is_tried_again_until_it_works() throws SQLException {
        LogOfMatch log = agreed(COLUMNS, DeadStones.NONE);
        update("alter table counting rename to counting_out_of_order");
        try {
            publish(log.events());
            await().atMost(PATIENCE).until(() -> get("/q/metrics").asString().contains("tengen_scoring_faults_total"));
        } finally {
            update("alter table counting_out_of_order rename to counting");
        }
        awaitSheet(log.match());
    }

    @Test
    void emptied_tables_are_rebuilt_to_the_same_rows() throws SQLException {
        LogOfMatch agreed = agreed(COLUMNS, DeadStones.NONE);
        LogOfMatch open = LogOfMatch.of(Positions.untilCounting(EAR_REDDENING));
        LogOfMatch scored = agreed(EAR_REDDENING, Positions.DEAD_IN_EAR_REDDENING);
        scored.append(new MatchScored(106, 102, Positions.DEAD_IN_EAR_REDDENING), new RecountRequested(Color.WHITE));
        LogOfMatch overtime = agreed(Positions.columnsWithButtonAndOvertime(), DeadStones.NONE);
        empty();
        for (LogOfMatch log : List.of(agreed, open, scored, overtime)) {
            RecordsOfTests.LOGS.put(log.match(), log.events());
            log.events().forEach(event -> publish(List.of(event)));
        }
        awaitDone();
        List<LogOfMatch> logs = List.of(agreed, open, scored, overtime);
        List<String> before = rows(logs);
        assertThat(before).hasSize(8);
        empty();
        assertThat(tables.isBuilt()).isFalse();
        records.forEachMatch(match -> tables.fold(records.eventsAfter(match, 0)));
        tables.markBuilt();
        assertThat(rows(logs)).isEqualTo(before);
        assertThat(tables.isBuilt()).isTrue();
    }

    @Test
    void a_match_without_a_score_is_a_problem_document() {
        MatchId match = Ids.newMatchId();
        get("/api/scores/" + match)
                .then()
                .statusCode(404)
                .contentType("application/problem+json")
                .body("type", containsString("/no-score"))
                .body("matchId", equalTo(match.toString()));
        get("/api/scores/not-an-id")
                .then()
                .statusCode(400)
                .contentType("application/problem+json")
                .body("type", containsString("/bad-request"));
    }

    @Test
    void health_and_metrics_are_told() {
        await().atMost(PATIENCE).until(() -> get("/q/health/ready").statusCode() == 200);
        get("/q/health/live").then().statusCode(200);
        get("/q/metrics").then().statusCode(200).body(containsString("http_server"));
    }

    @Test
    void the_api_is_as_described() {
        OpenApiContract.assertUnchanged("scoring");
    }

    private static LogOfMatch agreed(CountingBegan counting, DeadStones dead) {
        return LogOfMatch.of(Positions.untilCounting(counting)).append(Positions.agreement(dead));
    }

    private void publish(List<Recorded> events) {
        events.forEach(
                event -> commands.send(Topics.MATCH_EVENTS, event.matchId().toString(), EventJson.write(event)));
    }

    private void awaitSheet(MatchId match) {
        await().atMost(PATIENCE).until(() -> get("/api/scores/" + match).statusCode() == 200);
    }

    /** One match for each partition, so that what was published before is done when all of them have a suggestion. */
    private void awaitDone() {
        List<LogOfMatch> last = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            LogOfMatch log = LogOfMatch.of(Positions.untilCounting(COLUMNS));
            publish(List.of(log.last()));
            last.add(log);
        }
        last.forEach(log -> awaitProposals(log.match(), 1));
    }

    private List<Proposal> awaitProposals(MatchId match, int count) {
        await().atMost(PATIENCE)
                .untilAsserted(() -> assertThat(proposals(match)).hasSizeGreaterThanOrEqualTo(count));
        return proposals(match);
    }

    private List<Proposal> proposals(MatchId match) {
        return commands.received(match.toString()).stream()
                .map(message -> CommandJson.readProposal(message.value()))
                .toList();
    }

    private static List<MatchEvent> events(Proposal proposal) {
        return ((AppendEvents) proposal.command()).events();
    }

    private static String problem(Topic dead, MatchId match) {
        for (ConsumerRecord<String, String> message : dead.received(match.toString())) {
            return new String(message.headers().lastHeader("problem").value(), StandardCharsets.UTF_8);
        }
        return "";
    }

    private void empty() throws SQLException {
        update("truncate counting, score_sheet, built");
    }

    private void update(String sql) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(sql);
        }
    }

    /** All columns of the rows of these matches. */
    private List<String> rows(List<LogOfMatch> logs) throws SQLException {
        List<String> rows = new ArrayList<>();
        try (Connection connection = database.getConnection();
                PreparedStatement select = connection.prepareStatement("""
                        select to_jsonb(counting)::text from counting where match_id = any (?)
                        union all
                        select to_jsonb(score_sheet)::text from score_sheet where match_id = any (?)
                        order by 1""")) {
            Array matches = connection.createArrayOf(
                    "uuid", logs.stream().map(log -> log.match().value()).toArray());
            select.setArray(1, matches);
            select.setArray(2, matches);
            try (ResultSet result = select.executeQuery()) {
                while (result.next()) {
                    rows.add(result.getString(1));
                }
            }
        }
        return rows;
    }
}
