package org.tengen.match;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.event.MatchEvent.DeadStonesSuggested;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.ObjectionRaised;
import org.tengen.contracts.event.MatchEvent.PlayerResigned;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchResult;
import org.tengen.engine.Color;
import org.tengen.kernel.record.RebuildTarget;
import org.tengen.kernel.record.RecordClient;
import org.tengen.match.lifecycle.application.LiveMatches;
import org.tengen.match.support.Api;
import org.tengen.match.support.FakeRules;
import org.tengen.match.support.Rows;

@QuarkusTest
class FoldTest {
    @Inject
    FakeRules rules;

    @Inject
    Rows rows;

    @Inject
    LiveMatches live;

    @Inject
    RebuildTarget rebuild;

    @Inject
    RecordClient records;

    @AfterEach
    void behave() {
        rules.setMute(false);
        rules.deliverEachEvent(1);
    }

    @Test
    void events_delivered_three_times_are_folded_once() {
        rules.deliverEachEvent(3);
        MatchId id = Api.started("alice", "bob", "");
        Api.move("alice", id, "A2").then().statusCode(201);
        Api.move("bob", id, "A1").then().statusCode(201);
        Api.move("alice", id, "B1").then().statusCode(201);
        rules.deliverAgain(id);

        Api.move("bob", id, "E5").then().statusCode(201).body("moveNumber", equalTo(4), "seq", equalTo(5));
        Api.show(id).then().body("prisoners.black", equalTo(1), "moves.size()", equalTo(4), "seq", equalTo(5));
    }

    @Test
    void events_that_never_came_are_fetched_from_the_log() {
        MatchId id = Api.started("alice", "bob", "");
        rules.setMute(true);
        Api.move("alice", id, "E5").then().statusCode(202);
        Api.show(id).then().body("seq", equalTo(1));

        rules.setMute(false);
        rules.append(
                id,
                new PlayerResigned(Color.WHITE),
                new MatchEnded(new MatchResult.Win(Color.BLACK, MatchResult.Method.RESIGNATION)));

        Api.await(id, "phase", "ENDED");
        Api.show(id).then().body("moves", equalTo(List.of("E5")), "seq", equalTo(4));
    }

    @Test
    void a_request_decided_on_less_than_the_log_holds_is_decided_again_on_what_the_log_holds() {
        MatchId id = counted();
        rules.setMute(true);
        rules.append(id, new DeadStonesSuggested(DeadStones.NONE, false));
        rules.setMute(false);

        mark(id).then().statusCode(200).body("seq", equalTo(7));
        assertThat(rules.received(id)).as("the mark was sent twice").hasSize(6);
    }

    @Test
    void a_match_that_keeps_moving_on_is_given_up_after_three_attempts() {
        MatchId id = counted();
        rules.setBusy(id, true);

        mark(id).then().statusCode(409).body("type", endsWith("/stale"), "currentSeq", equalTo(8));
        rules.setBusy(id, false);
        assertThat(rules.received(id)).as("the mark was sent three times").hasSize(7);
    }

    @Test
    void whoever_names_a_seq_sees_at_least_that_although_nobody_has_heard_of_it_here() {
        MatchId id = Api.started("alice", "bob", "");
        rules.setMute(true);
        rules.append(id, new ObjectionRaised(Color.WHITE, "Noise", false));

        given().get("/api/matches/{id}", id.toString())
                .then()
                .header("ETag", "\"1\"")
                .body("seq", equalTo(1));
        given().get("/api/matches/{id}?minSeq=2", id.toString())
                .then()
                .statusCode(200)
                .header("ETag", "\"2\"")
                .body("seq", equalTo(2));
        given().get("/api/matches/{id}?minSeq=3", id.toString())
                .then()
                .statusCode(404)
                .body("type", endsWith("/no-such-event"), "currentSeq", equalTo(2));
    }

    @Test
    void what_is_deleted_in_the_middle_of_a_game_changes_no_answer() {
        MatchId id = Api.started("alice", "bob", "");
        Api.move("alice", id, "A2").then().statusCode(201);
        Api.move("bob", id, "A1").then().statusCode(201);
        String before = Api.show(id).asString();

        live.forgetAll();
        await().until(() -> !rows.match(id).isEmpty());
        assertThat(Api.show(id).asString()).as("from the row").isEqualTo(before);
        rows.execute("truncate match");
        live.forgetAll();

        assertThat(Api.show(id).asString()).as("from the log").isEqualTo(before);
        Api.move("alice", id, "B1")
                .then()
                .statusCode(201)
                .body("moveNumber", equalTo(3), "captured", equalTo(List.of("A1")));
        await().untilAsserted(() -> assertThat(rows.match(id)).hasSize(1));
    }

    /** Rows of other tests may lag behind logs that were muted there, so all are folded up to their logs first. */
    @Test
    void deleted_rows_are_the_same_again_when_they_are_rebuilt_from_the_record_api() {
        playSeveral();
        foldAll();
        List<String> before = rows.matches();
        rows.execute("truncate match, match_fold");
        assertThat(rebuild.isBuilt()).isFalse();

        foldAll();
        rebuild.markBuilt();

        assertThat(rows.matches()).isEqualTo(before);
        assertThat(rebuild.isBuilt()).isTrue();
    }

    @Test
    void deleted_rows_are_the_same_again_when_the_events_are_replayed() {
        List<MatchId> played = playSeveral();
        List<String> before =
                played.stream().flatMap(id -> rows.match(id).stream()).toList();
        rows.execute("truncate match");

        played.forEach(rules::deliverAgain);

        await().untilAsserted(() -> assertThat(
                        played.stream().flatMap(id -> rows.match(id).stream()).toList())
                .isEqualTo(before));
        foldAll();
    }

    private void foldAll() {
        records.forEachMatch(id -> rebuild.fold(records.eventsAfter(id, 0)));
    }

    private List<MatchId> playSeveral() {
        MatchId playing = Api.started(
                "alice",
                "bob",
                ", \"timeControl\": {\"system\": \"BYOYOMI\","
                        + " \"mainTimeMs\": 600000, \"periodMs\": 30000, \"periods\": 3}");
        Api.move("alice", playing, "E5").then().statusCode(201);
        MatchId resigned = Api.started("alice", "bob", "");
        Api.as("bob")
                .post("/api/matches/{id}/resignation", resigned.toString())
                .then()
                .statusCode(201);
        MatchId counted = counted();
        mark(counted).then().statusCode(200);
        return List.of(playing, resigned, counted);
    }

    private static MatchId counted() {
        MatchId id = Api.started("alice", "bob", "");
        Api.move("alice", id, "E5").then().statusCode(201);
        Api.move("bob", id, "pass").then().statusCode(201);
        Api.move("alice", id, "pass").then().statusCode(201).body("phase", equalTo("COUNTING"));
        return id;
    }

    private static Response mark(MatchId id) {
        return Api.as("bob")
                .body(Map.of("vertices", List.of("E5"), "dead", true))
                .post("/api/matches/{id}/counting/marks", id.toString());
    }
}
