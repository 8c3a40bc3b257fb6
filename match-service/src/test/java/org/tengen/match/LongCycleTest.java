package org.tengen.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.ReplayAgreed;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchResult;
import org.tengen.match.support.Api;
import org.tengen.match.support.FakeRules;
import org.tengen.match.support.Officials;

/** Sending two and returning one while the opponent passes, again and again: simple ko does not forbid it. */
@QuarkusTest
class LongCycleTest {
    /** The last play brings back the position after move 5, with White to play. */
    private static final List<String> CYCLE = List.of("C2", "A2", "D1", "B2", "B1", "pass", "A1", "C1", "B1");

    @Inject
    FakeRules rules;

    @Test
    void both_agree_on_no_result_after_a_position_came_back() {
        MatchId id = cycled();
        Api.show(id).then().body("noResult.repeatsMove", equalTo(5), "noResult.offeredBy", nullValue());

        post("alice", id, "").then().statusCode(201).body("noResult.offeredBy", equalTo("BLACK"));
        post("bob", id, "/acceptance")
                .then()
                .statusCode(200)
                .body(
                        "phase",
                        equalTo("ENDED"),
                        "result.text",
                        equalTo("Void"),
                        "result.outcome",
                        equalTo("NO_RESULT"));

        assertThat(rules.log(id).getLast().event())
                .isEqualTo(new MatchEnded(new MatchResult.NoResult(MatchResult.Method.AGREEMENT)));
    }

    /** The same request sent again names the same match, and it is one match. */
    @Test
    void where_the_terms_say_so_the_match_is_played_again() {
        MatchId id = cycled(", \"terms\": {\"noResult\": \"REPLAY\"}");
        post("alice", id, "").then().statusCode(201);
        Response agreed = acceptAgain(id);
        String replay = agreed.path("replayMatchId");

        agreed.then().statusCode(200).body("phase", equalTo("ENDED"), "result.outcome", equalTo("NO_RESULT"));
        acceptAgain(id).then().statusCode(200).body("replayMatchId", equalTo(replay));
        Api.show(id).then().body("replayMatchId", equalTo(replay));
        Api.await(MatchId.parse(replay), "phase", "PLAY");
        Api.show(MatchId.parse(replay))
                .then()
                .body("replayOf", equalTo(id.toString()), "moveNumber", equalTo(0), "replayMatchId", nullValue());
        assertThat(rules.log(id).reversed().subList(0, 2).stream().map(Recorded::event))
                .containsExactly(
                        new MatchEnded(new MatchResult.NoResult(MatchResult.Method.AGREEMENT)),
                        new ReplayAgreed(MatchId.parse(replay)));
        assertThat(rules.log(MatchId.parse(replay))).hasSize(1);
    }

    @Test
    void where_the_terms_say_so_the_match_waits_for_a_referee() {
        MatchId id = cycled(", \"terms\": {\"noResult\": \"REFEREE\", \"referees\": [\"rita\"]}");
        post("alice", id, "").then().statusCode(201);
        post("bob", id, "/acceptance")
                .then()
                .statusCode(200)
                .body("phase", equalTo("ENDED"), "result.outcome", equalTo("NO_RESULT"));

        Api.show(id).then().body("referee.objections.size()", equalTo(1));
        Awaitility.await()
                .untilAsserted(() -> Officials.objections()
                        .then()
                        .body("items.findAll { it.matchId == '" + id + "' }.size()", equalTo(1)));
        Officials.rule(
                        id,
                        "{\"kind\": \"CORRECT_RESULT\", \"reason\": \"Black began the cycle\","
                                + " \"result\": {\"outcome\": \"WIN\", \"winner\": \"WHITE\"}}")
                .then()
                .statusCode(201)
                .body("result.text", equalTo("W+"));
    }

    private static Response acceptAgain(MatchId id) {
        return Api.as("bob")
                .header("Idempotency-Key", "agreed-" + id)
                .post("/api/matches/{id}/no-result-offers/acceptance", id.toString());
    }

    @Test
    void an_offer_declined_lets_the_match_go_on() {
        MatchId id = cycled();

        post("alice", id, "").then().statusCode(201);
        post("bob", id, "/refusal").then().statusCode(200).body("phase", equalTo("PLAY"));

        post("bob", id, "/acceptance").then().statusCode(409).body("type", endsWith("/no-result-not-offered"));
    }

    @Test
    void a_move_that_leaves_the_cycle_drops_the_offer() {
        MatchId id = cycled();
        post("alice", id, "").then().statusCode(201);
        Api.move("bob", id, "E5").then().statusCode(201);

        post("bob", id, "/acceptance")
                .then()
                .statusCode(409)
                .body("type", endsWith("/no-result-not-offered"), "moveNumber", equalTo(10));
        post("alice", id, "").then().statusCode(409).body("type", endsWith("/no-long-cycle"));
        Api.show(id).then().body("noResult", nullValue());
    }

    private static MatchId cycled() {
        return cycled("");
    }

    private static MatchId cycled(String more) {
        MatchId id = Api.started("alice", "bob", more);
        for (int i = 0; i < CYCLE.size(); i++) {
            Api.move(i % 2 == 0 ? "alice" : "bob", id, CYCLE.get(i)).then().statusCode(201);
        }
        return id;
    }

    private static Response post(String player, MatchId id, String answer) {
        return Api.as(player).post("/api/matches/{id}/no-result-offers" + answer, id.toString());
    }
}
