package org.tengen.match;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.CountImposed;
import org.tengen.contracts.event.MatchEvent.DeadStonesSuggested;
import org.tengen.contracts.event.MatchEvent.MatchScored;
import org.tengen.contracts.event.MatchEvent.RefereeCalled;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchId;
import org.tengen.engine.Vertex;
import org.tengen.match.support.Api;
import org.tengen.match.support.FakeRules;
import org.tengen.match.support.Officials;

/** docs/referee.md: counting that does not end, and recounts; by the terms of the match. */
@QuarkusTest
class UnfinishedCountTest {
    private static final DeadStones E5 = DeadStones.of(List.of(Vertex.parse("E5")));

    @Inject
    FakeRules rules;

    @Test
    void a_suggestion_that_is_certain_stands_when_the_sides_stall() {
        MatchId id = counting("{\"countingMs\": 1500}");
        Api.show(id).then().body("counting.deadline", notNullValue());
        rules.append(id, new DeadStonesSuggested(DeadStones.NONE, true));

        awaitEvent(id, new CountImposed(DeadStones.NONE, DeadStones.NONE.hash()));
        Api.await(id, "phase", "SCORING");
        rules.append(id, new MatchScored(162, 0, DeadStones.NONE));
        Api.await(id, "result.text", "B+81");
    }

    /** An acceptance or a mark that was faster than scoring-service takes nothing away from the suggestion. */
    @Test
    void a_suggestion_that_is_certain_stands_whatever_was_accepted_or_marked_before_it() {
        for (boolean marks : List.of(false, true)) {
            MatchId id = counting("{\"countingMs\": 2500}");
            Api.show(id)
                    .then()
                    .body("counting.suggestion.status", equalTo("PENDING"))
                    .body("counting.suggestion.dead", nullValue());
            (marks ? mark("bob", id) : accept("bob", id)).then().statusCode(200);
            Api.show(id).then().body("counting.suggestion.status", equalTo("PENDING"));

            rules.append(id, new DeadStonesSuggested(DeadStones.NONE, true));
            Api.await(id, "counting.suggestion.status", "CERTAIN");
            Api.show(id)
                    .then()
                    .body("counting.suggestion.dead", empty())
                    .body("counting.suggestion.deadHash", equalTo(DeadStones.NONE.hash()))
                    .body("counting.certain", equalTo(true))
                    .body("counting.dead", empty())
                    .body("counting.acceptedBy", empty());
            mark("alice", id).then().statusCode(200);
            Api.show(id)
                    .then()
                    .body("counting.dead", equalTo(List.of("E5")))
                    .body("counting.suggestion.status", equalTo("CERTAIN"))
                    .body("counting.suggestion.dead", empty());

            awaitEvent(id, new CountImposed(DeadStones.NONE, DeadStones.NONE.hash()));
        }
    }

    @Test
    void a_suggestion_that_is_not_certain_is_told_from_one_that_is_pending() {
        MatchId id = counting("{\"countingMs\": 0}");
        rules.append(id, new DeadStonesSuggested(E5, false));

        Api.await(id, "counting.suggestion.status", "UNCERTAIN");
        Api.show(id)
                .then()
                .body("counting.suggestion.dead", equalTo(List.of("E5")))
                .body("counting.suggestion.deadHash", equalTo(E5.hash()))
                .body("counting.certain", equalTo(false));
    }

    /** docs/rules.md: under AS_THEY_STAND the end of play is the end. */
    @Test
    void a_board_that_counts_as_it_stands_is_scored_without_anybodys_acceptance() {
        for (String ruleset : List.of("\"tromp-taylor\"", "{\"base\": \"aga\", \"deadStones\": \"AS_THEY_STAND\"}")) {
            MatchId id = Api.create(
                    "alice", "{\"color\": \"BLACK\", \"width\": 9, \"komi\": 0, \"ruleset\": " + ruleset + "}");
            Api.join("bob", id);
            Api.await(id, "phase", "PLAY");
            Api.move("alice", id, "E5").then().statusCode(201);
            Api.move("bob", id, "pass").then().statusCode(201).body("phase", equalTo("PLAY"));
            Api.move("alice", id, "pass").then().statusCode(201).body("phase", equalTo("SCORING"));

            Api.show(id)
                    .then()
                    .body("phase", equalTo("SCORING"), "counting.toAccept", nullValue())
                    .body("counting.suggestion", nullValue());
            for (Response late : List.of(accept("bob", id), mark("bob", id), dispute("bob", id))) {
                late.then()
                        .statusCode(409)
                        .body("type", endsWith("/not-counting"))
                        .body("detail", containsString("counts the board as it stands"))
                        .body("deadStones", equalTo("AS_THEY_STAND"));
            }
            rules.append(id, new MatchScored(162, 0, DeadStones.NONE));
            Api.await(id, "result.text", "B+81");
        }
    }

    @Test
    void the_referee_is_called_where_it_is_not_certain_and_the_sides_may_still_agree() {
        MatchId id = counting("{\"countingMs\": 500}");
        rules.append(id, new DeadStonesSuggested(DeadStones.NONE, false));

        awaitEvent(id, new RefereeCalled("The sides did not agree on the dead stones in time"));
        Api.await(id, "counting.refereeCalled", true);
        accept("bob", id).then().statusCode(200);
        accept("alice", id).then().statusCode(200).body("agreed", equalTo(true));
    }

    @Test
    void a_recount_that_comes_to_something_else_corrects_the_result() {
        MatchId id = ended("{\"recountMs\": 60000}");

        recount("bob", id).then().statusCode(201).header("Location", equalTo("/api/scores/" + id));
        rules.append(id, new MatchScored(160, 2, DeadStones.NONE));

        Api.await(id, "result.text", "B+79");
    }

    @Test
    void a_recount_that_comes_to_the_same_changes_nothing() {
        MatchId id = ended("{\"recountMs\": 60000}");
        recount("alice", id).then().statusCode(201);
        rules.append(id, new MatchScored(162, 0, DeadStones.NONE));
        int seq = rules.log(id).size();

        Api.await(id, "seq", seq);
        Api.show(id).then().body("phase", equalTo("ENDED"), "result.text", equalTo("B+81"));
    }

    @Test
    void a_result_that_was_ruled_on_is_not_counted_again() {
        MatchId id = ended("{\"recountMs\": 60000, \"referees\": [\"rita\"]}");
        int ruling = Officials.rule(id, """
                        {"kind": "CORRECT_RESULT", "reason": "A stone was misplaced",
                         "result": {"outcome": "WIN", "winner": "WHITE", "margin": 3}}""").path("seq");
        recount("alice", id)
                .then()
                .statusCode(409)
                .body("type", endsWith("/result-ruled"), "rulingSeq", equalTo(ruling));

        int appeal = Officials.appeal("alice", id, ruling).path("seq");
        Officials.decide(id, appeal, "{\"stands\": true, \"reason\": \"So be it\"}")
                .then()
                .statusCode(201);

        recount("alice", id).then().statusCode(409).body("type", endsWith("/result-ruled"));
        Api.show(id).then().body("result.text", equalTo("W+3"));
    }

    @Test
    void a_resigned_match_whose_result_was_corrected_was_not_counted() {
        MatchId id = Api.started("alice", "bob", ", \"terms\": {\"recountMs\": 60000, \"referees\": [\"rita\"]}");
        Api.as("bob").post("/api/matches/{id}/resignation", id.toString());
        Officials.rule(id, """
                        {"kind": "CORRECT_RESULT", "reason": "Agreed before",
                         "result": {"outcome": "WIN", "winner": "WHITE", "margin": 3}}""").then().statusCode(201);

        recount("alice", id).then().statusCode(409).body("type", endsWith("/not-counted"));
    }

    @Test
    void a_match_without_recounts_has_none() {
        MatchId id = ended("{\"recountMs\": 0}");

        recount("alice", id).then().statusCode(409).body("type", endsWith("/no-recounts"));
    }

    @Test
    void under_the_policy_strict_the_second_request_running_loses() {
        MatchId id = Api.started("alice", "bob", ", \"terms\": {\"undo\": \"STRICT\"}");
        Api.move("alice", id, "E5").then().statusCode(201);

        ask("alice", id).then().statusCode(201).body("warnings.black", equalTo(1), "phase", equalTo("PLAY"));
        ask("alice", id).then().statusCode(200).body("warnings.black", equalTo(1));
        Api.as("bob")
                .post("/api/matches/{id}/undo-requests/refusal", id.toString())
                .then()
                .statusCode(200);
        ask("alice", id)
                .then()
                .statusCode(201)
                .body("phase", equalTo("ENDED"), "result.text", equalTo("W+F"), "result.method", equalTo("FORFEIT"));
    }

    @Test
    void under_the_policy_none_a_move_is_final() {
        MatchId id = Api.started("alice", "bob", ", \"terms\": {\"undo\": \"NONE\"}");
        Api.move("alice", id, "E5").then().statusCode(201);

        ask("alice", id).then().statusCode(409).body("type", endsWith("/undo-not-allowed"));
    }

    /** One black stone on the board, and both have passed: White is to accept first. */
    private static MatchId counting(String terms) {
        MatchId id = Api.started("alice", "bob", ", \"terms\": " + terms);
        Api.move("alice", id, "E5").then().statusCode(201);
        Api.move("bob", id, "pass").then().statusCode(201);
        Api.move("alice", id, "pass").then().statusCode(201);
        return id;
    }

    private MatchId ended(String terms) {
        MatchId id = counting(terms);
        accept("bob", id).then().statusCode(200);
        accept("alice", id).then().statusCode(200);
        rules.append(id, new MatchScored(162, 0, DeadStones.NONE));
        Api.await(id, "result.text", "B+81");
        return id;
    }

    private void awaitEvent(MatchId id, MatchEvent event) {
        Awaitility.await()
                .until(() -> rules.log(id).stream()
                        .anyMatch(recorded -> recorded.event().equals(event)));
    }

    private static Response accept(String player, MatchId id) {
        return Api.as(player)
                .body(Map.of("deadHash", DeadStones.NONE.hash()))
                .post("/api/matches/{id}/counting/acceptance", id.toString());
    }

    private static Response mark(String player, MatchId id) {
        return Api.as(player)
                .body(Map.of("vertices", List.of("E5"), "dead", true))
                .post("/api/matches/{id}/counting/marks", id.toString());
    }

    private static Response dispute(String player, MatchId id) {
        return Api.as(player).post("/api/matches/{id}/counting/dispute", id.toString());
    }

    private static Response recount(String player, MatchId id) {
        return Api.as(player).post("/api/matches/{id}/recounts", id.toString());
    }

    private static Response ask(String player, MatchId id) {
        return Api.as(player).body(Map.of("plies", 1)).post("/api/matches/{id}/undo-requests", id.toString());
    }
}
