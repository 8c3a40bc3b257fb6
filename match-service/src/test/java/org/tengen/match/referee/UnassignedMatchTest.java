package org.tengen.match.referee;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;
import static org.tengen.match.support.Officials.object;
import static org.tengen.match.support.Officials.objectionsFor;
import static org.tengen.match.support.Officials.ruleAs;
import static org.tengen.match.support.Officials.warnAs;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.event.MatchEvent.CountImposed;
import org.tengen.contracts.event.MatchEvent.DeadStonesSuggested;
import org.tengen.contracts.event.MatchEvent.MatchScored;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchId;
import org.tengen.engine.Vertex;
import org.tengen.match.support.Api;
import org.tengen.match.support.FakeRules;

/** Matches whose terms name no referee: any referee finds in the queue what called for one, and acts on it. */
@QuarkusTest
class UnassignedMatchTest {
    private static final String LET_STAND = "{\"kind\": \"LET_STAND\", \"reason\": \"Nothing to see\"%s}";
    private static final DeadStones CHAIN = DeadStones.of(List.of(Vertex.parse("E5"), Vertex.parse("E6")));

    @Inject
    FakeRules rules;

    @Test
    void any_referee_finds_what_waits_and_may_act_until_it_is_answered() {
        MatchId id = Api.started("alice", "bob", "");
        object("alice", id, false).then().statusCode(201);
        objectionsFor("rolf").then().body("items.matchId", hasItem(id.toString()));
        objectionsFor("bob").then().body("items.matchId", not(hasItem(id.toString())));

        int ruled = ruleAs("rolf", id, LET_STAND.formatted(""))
                .then()
                .statusCode(201)
                .extract()
                .path("seq");

        objectionsFor("rolf").then().body("items.matchId", not(hasItem(id.toString())));
        ruleAs("ruth", id, LET_STAND.formatted(", \"seq\": " + (ruled + 1)))
                .then()
                .statusCode(403)
                .body("type", endsWith("/not-assigned"))
                .body("detail", containsString("Event " + ruled + " is a decision of 'rolf': LET_STAND"));
        ruleAs("rolf", id, "{\"kind\": \"DRAW\", \"reason\": \"After all\"}")
                .then()
                .statusCode(201);
    }

    @Test
    void a_referee_warns_and_stops_the_clock_while_something_waits() {
        MatchId id =
                Api.started("alice", "bob", ", \"timeControl\": {\"system\": \"ABSOLUTE\", \"mainTimeMs\": 600000}");
        object("alice", id, false).then().statusCode(201);

        clock("rolf", id, "").then().statusCode(200);
        warnAs("rolf", id, 3).then().statusCode(201).body("running", equalTo(1));
        warnAs("rolf", id, 4).then().statusCode(403);
        clock("ruth", id, "/resume").then().statusCode(200);
        Api.show(id).then().body("clocks.running", equalTo("BLACK"));
    }

    @Test
    void the_referee_who_finds_a_private_match_in_the_queue_can_read_it_before_and_after() {
        MatchId id = Api.create("greta", "{\"width\": 9, \"terms\": {\"visibility\": \"PRIVATE\"}}");
        Api.join("hugo", id).then().statusCode(200);
        object("greta", id, true).then().statusCode(201);
        objectionsFor("rolf").then().body("items.matchId", hasItem(id.toString()));

        assertReadable(id);
        ruleAs("rolf", id, LET_STAND.formatted("")).then().statusCode(201);
        assertReadable(id);
        given().get("/api/matches/{id}", id.toString()).then().statusCode(403);
    }

    @Test
    void a_referee_who_is_called_settles_which_stones_are_dead() {
        MatchId id = called("{\"countingMs\": 300}");

        String settle = "{\"kind\": \"SETTLE_COUNT\", \"dead\": [\"E6\"], \"reason\": \"One eye\"}";
        ruleAs("rolf", id, settle)
                .then()
                .statusCode(201)
                .body("phase", equalTo("SCORING"), "ruling.kind", equalTo("SETTLE_COUNT"))
                .body("ruling.dead", equalTo(List.of("E5", "E6")));

        assertThat(rules.log(id).getLast().event()).isEqualTo(new CountImposed(CHAIN, CHAIN.hash()));
        objectionsFor("rolf").then().body("items.matchId", not(hasItem(id.toString())));
        rules.append(id, new MatchScored(0, 170, CHAIN));
        Api.await(id, "result.text", "W+85");
        Api.show(id).then().body("result.method", equalTo("SCORE"));
    }

    @Test
    void or_what_the_result_is() {
        MatchId id = called("{\"countingMs\": 300}");

        ruleAs("rolf", id, """
                {"kind": "CORRECT_RESULT", "reason": "Both chains live",
                 "result": {"outcome": "WIN", "winner": "BLACK", "margin": 81}}""").then().statusCode(201).body("phase", equalTo("ENDED"), "result.text", equalTo("B+81"));
    }

    @Test
    void or_leaves_it_to_the_sides_who_have_their_time_again() {
        MatchId id = called("{\"countingMs\": 300}");

        ruleAs("rolf", id, LET_STAND.formatted("")).then().statusCode(201).body("phase", equalTo("COUNTING"));

        Awaitility.await()
                .untilAsserted(() -> objectionsFor("rolf").then().body("items.matchId", hasItem(id.toString())));
        Api.show(id).then().body("counting.refereeCalled", equalTo(true));
    }

    @Test
    void a_call_that_the_sides_answer_themselves_leaves_the_queue() {
        MatchId id = called("{\"countingMs\": 300}");

        for (String player : List.of("bob", "alice")) {
            Api.as(player)
                    .body(Map.of("deadHash", DeadStones.NONE.hash()))
                    .post("/api/matches/{id}/counting/acceptance", id.toString())
                    .then()
                    .statusCode(200);
        }

        objectionsFor("rolf").then().body("items.matchId", not(hasItem(id.toString())));
        Api.show(id).then().body("referee.objections.size()", equalTo(0));
        ruleAs("rolf", id, LET_STAND.formatted("")).then().statusCode(403);
    }

    /** A chain of two black stones on the board, and no agreement in time: the platform has called a referee. */
    private MatchId called(String terms) {
        MatchId id = Api.started("alice", "bob", ", \"terms\": " + terms);
        Api.move("alice", id, "E5").then().statusCode(201);
        Api.move("bob", id, "pass").then().statusCode(201);
        Api.move("alice", id, "E6").then().statusCode(201);
        Api.move("bob", id, "pass").then().statusCode(201);
        Api.move("alice", id, "pass").then().statusCode(201);
        rules.append(id, new DeadStonesSuggested(DeadStones.NONE, false));
        Awaitility.await()
                .untilAsserted(() -> objectionsFor("rolf").then().body("items.matchId", hasItem(id.toString())));
        return id;
    }

    private static void assertReadable(MatchId id) {
        for (String path : List.of("", "/clock", "/presence")) {
            Api.as("rolf", "referee")
                    .get("/api/matches/{id}" + path, id.toString())
                    .then()
                    .statusCode(200);
        }
    }

    private static Response clock(String referee, MatchId id, String what) {
        return Api.as(referee, "referee").post("/api/matches/{id}/pauses/referee" + what, id.toString());
    }
}
