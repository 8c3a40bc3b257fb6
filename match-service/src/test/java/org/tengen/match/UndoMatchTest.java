package org.tengen.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.event.MatchEvent.MoveUndone;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.lifecycle.application.LiveMatches;
import org.tengen.match.support.Api;
import org.tengen.match.support.FakeRules;
import org.tengen.match.support.Rows;

@QuarkusTest
class UndoMatchTest {
    private static final String TEN_MINUTES = ", \"timeControl\": {\"system\": \"ABSOLUTE\", \"mainTimeMs\": 600000}";

    @Inject
    FakeRules rules;

    @Inject
    Rows rows;

    @Inject
    LiveMatches live;

    @Test
    void an_accepted_request_takes_the_moves_back() {
        MatchId id = Api.started("alice", "bob", "");
        List.of("A2", "A1", "B1").forEach(vertex -> moveInTurn(id, vertex));
        Api.show(id).then().body("prisoners.black", equalTo(1));

        ask("alice", id, 2)
                .then()
                .statusCode(201)
                .body("undoRequest.color", equalTo("BLACK"), "undoRequest.plies", equalTo(2), "moveNumber", equalTo(3));
        accept("bob", id)
                .then()
                .statusCode(200)
                .body("moveNumber", equalTo(1), "toPlay", equalTo("WHITE"), "undoRequest", nullValue());

        Api.show(id)
                .then()
                .body(
                        "moves",
                        equalTo(List.of("A2")),
                        "prisoners.black",
                        equalTo(0),
                        "toPlay",
                        equalTo("WHITE"),
                        "lastMove.vertex",
                        equalTo("A2"));
    }

    @Test
    void a_refused_request_changes_nothing() {
        MatchId id = Api.started("alice", "bob", "");
        moveInTurn(id, "E5");

        ask("alice", id, 1).then().statusCode(201);
        refuse("bob", id).then().statusCode(200).body("moveNumber", equalTo(1), "undoRequest", nullValue());

        accept("bob", id).then().statusCode(409).body("type", endsWith("/no-undo-asked-for"));
    }

    @Test
    void a_move_drops_the_request_and_the_late_acceptance_is_told_which() {
        MatchId id = Api.started("alice", "bob", "");
        moveInTurn(id, "E5");
        ask("alice", id, 1).then().statusCode(201);
        moveInTurn(id, "D5");

        accept("bob", id).then().statusCode(409).body("type", endsWith("/undo-lapsed"), "moveNumber", equalTo(2));
    }

    @Test
    void clocks_are_those_of_the_restored_point_less_the_time_since_the_request() {
        MatchId id = Api.started("alice", "bob", TEN_MINUTES);
        List.of("E5", "D5", "C5").forEach(vertex -> moveInTurn(id, vertex));
        ask("alice", id, 1).then().statusCode(201);
        accept("bob", id).then().statusCode(200);

        MoveUndone undone = (MoveUndone) rules.log(id).getLast().event();
        long asked = rules.log(id).get(4).receivedAt().toEpochMilli();
        long accepted = rules.log(id).getLast().receivedAt().toEpochMilli();
        long before = ((ClockState.Absolute) stone(id, 1)).mainTimeLeftMs();
        assertThat(undone.clocks().black()).isEqualTo(new ClockState.Absolute(before - (accepted - asked)));
        assertThat(undone.clocks().white()).isEqualTo(stone(id, 2));
    }

    @Test
    void move_numbers_go_on_and_the_same_move_again_gets_the_answer_of_the_move_that_stands() {
        MatchId id = Api.started("alice", "bob", "");
        Api.move("alice", id, "E5", 1).then().statusCode(201);
        Api.move("bob", id, "D5", 2).then().statusCode(201);
        ask("bob", id, 1).then().statusCode(201);
        accept("alice", id).then().statusCode(200);
        Response played = Api.move("bob", id, "C5", 2);
        played.then().statusCode(201).body("seq", equalTo(6));
        Api.move("alice", id, "E4", 3).then().statusCode(201);

        assertThat(Api.move("bob", id, "C5", 2).asString()).isEqualTo(played.asString());
        Api.move("bob", id, "D5", 2).then().statusCode(409).body("type", endsWith("/move-number-taken"));
        assertThat(rules.log(id)).hasSize(7);
    }

    @Test
    void a_request_for_no_move_or_for_more_than_there_are_is_refused() {
        MatchId id = Api.started("alice", "bob", "");

        ask("alice", id, 0).then().statusCode(400).body("field", equalTo("plies"));
        Api.as("alice")
                .body("{}")
                .post("/api/matches/{id}/undo-requests", id.toString())
                .then()
                .statusCode(400)
                .body("field", equalTo("plies"));
        ask("alice", id, 1).then().statusCode(409).body("type", endsWith("/too-few-moves"));
        ask("mallory", id, 1).then().statusCode(403).body("type", endsWith("/not-your-match"));
    }

    @Test
    void a_match_in_which_moves_were_taken_back_is_rebuilt_from_its_log() {
        MatchId id = Api.started("alice", "bob", TEN_MINUTES);
        List.of("E5", "D5", "C5").forEach(vertex -> moveInTurn(id, vertex));
        ask("bob", id, 3).then().statusCode(201);
        accept("alice", id).then().statusCode(200).body("moveNumber", equalTo(0), "toPlay", equalTo("BLACK"));
        moveInTurn(id, "E4");
        String before = Api.show(id).asString();

        rows.execute("delete from match where id = '" + id + "'");
        live.forgetAll();

        assertThat(Api.show(id).asString()).isEqualTo(before);
    }

    private void moveInTurn(MatchId id, String vertex) {
        String player = Api.show(id).path("toPlay").equals("BLACK") ? "alice" : "bob";
        Api.move(player, id, vertex).then().statusCode(201);
    }

    private ClockState stone(MatchId id, int number) {
        return ((StonePlayed) rules.log(id).get(number).event()).clock();
    }

    private static Response ask(String player, MatchId id, int plies) {
        return Api.as(player).body(Map.of("plies", plies)).post("/api/matches/{id}/undo-requests", id.toString());
    }

    private static Response accept(String player, MatchId id) {
        return Api.as(player).post("/api/matches/{id}/undo-requests/acceptance", id.toString());
    }

    private static Response refuse(String player, MatchId id) {
        return Api.as(player).post("/api/matches/{id}/undo-requests/refusal", id.toString());
    }
}
