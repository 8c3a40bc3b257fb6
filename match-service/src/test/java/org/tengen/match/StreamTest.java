package org.tengen.match;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.lifecycle.application.Updates;
import org.tengen.match.support.Api;
import org.tengen.match.support.FakeRules;
import org.tengen.match.support.Watcher;

@QuarkusTest
class StreamTest {
    @Inject
    FakeRules rules;

    @Inject
    Updates updates;

    @AfterEach
    void behave() {
        rules.deliverEachEvent(1);
    }

    @Test
    void a_stream_begins_at_the_start_and_goes_on() throws IOException, InterruptedException {
        MatchId id = Api.started("alice", "bob", "");
        Api.move("alice", id, "E5").then().statusCode(201);
        try (Watcher watcher = Watcher.of(id)) {
            assertThat(watcher.next(2)).containsExactly(1, 2);
            assertThat(watcher.fields()).containsExactlyInAnyOrder("id", "event", "data");

            Api.move("bob", id, "E6").then().statusCode(201);
            assertThat(watcher.next(1)).containsExactly(3);
        }
    }

    @Test
    void a_stream_resumes_after_the_last_event_seen() throws IOException, InterruptedException {
        MatchId id = Api.started("alice", "bob", "");
        Api.move("alice", id, "E5").then().statusCode(201);
        Api.move("bob", id, "E6").then().statusCode(201);
        try (Watcher watcher = Watcher.after(id, 2)) {
            assertThat(watcher.next(1)).containsExactly(3);

            Api.move("alice", id, "D4").then().statusCode(201);
            assertThat(watcher.next(1)).containsExactly(4);
        }
    }

    @Test
    void a_watcher_who_leaves_is_forgotten() throws IOException, InterruptedException {
        MatchId id = Api.started("alice", "bob", "");
        Watcher watcher = Watcher.of(id);
        assertThat(watcher.next(1)).containsExactly(1);

        watcher.close();

        await().until(watcher::hasEnded);
        await().until(() -> !updates.hasAudience(id));
    }

    @Test
    void events_delivered_three_times_are_shown_once() throws IOException, InterruptedException {
        rules.deliverEachEvent(3);
        MatchId id = Api.started("alice", "bob", "");
        try (Watcher watcher = Watcher.of(id)) {
            List<String> moves = List.of("A1", "B1", "C1", "D1", "E1", "F1");
            for (int i = 0; i < moves.size(); i++) {
                Api.move(i % 2 == 0 ? "alice" : "bob", id, moves.get(i)).then().statusCode(201);
            }
            rules.deliverAgain(id);
            Api.move("alice", id, "E9").then().statusCode(201);

            assertThat(watcher.next(8))
                    .containsExactlyElementsOf(
                            IntStream.rangeClosed(1, 8).boxed().toList());
            assertThat(watcher.rest()).isEmpty();
        }
    }

    @Test
    void a_challenge_can_be_watched_until_the_match_begins() throws IOException, InterruptedException {
        MatchId id = Api.create("alice", "{\"width\": 9}");
        try (Watcher watcher = Watcher.of(id)) {
            Api.join("bob", id).then().statusCode(200);

            assertThat(watcher.next(1)).containsExactly(1);
        }
    }

    @Test
    void a_stream_is_not_resumed_after_what_has_not_happened() {
        MatchId begun = Api.started("alice", "bob", "");
        MatchId offered = Api.create("alice", "{\"width\": 9}");

        resume(begun, "2").then().statusCode(404).body("type", endsWith("/no-such-event"), "currentSeq", equalTo(1));
        resume(offered, "1").then().statusCode(404).body("type", endsWith("/no-such-event"), "currentSeq", equalTo(0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "x", "1.5", "+1", "5000000000"})
    void a_stream_is_resumed_after_a_whole_number_of_events(String seq) {
        MatchId begun = Api.started("alice", "bob", "");

        resume(begun, seq)
                .then()
                .statusCode(400)
                .body("type", endsWith("/bad-request"), "field", equalTo("Last-Event-ID"));
        given().queryParam("after", seq)
                .get("/api/matches/{id}/stream", begun.toString())
                .then()
                .statusCode(400)
                .body("type", endsWith("/bad-request"), "field", equalTo("after"));
    }

    /** Otherwise a client that has seen all would not know for a quarter of a minute whether it is connected. */
    @Test
    void a_stream_answers_at_once_though_there_is_nothing_to_tell() throws IOException, InterruptedException {
        MatchId id = Api.started("alice", "bob", "");
        Instant before = Instant.now();

        try (Watcher _ = Watcher.after(id, 1)) {
            assertThat(Duration.between(before, Instant.now())).isLessThan(Duration.ofSeconds(8));
        }
    }

    private static Response resume(MatchId id, String lastEventId) {
        return given().header("Last-Event-ID", lastEventId).get("/api/matches/{id}/stream", id.toString());
    }

    @Test
    void there_is_no_stream_of_nothing() {
        given().get("/api/matches/{id}/stream", UUID.randomUUID().toString())
                .then()
                .statusCode(404);
        MatchId id = Api.create("alice", "{\"width\": 9}");
        given().header("Last-Event-ID", "yesterday")
                .get("/api/matches/{id}/stream", id.toString())
                .then()
                .statusCode(400);
    }
}
