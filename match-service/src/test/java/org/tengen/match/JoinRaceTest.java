package org.tengen.match;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.support.Api;
import org.tengen.match.support.AtOnce;
import org.tengen.match.support.FakeRules;

@QuarkusTest
class JoinRaceTest {
    @Inject
    FakeRules rules;

    @Test
    void of_many_who_join_at_once_one_gets_the_seat() throws InterruptedException, ExecutionException {
        MatchId id = Api.create("alice", "{\"color\": \"BLACK\", \"width\": 9}");
        List<Callable<Response>> joins = IntStream.range(0, 8)
                .<Callable<Response>>mapToObj(i -> () -> Api.join("joiner" + i, id))
                .toList();

        List<Response> answers = AtOnce.run(joins);

        List<Response> winners =
                answers.stream().filter(answer -> answer.statusCode() == 200).toList();
        assertThat(winners).hasSize(1);
        assertThat(answers.stream().filter(answer -> answer.statusCode() == 409))
                .hasSize(7);
        assertThat(Api.show(id).<String>path("players.white"))
                .isEqualTo(winners.getFirst().path("players.white"));
        assertThat(rules.log(id)).hasSize(1);
    }

    @Test
    void of_two_who_resign_at_once_one_loses() throws InterruptedException, ExecutionException {
        MatchId id = Api.started("alice", "bob", "");
        List<Callable<Response>> resignations = List.of(() -> resign("alice", id), () -> resign("bob", id));

        List<Response> answers = AtOnce.run(resignations);

        assertThat(answers.stream().map(Response::statusCode)).containsExactlyInAnyOrder(201, 409);
        assertThat(rules.log(id)).hasSize(3);
    }

    private static Response resign(String player, MatchId id) {
        return Api.as(player).post("/api/matches/{id}/resignation", id.toString());
    }
}
