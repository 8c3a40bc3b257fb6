package org.tengen.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.event.MatchEvent.DeadStonesSuggested;
import org.tengen.contracts.event.MatchEvent.MatchScored;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchId;
import org.tengen.engine.Vertex;
import org.tengen.match.support.Api;
import org.tengen.match.support.FakeRules;

@QuarkusTest
class PlayedMatchTest {
    @Inject
    FakeRules rules;

    @Test
    void a_match_goes_from_a_challenge_to_its_result() {
        MatchId id = Api.create(
                "alice",
                "{\"opponent\": \"bob\", \"color\": \"BLACK\", \"ruleset\": \"japanese\","
                        + " \"width\": 9, \"komi\": 0}");
        Api.show(id).then().statusCode(200).body("phase", equalTo("CHALLENGE"), "opponent", equalTo("bob"));
        Api.join("bob", id).then().statusCode(200).body("phase", equalTo("PLAY"), "players.black", equalTo("alice"));

        Api.move("alice", id, "E5").then().statusCode(201).body("seq", equalTo(2), "phase", equalTo("PLAY"));
        Api.move("bob", id, "E6", 2).then().statusCode(201).body("moveNumber", equalTo(2));
        Api.move("alice", id, "pass").then().statusCode(201).body("phase", equalTo("PLAY"));
        Api.move("bob", id, "pass").then().statusCode(201).body("phase", equalTo("COUNTING"));

        rules.append(id, new DeadStonesSuggested(DeadStones.NONE, false));
        Api.await(id, "seq", 7);
        String deadHash = mark(id, "E6");
        accept("bob", id, deadHash, 409);
        accept("alice", id, deadHash, 200);
        accept("bob", id, deadHash, 200);
        Api.show(id).then().body("phase", equalTo("SCORING"));

        rules.append(id, new MatchScored(164, 0, DeadStones.of(List.of(Vertex.parse("E6")))));
        Api.await(id, "phase", "ENDED");
        Api.show(id).then().body("result.text", equalTo("B+82"), "toPlay", nullValue());
        assertThat(rules.log(id)).hasSize(12);
    }

    @Test
    void a_player_resigns() {
        MatchId id = Api.started("carol", "dave", "");
        Api.as("carol")
                .post("/api/matches/{id}/resignation", id.toString())
                .then()
                .statusCode(201)
                .body("phase", equalTo("ENDED"), "result.text", equalTo("W+R"), "seq", equalTo(2));
        Api.show(id).then().body("result.winner", equalTo("WHITE"));
        Api.move("dave", id, "E5").then().statusCode(409).body("phase", equalTo("ENDED"));
    }

    @Test
    void under_territory_rules_the_opponent_of_who_disputes_plays_first() {
        MatchId id = Api.started("erin", "frank", "");
        Api.move("erin", id, "E5").then().statusCode(201);
        Api.move("frank", id, "pass").then().statusCode(201);
        Api.move("erin", id, "pass").then().statusCode(201);

        Api.as("erin")
                .post("/api/matches/{id}/counting/dispute", id.toString())
                .then()
                .statusCode(200)
                .body("phase", equalTo("PLAY"), "toPlay", equalTo("WHITE"));
        Api.move("frank", id, "E4").then().statusCode(201).body("moveNumber", equalTo(4));
    }

    @Test
    void stones_that_were_captured_are_gone_and_counted() {
        MatchId id = Api.started("gina", "hugo", "");
        Api.move("gina", id, "A2").then().statusCode(201);
        Api.move("hugo", id, "A1").then().statusCode(201);
        Api.move("gina", id, "B1").then().statusCode(201).body("captured", hasItem("A1"));
        Api.show(id)
                .then()
                .body(
                        "prisoners.black",
                        equalTo(1),
                        "position.rows[8]",
                        equalTo(".X......."),
                        "moves",
                        equalTo(List.of("A2", "A1", "B1")));
    }

    private static String mark(MatchId id, String vertex) {
        return Api.as("alice")
                .body(Map.of("vertices", List.of(vertex), "dead", true))
                .post("/api/matches/{id}/counting/marks", id.toString())
                .then()
                .statusCode(200)
                .body("dead", equalTo(List.of(vertex)))
                .extract()
                .path("deadHash");
    }

    private static void accept(String player, MatchId id, String deadHash, int status) {
        Api.as(player)
                .body(Map.of("deadHash", deadHash))
                .post("/api/matches/{id}/counting/acceptance", id.toString())
                .then()
                .statusCode(status);
    }
}
