package org.tengen.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.support.Api;
import org.tengen.match.support.AtOnce;
import org.tengen.match.support.FakeRules;

@QuarkusTest
class SameRequestAgainTest {
    @Inject
    FakeRules rules;

    @AfterEach
    void behave() {
        rules.setDeaf(false);
    }

    @Test
    void the_same_key_gets_the_same_answer_and_makes_one_event() {
        MatchId id = Api.started("alice", "bob", "");

        Response first = move("alice", id, "E5", "key-1");
        Response again = move("alice", id, "E5", "key-1");

        first.then().statusCode(201);
        assertThat(again.statusCode()).isEqualTo(201);
        assertThat(again.asString()).isEqualTo(first.asString());
        assertThat(again.header("Location")).isEqualTo(first.header("Location"));
        assertThat(rules.log(id)).hasSize(2);
    }

    @Test
    void the_same_key_gets_the_first_answer_also_when_the_match_has_moved_on() {
        MatchId id = Api.started("alice", "bob", "");
        Response first = move("bob", id, "E5", "key-too-early");
        first.then().statusCode(409).body("type", endsWith("/not-your-turn"));
        Api.move("alice", id, "D4").then().statusCode(201);

        Response again = move("bob", id, "E5", "key-too-early");

        assertThat(again.asString()).isEqualTo(first.asString());
        assertThat(again.contentType()).startsWith("application/problem+json");
    }

    @Test
    void a_key_is_not_good_for_another_request() {
        MatchId id = Api.started("alice", "bob", "");
        move("alice", id, "E5", "key-2").then().statusCode(201);

        move("alice", id, "D4", "key-2").then().statusCode(422).body("type", endsWith("/idempotency-key-reused"));
    }

    @Test
    void a_key_belongs_to_its_player() {
        MatchId id = Api.started("alice", "bob", "");
        move("alice", id, "E5", "key-of-both").then().statusCode(201);

        move("bob", id, "D4", "key-of-both").then().statusCode(201);
    }

    @Test
    void a_key_that_is_none_is_refused() {
        MatchId id = Api.started("alice", "bob", "");

        move("alice", id, "E5", "a key with blanks").then().statusCode(400);
    }

    @Test
    void the_same_move_number_and_vertex_get_the_same_answer_and_make_one_event() {
        MatchId id = Api.started("alice", "bob", "");
        Response first = Api.move("alice", id, "E5", 1);
        Api.move("bob", id, "E6", 2).then().statusCode(201);

        Response again = Api.move("alice", id, "E5", 1);

        assertThat(again.statusCode()).isEqualTo(201);
        assertThat(again.asString()).isEqualTo(first.asString());
        assertThat(rules.log(id)).hasSize(3);
        Api.move("alice", id, "A1", 1)
                .then()
                .statusCode(409)
                .body("type", endsWith("/move-number-taken"), "moveNumber", equalTo(3));
    }

    @Test
    void the_same_request_many_times_at_once_makes_one_event() throws InterruptedException, ExecutionException {
        MatchId id = Api.started("alice", "bob", "");
        Callable<String> send = () -> move("alice", id, "E5", "key-3").asString();

        List<String> answers = AtOnce.run(Collections.nCopies(8, send));

        assertThat(answers).hasSize(8);
        assertThat(answers.stream().distinct()).hasSize(1);
        assertThat(rules.log(id)).hasSize(2);
    }

    @Test
    void the_same_move_many_times_at_once_without_a_key_makes_one_event()
            throws InterruptedException, ExecutionException {
        MatchId id = Api.started("alice", "bob", "");
        Callable<String> send = () -> Api.move("alice", id, "E5", 1).asString();

        List<String> answers = AtOnce.run(Collections.nCopies(8, send));

        assertThat(answers.stream().distinct()).hasSize(1);
        assertThat(rules.log(id)).hasSize(2);
    }

    @Test
    void a_request_without_an_answer_in_time_is_answered_when_it_comes_again() {
        MatchId id = Api.started("alice", "bob", "");
        rules.setDeaf(true);
        move("alice", id, "E5", "key-4")
                .then()
                .statusCode(202)
                .header("Location", equalTo("/api/matches/" + id))
                .body("matchId", equalTo(id.toString()));

        rules.setDeaf(false);
        move("alice", id, "E5", "key-4").then().statusCode(201).body("moveNumber", equalTo(1));

        assertThat(rules.log(id)).hasSize(2);
        assertThat(rules.received(id).stream()
                        .skip(1)
                        .map(proposal -> proposal.commandId())
                        .distinct())
                .as("the same command is sent again")
                .hasSize(1);
    }

    @Test
    void the_same_challenge_twice_is_one_challenge() {
        Response first = create("erika", "key-5");
        Response again = create("erika", "key-5");

        first.then().statusCode(201);
        assertThat(again.asString()).isEqualTo(first.asString());
        Api.as("erika").get("/api/matches?player=erika").then().body("items.size()", equalTo(1));
    }

    @Test
    void joining_twice_is_joining_once() {
        MatchId id = Api.create("alice", "{\"color\": \"BLACK\"}");
        Response first = join("bob", id, "key-6");
        Response again = join("bob", id, "key-6");

        first.then().statusCode(200);
        assertThat(again.asString()).isEqualTo(first.asString());
        Api.join("bob", id).then().statusCode(200).body("players.white", equalTo("bob"));
        Api.join("carol", id).then().statusCode(409).body("type", endsWith("/already-started"));
        assertThat(rules.log(id)).hasSize(1);
    }

    @Test
    void an_acceptance_and_a_marking_again_without_a_key_change_nothing() {
        MatchId id = Api.started("alice", "bob", "");
        Api.move("alice", id, "E5").then().statusCode(201);
        Api.move("bob", id, "pass").then().statusCode(201);
        Api.move("alice", id, "pass").then().statusCode(201);
        Api.await(id, "phase", "COUNTING");

        String hash = mark(id).then().statusCode(200).extract().path("deadHash");
        mark(id).then().statusCode(200).body("deadHash", equalTo(hash));
        accept(id, hash).then().statusCode(200).body("agreed", equalTo(false));
        accept(id, hash).then().statusCode(200).body("agreed", equalTo(false));

        assertThat(rules.log(id)).hasSize(7);
    }

    private static Response mark(MatchId id) {
        return Api.as("bob")
                .body(Map.of("vertices", List.of("E5"), "dead", true))
                .post("/api/matches/{id}/counting/marks", id.toString());
    }

    private static Response accept(MatchId id, String hash) {
        return Api.as("bob")
                .body(Map.of("deadHash", hash))
                .post("/api/matches/{id}/counting/acceptance", id.toString());
    }

    private static Response move(String player, MatchId id, String vertex, String key) {
        return Api.as(player)
                .header("Idempotency-Key", key)
                .body(Map.of("vertex", vertex))
                .post("/api/matches/{id}/moves", id.toString());
    }

    private static Response create(String player, String key) {
        return Api.as(player)
                .header("Idempotency-Key", key)
                .body("{\"width\": 9}")
                .post("/api/matches");
    }

    private static Response join(String player, MatchId id, String key) {
        return Api.as(player).header("Idempotency-Key", key).post("/api/matches/{id}/join", id.toString());
    }
}
