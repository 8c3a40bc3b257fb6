package org.tengen.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.support.Api;
import org.tengen.match.support.FakeRules;

/** A free handicap, as clients see it. */
@QuarkusTest
class HandicapTest {
    @Inject
    FakeRules rules;

    @Test
    void a_number_alone_is_fixed_where_the_size_has_points_and_free_elsewhere() {
        Api.show(begun("{\"color\": \"BLACK\", \"handicap\": 2}"))
                .then()
                .body("phase", equalTo("PLAY"), "toPlay", equalTo("WHITE"), "handicap", equalTo(2))
                .body("handicapPlacement", equalTo("FIXED"), "handicapStonesLeft", equalTo(0))
                .body("position.rows", hasItem("...............X..."));
        Api.show(begun("{\"color\": \"BLACK\", \"handicap\": 2, \"width\": 10}"))
                .then()
                .body("phase", equalTo("HANDICAP"), "toPlay", equalTo("BLACK"), "komi", equalTo(0))
                .body("handicapPlacement", equalTo("FREE"), "handicapStonesLeft", equalTo(2));
    }

    @Test
    void black_puts_down_its_stones_then_white_plays() {
        MatchId id =
                begun("{\"color\": \"BLACK\", \"width\": 9, \"handicap\": {\"stones\": 2, \"placement\": \"FREE\"}}");

        place("alice", id, "C3")
                .then()
                .statusCode(201)
                .body("stonesLeft", equalTo(1), "phase", equalTo("HANDICAP"), "seq", equalTo(2));
        place("alice", id, "G7").then().statusCode(201).body("stonesLeft", equalTo(0), "phase", equalTo("PLAY"));

        Api.move("bob", id, "E5", 1).then().statusCode(201).body("color", equalTo("WHITE"));
        Api.show(id).then().body("moveNumber", equalTo(1), "toPlay", equalTo("BLACK"));
    }

    @Test
    void passing_and_playing_are_refused_while_stones_are_left() {
        MatchId id =
                begun("{\"color\": \"BLACK\", \"width\": 9, \"handicap\": {\"stones\": 2, \"placement\": \"FREE\"}}");

        refused(Api.move("alice", id, "pass"), 422, "pass-not-allowed");
        refused(Api.move("alice", id, "C3"), 409, "handicap-first");
        refused(Api.move("bob", id, "C3"), 409, "not-your-turn");
        refused(place("bob", id, "C3"), 409, "not-your-turn");
        refused(place("carol", id, "C3"), 403, "not-your-match");
        place("alice", id, "C3").then().statusCode(201);
        refused(place("alice", id, "C3"), 422, "occupied");
        refused(place("alice", id, "T19"), 422, "off-board");
        refused(place("alice", id, "pass"), 400, "bad-vertex");
        place("alice", id, "C4").then().statusCode(201);
        refused(place("alice", id, "C5"), 409, "no-handicap-stone-left");
        assertThat(rules.log(id)).hasSize(3);
    }

    @Test
    void putting_down_takes_blacks_time() {
        MatchId id = begun("""
                {"color": "BLACK", "width": 9, "handicap": {"stones": 2, "placement": "FREE"},
                 "timeControl": {"system": "ABSOLUTE", "mainTimeMs": 600}}""");

        Api.await(id, "phase", "ENDED");
        Api.show(id).then().body("result.text", equalTo("W+T"));
    }

    @Test
    void whoever_puts_stones_down_may_resign() {
        MatchId id =
                begun("{\"color\": \"BLACK\", \"width\": 9, \"handicap\": {\"stones\": 3, \"placement\": \"FREE\"}}");

        Api.as("alice")
                .post("/api/matches/{id}/resignation", id.toString())
                .then()
                .statusCode(201);
        Api.show(id).then().body("result.text", equalTo("W+R"));
    }

    private static MatchId begun(String body) {
        MatchId id = Api.create("alice", body);
        Api.join("bob", id).then().statusCode(200);
        return id;
    }

    private static Response place(String player, MatchId id, String vertex) {
        return Api.as(player).body(Map.of("vertex", vertex)).post("/api/matches/{id}/handicap-stones", id.toString());
    }

    private static void refused(Response response, int status, String slug) {
        response.then().statusCode(status).body("type", endsWith("/" + slug));
    }
}
