package org.tengen.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.event.MatchEvent.DeadStonesSuggested;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.PlayerResigned;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchResult;
import org.tengen.engine.Color;
import org.tengen.kernel.record.RebuildTarget;
import org.tengen.kernel.record.RecordClient;
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
    void a_request_decided_on_an_old_row_is_decided_again() throws InterruptedException, ExecutionException {
        MatchId id = counted();
        rules.setMute(true);
        rules.append(id, new DeadStonesSuggested(DeadStones.NONE, false));

        CompletableFuture<Response> marked = CompletableFuture.supplyAsync(() -> mark(id));
        await().until(() -> rules.received(id).size() == 5);
        rules.setMute(false);
        rules.deliverAgain(id);

        marked.get().then().statusCode(200).body("seq", equalTo(7));
        assertThat(rules.received(id)).hasSize(6);
    }

    @Test
    void a_match_that_keeps_moving_on_is_given_up_after_three_attempts() {
        MatchId id = counted();
        rules.setMute(true);
        rules.append(id, new DeadStonesSuggested(DeadStones.NONE, false));

        mark(id).then().statusCode(409).body("type", endsWith("/stale"), "currentSeq", equalTo(6));
        assertThat(rules.received(id)).hasSize(7);
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
