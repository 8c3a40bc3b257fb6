package org.tengen.match.referee;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.not;
import static org.tengen.match.support.Officials.appeal;
import static org.tengen.match.support.Officials.appeals;
import static org.tengen.match.support.Officials.confirm;
import static org.tengen.match.support.Officials.decide;
import static org.tengen.match.support.Officials.object;
import static org.tengen.match.support.Officials.objections;
import static org.tengen.match.support.Officials.refereed;
import static org.tengen.match.support.Officials.rule;
import static org.tengen.match.support.Officials.warnAs;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.awaitility.Awaitility;
import org.hamcrest.Matcher;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.event.MatchEvent.RefereeRuled;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.match.lifecycle.application.WriteRows;
import org.tengen.match.referee.application.FindCases;
import org.tengen.match.referee.application.WaitingCase;
import org.tengen.match.support.Api;
import org.tengen.match.support.FakeRules;
import org.tengen.match.support.Rows;
import org.tengen.match.support.Watcher;

/** The referee's book through the API, on real servers. */
@QuarkusTest
class RefereeingTest {
    private static final String LOSS = "{\"kind\": \"LOSS\", \"color\": \"WHITE\", \"reason\": \"Moved stones\"}";

    @Inject
    FakeRules rules;

    @Inject
    Rows rows;

    @Inject
    WriteRows written;

    @Inject
    FindCases cases;

    @Test
    void the_second_warning_running_loses() {
        MatchId id = refereed();

        warnAs("rita", id, 1).then().statusCode(201).body("running", equalTo(1), "phase", equalTo("PLAY"));
        warnAs("rita", id, 2)
                .then()
                .statusCode(201)
                .body("running", equalTo(2), "phase", equalTo("ENDED"))
                .body("result.winner", equalTo("BLACK"), "result.method", equalTo("RULING"));
    }

    @Test
    void a_player_is_no_referee_and_a_referee_no_organizer() {
        MatchId id = refereed();

        Api.as("alice")
                .body(LOSS)
                .post("/api/matches/{id}/rulings", id.toString())
                .then()
                .statusCode(403);
        Api.as("rita", "referee")
                .body("{\"stands\": true, \"reason\": \"So be it\"}")
                .post("/api/matches/{id}/appeals/3/decision", id.toString())
                .then()
                .statusCode(403);
        Api.as("alice", "referee")
                .body(LOSS)
                .post("/api/matches/{id}/rulings", id.toString())
                .then()
                .statusCode(403)
                .body("type", equalTo("https://tengen.org/problems/own-match"));
    }

    @Test
    void a_ruling_is_in_the_log_with_actor_reason_and_effect() {
        MatchId id = refereed();

        rule(id, LOSS).then().statusCode(201).body("ruling.kind", equalTo("LOSS"), "result.text", equalTo("B+"));

        var ruled = rules.log(id).get(1);
        assertThat(ruled.actor().kind()).isEqualTo(Actor.Kind.REFEREE);
        assertThat(ruled.event())
                .isInstanceOfSatisfying(
                        RefereeRuled.class, e -> assertThat(e.reason()).isEqualTo("Moved stones"));
        Api.show(id).then().body("result.winner", equalTo("BLACK")).body("referee.rulings.referee", contains("rita"));
    }

    @Test
    void a_result_is_corrected_after_the_end() {
        MatchId id = refereed();
        Api.as("alice").post("/api/matches/{id}/resignation", id.toString());

        rule(id, """
                {"kind": "CORRECT_RESULT", "reason": "Counted again",
                 "result": {"outcome": "WIN", "winner": "BLACK", "margin": 2.5}}""").then().statusCode(201).body("result.text", equalTo("B+2.5"));

        Api.eventually(() -> assertThat(rows.query("select result from match where id = '" + id + "'"))
                .containsExactly("B+2.5"));
    }

    @Test
    void a_ruling_takes_what_its_kind_takes_and_no_more() {
        MatchId id = refereed();

        refused(id, "{\"kind\": \"DRAW\", \"color\": \"WHITE\", \"reason\": \"Why\"}", "color");
        refused(id, "{\"kind\": \"LOSS\", \"color\": \"WHITE\", \"moveNumber\": 3, \"reason\": \"Why\"}", "moveNumber");
        refused(id, "{\"kind\": \"LOSS\", \"reason\": \"Why\"}", "color");
        refused(
                id,
                "{\"kind\": \"CORRECT_RESULT\", \"result\": {\"outcome\": \"DRAW\", \"margin\": 3}, \"reason\": \"Why\"}",
                "result.margin");
        refused(id, "{\"kind\": \"SETTLE_COUNT\", \"reason\": \"Why\"}", "dead");
        refused(id, "{\"kind\": \"SETTLE_COUNT\", \"dead\": [\"I5\"], \"reason\": \"Why\"}", "dead");
        refused(id, "{\"kind\": \"DRAW\", \"dead\": [], \"reason\": \"Why\"}", "dead");
        assertThat(rules.log(id)).hasSize(1);
    }

    private static void refused(MatchId id, String ruling, String field) {
        rule(id, ruling).then().statusCode(400).body("field", equalTo(field));
    }

    @Test
    void a_match_that_is_played_again_is_linked() {
        MatchId id = refereed();

        String replay = rule(id, "{\"kind\": \"REPLAY\", \"reason\": \"The board was scattered\"}")
                .then()
                .statusCode(201)
                .body("result.outcome", equalTo("NO_RESULT"))
                .extract()
                .path("ruling.replayMatchId");

        MatchId next = MatchId.parse(replay);
        Api.show(next)
                .then()
                .statusCode(200)
                .body("phase", equalTo("PLAY"), "replayOf", equalTo(id.toString()))
                .body("players.black", equalTo("alice"), "players.white", equalTo("bob"));
        Api.move("alice", next, "C3").then().statusCode(201);
        Api.show(id).then().body("referee.replayedAs", equalTo(replay));
    }

    @Test
    void a_match_is_played_again_once_whoever_decides_so() {
        MatchId id = refereed();
        int ruling = rule(id, LOSS).path("seq");
        int appeal = appeal("bob", id, ruling).path("seq");
        String replay = "{\"stands\": false, \"replacement\": {\"kind\": \"REPLAY\"}, \"reason\": \"Both were right\"}";

        String next =
                decide(id, appeal, replay).then().statusCode(201).extract().path("ruling.replayMatchId");

        Api.show(MatchId.parse(next)).then().statusCode(200).body("replayOf", equalTo(id.toString()));
        int seq = Api.show(id).path("seq");
        rule(id, "{\"kind\": \"REPLAY\", \"reason\": \"Again\", \"seq\": " + seq + "}")
                .then()
                .statusCode(409)
                .body("type", endsWith("/already-replayed"), "replayMatchId", equalTo(next));
        assertThat(rules.log(id)).hasSize(seq);
    }

    @Test
    void a_loss_by_the_second_warning_is_overturned_and_leaves_nothing_behind()
            throws IOException, InterruptedException {
        MatchId id = refereed();
        Api.move("alice", id, "C3").then().statusCode(201);
        warnAs("rita", id, 2).then().statusCode(201);
        int loss = (int) warnAs("rita", id, 3).then().statusCode(201).extract().path("seq") + 1;
        int appeal = appeal("bob", id, loss).then().statusCode(201).extract().path("seq");

        decide(id, appeal, replacedBy("LET_STAND", ""))
                .then()
                .statusCode(409)
                .body("type", endsWith("/does-not-replace"), "ruling", equalTo("LOSS"), "rulingSeq", equalTo(loss))
                .body("replacing", hasItem("RESTORE_POSITION"), "replacing", not(hasItem("LET_STAND")));
        decide(id, appeal, replacedBy("LOSS", ", \"color\": \"WHITE\""))
                .then()
                .statusCode(409)
                .body("type", endsWith("/does-not-replace"));
        assertThat(Api.show(id).<String>path("result.text")).isEqualTo("B+");

        decide(id, appeal, replacedBy("RESTORE_POSITION", ", \"moveNumber\": 1"))
                .then()
                .statusCode(201)
                .body("phase", equalTo("PLAY"), "result", equalTo(null));
        Api.show(id)
                .then()
                .body("phase", equalTo("PLAY"), "result", equalTo(null), "warnings.white", equalTo(1))
                .body("referee.appeals.outcome", contains("REPLACED"));
        String row = "select phase, result, outcome, on_turn from match where id = '" + id + "'";
        Api.eventually(() -> assertThat(rows.query("select found::text from (" + row + ") found"))
                .containsExactly("(PLAY,,,bob)"));
        Api.as("bob")
                .get("/api/matches?player=bob&phase=PLAY&limit=100")
                .then()
                .body("items.id", hasItem(id.toString()));
        try (Watcher watcher = Watcher.after(id, appeal)) {
            assertThat(watcher.next(2)).containsExactly(appeal + 1, appeal + 2);
        }
        confirm("bob", id).then().statusCode(201);
        confirm("alice", id).then().statusCode(201);
        Api.move("bob", id, "D3").then().statusCode(201);
    }

    private static String replacedBy(String kind, String more) {
        return "{\"stands\": false, \"replacement\": {\"kind\": \"" + kind + "\"" + more + "}, \"reason\": \"No\"}";
    }

    @Test
    void a_warning_runs_on_over_a_move_that_is_taken_back_and_made_again() {
        MatchId id = refereed();
        Api.move("alice", id, "B1").then().statusCode(201);
        warnAs("rita", id, 2).then().statusCode(201);
        for (int time = 0; time < 2; time++) {
            Api.move("bob", id, "C1").then().statusCode(201);
            Api.move("alice", id, "D1").then().statusCode(201);
            if (time == 0) {
                takeBack(id, 2);
            }
        }

        Api.show(id).then().body("moveNumber", equalTo(3), "warnings.white", equalTo(1));
    }

    private static void takeBack(MatchId id, int plies) {
        Api.as("bob")
                .body(Map.of("plies", plies))
                .post("/api/matches/{id}/undo-requests", id.toString())
                .then()
                .statusCode(201);
        Api.as("alice")
                .post("/api/matches/{id}/undo-requests/acceptance", id.toString())
                .then()
                .statusCode(200);
    }

    @Test
    void a_scattered_board_is_rebuilt_from_the_log_and_both_confirm_it_before_play_goes_on() {
        MatchId id = refereed(", \"timeControl\": {\"system\": \"ABSOLUTE\", \"mainTimeMs\": 600000}");
        Api.move("alice", id, "C3");
        Api.move("bob", id, "D3");
        Api.move("alice", id, "C4");

        rule(id, "{\"kind\": \"RESTORE_POSITION\", \"moveNumber\": 1, \"reason\": \"Scattered\"}")
                .then()
                .statusCode(201)
                .body("phase", equalTo("PLAY"));

        Api.show(id)
                .then()
                .body("moves", contains("C3"), "toPlay", equalTo("WHITE"))
                .body("clocks.running", equalTo(null), "referee.toConfirm", contains("BLACK", "WHITE"));
        Api.move("bob", id, "E5")
                .then()
                .statusCode(409)
                .body("type", equalTo("https://tengen.org/problems/confirm-first"));
        confirm("alice", id).then().statusCode(201);
        Api.as("rita", "referee")
                .post("/api/matches/{id}/pauses/referee/resume", id.toString())
                .then()
                .statusCode(409)
                .body("type", endsWith("/confirm-first"), "toConfirm", contains("WHITE"));
        confirm("bob", id).then().statusCode(201);
        Api.show(id).then().body("clocks.running", equalTo("WHITE"), "referee.toConfirm", empty());
        Api.move("bob", id, "E5").then().statusCode(201).body("moveNumber", equalTo(2));
    }

    @Test
    void a_match_that_has_ended_is_taken_up_again() {
        MatchId id = refereed();
        Api.move("alice", id, "C3");
        Api.as("bob").post("/api/matches/{id}/resignation", id.toString());

        rule(id, "{\"kind\": \"RESTORE_POSITION\", \"moveNumber\": 1, \"reason\": \"An outage\"}")
                .then()
                .statusCode(201);

        confirm("bob", id).then().statusCode(201);
        confirm("alice", id).then().statusCode(201);
        Api.move("bob", id, "D3").then().statusCode(201);
        Api.show(id).then().body("phase", equalTo("PLAY"), "result", equalTo(null));
    }

    @Test
    void an_objection_waits_in_the_referees_queue_until_it_is_answered() {
        MatchId id = refereed();

        object("bob", id, false)
                .then()
                .statusCode(409)
                .body("type", equalTo("https://tengen.org/problems/object-on-own-turn"));
        object("bob", id, true).then().statusCode(201);

        awaitObjections(hasItem(id.toString()));
        rule(id, "{\"kind\": \"LET_STAND\", \"reason\": \"Nothing to see\"}")
                .then()
                .statusCode(201);
        awaitObjections(not(hasItem(id.toString())));
    }

    @Test
    void the_queue_is_read_in_pages_the_urgent_first() {
        MatchId calm = refereed();
        MatchId urgent = refereed();
        object("alice", calm, false).then().statusCode(201);
        object("bob", urgent, true).then().statusCode(201);
        awaitObjections(hasItems(calm.toString(), urgent.toString()));

        List<String> all = objections().path("items.matchId");
        assertThat(all.indexOf(urgent.toString())).isLessThan(all.indexOf(calm.toString()));
        Response first = Api.as("rita", "referee").get("/api/matches/objections?limit=1");
        Api.as("rita", "referee")
                .get("/api/matches/objections?limit=1&cursor=" + first.path("next"))
                .then()
                .statusCode(200)
                .body("items.matchId", contains(all.get(1)));
        for (String cursor :
                List.of("x", "true_5_" + calm, "maybe_5_" + calm + "_1", "false_9223372036854775807_" + calm + "_1")) {
            Api.as("rita", "referee")
                    .get("/api/matches/objections?cursor=" + cursor)
                    .then()
                    .statusCode(400)
                    .body("field", equalTo("cursor"));
        }
        given().get("/api/matches/objections").then().statusCode(401);
    }

    @Test
    void where_referees_rule_on_all_matches_the_queue_holds_all() {
        MatchId id = Api.started("alice", "bob", ", \"terms\": {\"referees\": [\"rob\"]}");
        object("alice", id, false).then().statusCode(201);
        FindCases.Wanted wanted = new FindCases.Wanted(new PlayerId("rita"), Optional.empty(), 1000);

        Api.eventually(() -> assertThat(cases.objections(wanted, true))
                .extracting(WaitingCase::matchId)
                .contains(id));
        objections().then().body("items.matchId", not(hasItem(id.toString())));
        assertThat(cases.objections(wanted, false))
                .extracting(WaitingCase::matchId)
                .doesNotContain(id);
    }

    @Test
    void a_ruling_is_appealed_and_an_organizer_replaces_it() {
        MatchId id = refereed();
        int ruling = rule(id, LOSS).path("seq");
        int appeal = appeal("bob", id, ruling).then().statusCode(201).extract().path("seq");
        Api.eventually(() -> appeals().then().body("items.matchId", hasItem(id.toString())));

        decide(id, appeal, "{\"stands\": false, \"replacement\": {\"kind\": \"DRAW\"}, \"reason\": \"Nobody's fault\"}")
                .then()
                .statusCode(201)
                .body("result.outcome", equalTo("DRAW"));

        Api.eventually(() -> appeals().then().body("items.matchId", not(hasItem(id.toString()))));
        decide(id, appeal, "{\"stands\": true, \"reason\": \"After all\"}")
                .then()
                .statusCode(409)
                .body("type", equalTo("https://tengen.org/problems/appeal-decided"));
    }

    @Test
    void the_same_ruling_sent_again_is_made_once() {
        MatchId id = refereed();
        String key = UUID.randomUUID().toString();

        Response first = replayWith(key, id);
        Response second = replayWith(key, id);

        assertThat(second.asString()).isEqualTo(first.asString());
        assertThat(rules.log(id)).hasSize(3);
    }

    @Test
    void the_queues_are_rebuilt_from_the_log() {
        MatchId id = refereed();
        object("bob", id, true).then().statusCode(201);
        String select = "select referee_case::text from referee_case where match_id = '" + id + "'";
        Awaitility.await().until(() -> !rows.query(select).isEmpty());
        List<String> before = rows.query(select);
        assertThat(before).hasSize(1);
        rows.execute("delete from referee_case where match_id = '" + id + "'");
        rows.execute("delete from match where id = '" + id + "'");

        written.rewrite(rules.log(id));

        assertThat(rows.query(select)).isEqualTo(before);
    }

    /** The queue is written behind what happens. */
    private static void awaitObjections(Matcher<?> matches) {
        Api.eventually(() -> objections().then().body("items.matchId", matches));
    }

    private static Response replayWith(String key, MatchId id) {
        return Api.as("rita", "referee")
                .header("Idempotency-Key", key)
                .body("{\"kind\": \"REPLAY\", \"reason\": \"Scattered\"}")
                .post("/api/matches/{id}/rulings", id.toString());
    }
}
