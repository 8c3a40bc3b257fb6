package org.tengen.match;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MoveUndone;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.support.Api;
import org.tengen.match.support.AtOnce;
import org.tengen.match.support.FakeRules;

/** Two things at once that exclude each other: one order, one truth, and the loser is told what happened. */
@QuarkusTest
class RaceTest {
    private static final int ROUNDS = 5;

    @Inject
    FakeRules rules;

    @RepeatedTest(ROUNDS)
    void both_resign_at_once_and_one_of_them_loses() throws InterruptedException, ExecutionException {
        MatchId id = Api.started("alice", "bob", "");

        List<Response> answers = AtOnce.run(List.of(() -> resign("alice", id), () -> resign("bob", id)));

        Response won = answers.get(indexOf(answers, 201));
        Response lost = answers.get(indexOf(answers, 409));
        Api.await(id, "phase", "ENDED");
        String result = Api.show(id).path("result.text");
        assertThat(won.<String>path("result.text")).isEqualTo(result);
        assertThat(lost.<String>path("type")).endsWith("/not-in-play");
        assertThat(lost.<String>path("result"))
                .as("the loser is told how it ended")
                .isEqualTo(result);
        assertThat(rules.log(id))
                .filteredOn(event -> event.event() instanceof MatchEnded)
                .hasSize(1);
    }

    @RepeatedTest(ROUNDS)
    void an_undo_accepted_against_the_next_move() throws InterruptedException, ExecutionException {
        MatchId id = Api.started("alice", "bob", "");
        Api.move("alice", id, "E5").then().statusCode(201);
        Api.move("bob", id, "D5").then().statusCode(201);
        ask("bob", id);

        List<Response> answers = AtOnce.run(List.of(() -> accept("alice", id), () -> Api.move("alice", id, "C5")));

        Response accepted = answers.getFirst();
        Response moved = answers.getLast();
        List<Recorded> log = rules.log(id);
        if (accepted.statusCode() == 200) {
            assertThat(moved.statusCode()).isEqualTo(409);
            assertThat(moved.<String>path("type")).endsWith("/moves-taken-back");
            assertThat(moved.<Integer>path("moveNumber")).isEqualTo(2);
            assertThat(log.getLast().event()).isInstanceOf(MoveUndone.class);
        } else {
            assertThat(moved.statusCode()).isEqualTo(201);
            assertThat(accepted.statusCode()).isEqualTo(409);
            assertThat(accepted.<String>path("type")).endsWith("/undo-lapsed");
            assertThat(accepted.<Integer>path("moveNumber")).isEqualTo(3);
            assertThat(log.getLast().event()).isInstanceOf(StonePlayed.class);
        }
        assertThat(log).as("one of the two is in the log").hasSize(5);
    }

    /** Sent 80, 60, 40 and 20 ms before the deadline, and at it. */
    @RepeatedTest(ROUNDS)
    void a_move_against_the_flag(RepetitionInfo round) {
        MatchId id = Api.started("alice", "bob", ", \"timeControl\": {\"system\": \"ABSOLUTE\", \"mainTimeMs\": 700}");
        Instant deadline = Instant.parse(Api.show(id).path("clocks.deadline"));
        awaitTime(deadline.minusMillis(20L * (ROUNDS - round.getCurrentRepetition())));

        Response moved = Api.move("alice", id, "E5");

        Api.await(id, "phase", "ENDED");
        boolean inTime = moved.statusCode() == 201;
        String result = inTime ? "B+T" : "W+T";
        assertThat(Api.show(id).<String>path("result.text"))
                .as("whoever had no time left, and nobody else, has lost")
                .isEqualTo(result);
        if (inTime) {
            assertThat(rules.log(id).get(1).receivedAt()).isBefore(deadline);
        } else {
            assertThat(moved.statusCode()).isEqualTo(409);
            assertThat(moved.<String>path("type")).matches(".*/(time-expired|not-in-play)");
            assertThat(rules.log(id)).noneMatch(event -> event.event() instanceof StonePlayed);
        }
        Response late = Api.move("alice", id, "D5");
        assertThat(late.statusCode()).isEqualTo(409);
        assertThat(late.<String>path("result")).isEqualTo(result);
    }

    private static void awaitTime(Instant time) {
        Awaitility.await()
                .pollDelay(Duration.ZERO)
                .pollInterval(Duration.ofMillis(1))
                .until(() -> !Instant.now().isBefore(time));
    }

    private static int indexOf(List<Response> answers, int status) {
        List<Integer> statuses = answers.stream().map(Response::statusCode).toList();
        assertThat(statuses).contains(status);
        return statuses.indexOf(status);
    }

    private static void ask(String player, MatchId id) {
        Api.as(player)
                .body(Map.of("plies", 1))
                .post("/api/matches/{id}/undo-requests", id.toString())
                .then()
                .statusCode(201);
    }

    private static Response accept(String player, MatchId id) {
        return Api.as(player).post("/api/matches/{id}/undo-requests/acceptance", id.toString());
    }

    private static Response resign(String player, MatchId id) {
        return Api.as(player).post("/api/matches/{id}/resignation", id.toString());
    }
}
