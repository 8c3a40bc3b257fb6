package org.tengen.match;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasKey;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.lessThanOrEqualTo;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.io.IOException;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tengen.contracts.event.MatchEvent.ClockPaused;
import org.tengen.contracts.event.MatchEvent.ClockResumed;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.MatchResult.Method;
import org.tengen.contracts.match.PauseReason;
import org.tengen.engine.Color;
import org.tengen.match.support.Api;
import org.tengen.match.support.FakeRules;
import org.tengen.match.support.Officials;
import org.tengen.match.support.Watcher;

/** Clocks, pauses and check-in as a client meets them. */
@QuarkusTest
class ClockApiTest {
    private static final String BYOYOMI =
            "{\"system\": \"BYOYOMI\", \"mainTimeMs\": 0, \"periodMs\": 30000, \"periods\": 1}";

    @Inject
    FakeRules rules;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"system\": \"CANADIAN\", \"mainTimeMs\": 0, \"blockMs\": 300000, \"stones\": 15}",
                "{\"system\": \"FISCHER\", \"mainTimeMs\": 300000, \"incrementMs\": 10000, \"capMs\": 0}",
                "{\"system\": \"SIMPLE\", \"perMoveMs\": 300000}",
                "{\"system\": \"ING\", \"mainTimeMs\": 300000, \"periodMs\": 60000, \"periods\": 3, \"pointsPerPeriod\": 2}"
            })
    void every_system_is_offered_played_and_shown(String control) {
        MatchId id = timed(control);
        Api.move("alice", id, "E5").then().statusCode(201);

        clock(id).body("running", equalTo("WHITE"), "black.lossInMs", notNullValue(), "calls", hasItem(notNullValue()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"system\": \"FISCHER\", \"mainTimeMs\": 0, \"incrementMs\": 1, \"capMs\": 0}  | mainTimeMs is from 1",
                "{\"system\": \"SIMPLE\", \"perMoveMs\": \"5\"}                                    | perMoveMs",
                "{\"system\": \"SIMPLE\"}                                                          | perMoveMs",
                "{\"system\": \"SUDDEN\", \"perMoveMs\": 5}                                        | system is one of NONE, ABSOLUTE, BYOYOMI, CANADIAN, FISCHER, SIMPLE, ING, not 'SUDDEN'",
                "{\"system\": \"CANADIAN\", \"mainTimeMs\": 1, \"blockMs\": 1, \"stones\": 101}    | stones is from 1 to 100",
                "{\"system\": \"BYOYOMI\", \"mainTimeMs\": 1, \"periodMs\": 1, \"periods\": 1, \"x\": 1} | x"
            })
    void a_time_control_that_cannot_be_is_refused_with_the_reason(String control, String reason) {
        String detail = Api.as("alice")
                .body("{\"timeControl\": " + control + "}")
                .post("/api/matches")
                .then()
                .statusCode(400)
                .body("type", endsWith("/bad-request"))
                .extract()
                .path("detail");

        assertThat(detail).contains(reason);
    }

    @Test
    void a_player_may_ask_for_the_time_left_at_any_moment() {
        MatchId id = timed(BYOYOMI);

        clock(id)
                .body(
                        "running", equalTo("BLACK"),
                        "now", notNullValue(),
                        "pausedFor", empty(),
                        "black.periodsLeft", equalTo(1),
                        "black.lastPeriod", equalTo(true),
                        "black.lossInMs", lessThanOrEqualTo(30_000),
                        "white.periodLeftMs", equalTo(30_000),
                        "calls", hasSize(12),
                        "calls.number", equalTo(List.of(10, 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)),
                        "calls[11].lost", equalTo(true));
        String deadline = clock(id).extract().path("deadline");
        assertThat(clock(id).extract().<String>path("calls[11].at")).isEqualTo(deadline);
    }

    @Test
    void the_time_left_is_told_also_while_the_match_is_counted_and_after_its_end() {
        MatchId id = timed("{\"system\": \"ABSOLUTE\", \"mainTimeMs\": 600000}");
        Api.move("alice", id, "E5").then().statusCode(201);
        Api.move("bob", id, "pass").then().statusCode(201);
        Api.move("alice", id, "pass").then().statusCode(201);

        Api.await(id, "phase", "COUNTING");
        clock(id).body("running", nullValue(), "pausedFor", hasItem("COUNTING"), "white.lossInMs", notNullValue());
        int left = clock(id).extract().path("white.lossInMs");

        post("bob", id, "resignation").statusCode(201);
        clock(id).body("running", nullValue(), "pausedFor", empty(), "white.lossInMs", equalTo(left));
    }

    @Test
    void an_engine_is_told_the_time_in_its_own_words() {
        MatchId id = timed("{\"system\": \"BYOYOMI\", \"mainTimeMs\": 3600000, \"periodMs\": 30000, \"periods\": 3}");

        clock(id)
                .body(
                        "gtp.standard.timeSettings", equalTo("time_settings 3660 30 1"),
                        "gtp.standard.timeLeft", hasSize(2),
                        "gtp.standard.timeLeft[1]", equalTo("time_left white 3660 0"),
                        "gtp.kgs.timeSettings", equalTo("kgs-time_settings byoyomi 3600 30 3"),
                        "gtp.kgs.timeLeft[1]", equalTo("time_left white 3600 0"));
    }

    @Test
    void an_engine_is_told_nothing_where_gtp_has_no_words_for_it() {
        clock(timed("{\"system\": \"FISCHER\", \"mainTimeMs\": 300000, \"incrementMs\": 10000, \"capMs\": 0}"))
                .body("black.mainTimeLeftMs", notNullValue(), "gtp", nullValue());
    }

    @Test
    void there_is_no_clock_before_the_match_and_none_of_nothing() {
        MatchId challenge = Api.create("alice", "{\"width\": 9}");

        given().get("/api/matches/{id}/clock", challenge.toString()).then().statusCode(409);
        given().get("/api/matches/{id}/clock", UUID.randomUUID().toString())
                .then()
                .statusCode(404);
    }

    @Test
    void a_stream_carries_the_calls_and_is_resumed_by_events_alone() throws IOException, InterruptedException {
        MatchId id = timed(BYOYOMI);
        try (Watcher watcher = Watcher.of(id)) {
            assertThat(watcher.next(1)).containsExactly(1);
            assertThat(watcher.nextClock()).contains("\"running\":\"BLACK\"", "\"number\":10");

            Api.move("alice", id, "E5").then().statusCode(201);
            assertThat(watcher.next(1)).containsExactly(2);
            assertThat(watcher.nextClock()).contains("\"running\":\"WHITE\"");
        }
    }

    @Test
    void a_pause_is_asked_for_granted_and_ended() {
        MatchId id = timed(BYOYOMI);
        post("alice", id, "pauses").statusCode(409).body("type", endsWith("/pause-on-own-turn"));
        post("bob", id, "pauses").statusCode(200).body("clocks.pause.state", equalTo("ASKED"));
        post("alice", id, "pauses/grant")
                .statusCode(200)
                .body(
                        "clocks.pausedFor", equalTo(List.of("PLAYER")),
                        "clocks.pause.by", equalTo("WHITE"),
                        "clocks.pause.until", notNullValue(),
                        "clocks.running", nullValue());
        clock(id)
                .body("running", nullValue(), "pausedFor", hasItem("PLAYER"), "calls", empty())
                .body("$", allOf(hasKey("running"), hasKey("deadline")));
        post("alice", id, "pauses/resume").statusCode(403).body("type", endsWith("/not-your-pause"));
        post("bob", id, "pauses/resume").statusCode(200).body("clocks.running", equalTo("BLACK"));
        post("bob", id, "pauses").statusCode(409).body("type", endsWith("/pause-taken"));
    }

    @Test
    void a_pause_ends_by_itself() {
        MatchId id = Api.started("alice", "bob", ", \"timeControl\": " + BYOYOMI + ", \"terms\": {\"pauseMs\": 1000}");
        post("bob", id, "pauses").statusCode(200);
        post("alice", id, "pauses/grant").statusCode(200);

        Api.await(id, "clocks.running", "BLACK");
        List<Recorded> log = rules.log(id);
        ClockPaused paused = (ClockPaused) log.get(log.size() - 2).event();
        assertThat(log.getLast().event()).isEqualTo(new ClockResumed(PauseReason.PLAYER));
        assertThat(log.getLast().recordedAt()).isAfterOrEqualTo(paused.until().orElseThrow());
    }

    @Test
    void no_pause_is_longer_than_five_minutes() {
        Api.as("alice")
                .body("{\"terms\": {\"pauseMs\": 300001}}")
                .post("/api/matches")
                .then()
                .statusCode(400)
                .body("type", endsWith("/bad-request"), "field", equalTo("terms.pauseMs"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"checkInMs", "lateMs", "pauseMs", "countingMs", "recountMs"})
    void a_time_out_of_range_is_blamed_on_its_own_field(String field) {
        Api.as("alice")
                .body("{\"terms\": {\"" + field + "\": -1}}")
                .post("/api/matches")
                .then()
                .statusCode(400)
                .body("field", equalTo("terms." + field), "detail", startsWith(field + " is from 0 to "));
    }

    @Test
    void a_count_may_be_contested_for_ten_minutes_unless_the_terms_say_otherwise() {
        MatchId usual = Api.create("alice", "{}");
        MatchId none = Api.create("alice", "{\"terms\": {\"recountMs\": 0}}");

        Api.show(usual).then().body("terms.recountMs", equalTo(600_000), "terms.countingMs", equalTo(86_400_000));
        Api.show(none).then().body("terms.recountMs", equalTo(0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ", \"capMs\": null", ", \"capMs\": 0"})
    void an_increment_needs_no_cap(String cap) {
        MatchId id = Api.create(
                "alice",
                "{\"timeControl\": {\"system\": \"FISCHER\", \"mainTimeMs\": 60000, \"incrementMs\": 5000" + cap
                        + "}}");

        Api.show(id).then().body("timeControl.incrementMs", equalTo(5_000), "timeControl.capMs", equalTo(0));
    }

    @Test
    void a_pause_may_be_declined() {
        MatchId id = timed(BYOYOMI);
        post("alice", id, "pauses/decline").statusCode(409).body("type", endsWith("/no-pause-asked-for"));
        post("bob", id, "pauses").statusCode(200);
        post("alice", id, "pauses/decline").statusCode(200).body("clocks.pause", nullValue());
    }

    @Test
    void a_referee_and_whoever_runs_the_platform_stop_the_clock() {
        MatchId id = timed(BYOYOMI + Officials.REFEREED);
        post("carol", id, "pauses/referee").statusCode(403);
        official("rita", "referee", id, "pauses/referee").body("clocks.pausedFor", equalTo(List.of("REFEREE")));
        official("ada", "admin", id, "pauses/server").body("clocks.pausedFor", equalTo(List.of("REFEREE", "SERVER")));
        official("rita", "referee", id, "pauses/referee/resume").body("clocks.running", nullValue());
        official("ada", "admin", id, "pauses/server/resume").body("clocks.running", equalTo("BLACK"));
        Api.as("rolf", "referee")
                .post("/api/matches/{id}/pauses/referee", id.toString())
                .then()
                .statusCode(403)
                .body("type", endsWith("/not-assigned"));
    }

    @Test
    void who_checks_in_is_shown_as_there() {
        MatchId id = timed(BYOYOMI);

        post("bob", id, "check-in")
                .statusCode(200)
                .body("seq", equalTo(2), "clocks.attendance.there", hasItem("WHITE"));
        post("bob", id, "check-in").statusCode(200).body("seq", equalTo(2));
        post("carol", id, "check-in").statusCode(403);
    }

    @Test
    void a_match_forfeited_by_both_shows_that_both_lose() {
        MatchId id = timed(BYOYOMI);
        rules.append(id, new MatchEnded(new MatchResult.BothLose(Method.FORFEIT)));

        Api.await(id, "phase", "ENDED");
        Api.show(id)
                .then()
                .body(
                        "result.outcome", equalTo("BOTH_LOSE"),
                        "result.method", equalTo("FORFEIT"),
                        "result.text", equalTo("Void"));
        post("alice", id, "check-in").statusCode(409).body("type", endsWith("/not-in-play"));
    }

    @Test
    void a_match_forfeited_by_one_is_won_by_the_other() {
        MatchId id = timed(BYOYOMI);
        rules.append(id, new MatchEnded(new MatchResult.Win(Color.BLACK, Method.FORFEIT)));

        Api.await(id, "result.text", "B+F");
    }

    private static MatchId timed(String control) {
        return Api.started("alice", "bob", ", \"timeControl\": " + control);
    }

    private static ValidatableResponse clock(MatchId id) {
        return given().get("/api/matches/{id}/clock", id.toString()).then().statusCode(200);
    }

    private static ValidatableResponse official(String who, String role, MatchId id, String what) {
        return Api.as(who, role)
                .post("/api/matches/{id}/" + what, id.toString())
                .then()
                .statusCode(200);
    }

    private static ValidatableResponse post(String player, MatchId id, String what) {
        return Api.as(player).post("/api/matches/{id}/" + what, id.toString()).then();
    }
}
