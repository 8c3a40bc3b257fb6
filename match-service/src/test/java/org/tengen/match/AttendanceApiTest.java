package org.tengen.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.support.Api;
import org.tengen.match.support.FakeRules;

/** Whoever is not there in time loses, by the terms of the match. */
@QuarkusTest
class AttendanceApiTest {
    private static final long SOON_MS = 1_500;
    private static final long LATER_MS = 600_000;

    @Inject
    FakeRules rules;

    @Test
    void check_in_missed_by_one_that_one_forfeits() {
        MatchId id = started(SOON_MS, LATER_MS);
        checkIn("alice", id).then().statusCode(200).body("clocks.attendance.checkInBy", notNullValue());

        Api.await(id, "result.text", "B+F");
    }

    @Test
    void check_in_missed_by_both_both_lose() {
        MatchId id = started(SOON_MS, LATER_MS);

        Api.await(id, "phase", "ENDED");
        Api.show(id)
                .then()
                .body("result.outcome", equalTo("BOTH_LOSE"), "result.method", equalTo("FORFEIT"))
                .body("result.text", equalTo("Void"));
        checkIn("alice", id).then().statusCode(409).body("result", equalTo("Void"));
    }

    @Test
    void a_late_first_move_forfeits_though_both_have_checked_in() {
        MatchId id = started(0, SOON_MS);
        checkIn("alice", id).then().statusCode(200);
        checkIn("bob", id).then().statusCode(200);

        Api.await(id, "result.text", "W+F");
    }

    @Test
    void late_both_lose() {
        MatchId id = started(0, SOON_MS);

        Api.await(id, "result.outcome", "BOTH_LOSE");
        Recorded end = rules.log(id).getLast();
        assertThat(end.event()).isInstanceOf(MatchEnded.class);
        assertThat(end.receivedAt())
                .as("dated at the deadline, however late it was called")
                .isEqualTo(Instant.parse(Api.show(id).<String>path("startedAt")).plusMillis(SOON_MS));
    }

    @Test
    void the_opponent_who_has_not_come_forfeits_once_the_first_move_is_made() {
        MatchId id = started(0, SOON_MS);
        Api.move("alice", id, "E5").then().statusCode(201);

        Api.await(id, "result.text", "B+F");
    }

    @Test
    void whoever_is_there_in_time_plays_on() {
        MatchId id = started(SOON_MS, SOON_MS);
        Api.move("alice", id, "E5").then().statusCode(201);
        checkIn("bob", id).then().statusCode(200);

        Api.show(id).then().body("phase", equalTo("PLAY"), "clocks.attendance.checkInBy", nullValue());
        Api.await(started(SOON_MS, SOON_MS), "phase", "ENDED");
        Api.show(id).then().body("phase", equalTo("PLAY"), "result", nullValue());
    }

    private static MatchId started(long checkInMs, long lateMs) {
        return Api.started(
                "alice", "bob", ", \"terms\": {\"checkInMs\": " + checkInMs + ", \"lateMs\": " + lateMs + "}");
    }

    private static Response checkIn(String player, MatchId id) {
        return Api.as(player).post("/api/matches/{id}/check-in", id.toString());
    }
}
