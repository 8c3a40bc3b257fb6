package org.tengen.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchResult;
import org.tengen.match.support.Api;
import org.tengen.match.support.FakeRules;

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
        MatchId id = Api.started("alice", "bob", "");
        for (int i = 0; i < CYCLE.size(); i++) {
            Api.move(i % 2 == 0 ? "alice" : "bob", id, CYCLE.get(i)).then().statusCode(201);
        }
        return id;
    }

    private static Response post(String player, MatchId id, String answer) {
        return Api.as(player).post("/api/matches/{id}/no-result-offers" + answer, id.toString());
    }
}
