package org.tengen.local.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.tengen.contracts.wire.HashChain;
import org.tengen.local.client.Api;
import org.tengen.local.client.MatchClient;

/** Moves taken back, and two who give up at once, through all services. */
@ExtendWith(SharedPlatform.class)
class UndoIT {
    private final Http http;
    private final Api api;
    private final TwoPlayers players;

    UndoIT(SharedPlatform.Running running) {
        http = new Http(running.gateway());
        api = new Api(running.gateway());
        players = TwoPlayers.of(running.platform().tokens());
    }

    @AfterEach
    void close() {
        api.close();
    }

    @Test
    void board_record_and_match_agree_after_moves_were_taken_back() {
        MatchClient match = players.play(api, 9, "chinese", "A2", "A1", "B1");
        assertThat(match.view().path("prisoners").path("black").asInt()).isEqualTo(1);

        assertThat(ask(match, players.blackToken(), 2).statusCode()).isEqualTo(201);
        assertThat(accept(match).statusCode()).isEqualTo(200);
        match.move(players.whiteToken(), 2, "C3");

        JsonNode view = match.view();
        JsonNode position = api.get("/api/records/" + match.id() + "/positions/2");
        assertThat(view.path("prisoners").path("black").asInt()).isZero();
        assertThat(texts(view.path("moves"))).containsExactly("A2", "C3");
        assertThat(position.path("rows")).isEqualTo(view.path("position").path("rows"));
        assertThat(position.path("seq").asInt()).isEqualTo(view.path("seq").asInt());
        assertThat(status("/api/records/" + match.id() + "/positions/3")).isEqualTo(404);
        assertThat(Http.send(http.to("/api/records/" + match.id() + "/sgf")).body())
                .endsWith("\n;B[ah]\n;W[cg])\n");
        assertThat(HashChain.firstFault(match.log())).isEmpty();
    }

    /** Under positional superko the position is new again once the move that made it was taken back. */
    @Test
    void what_was_taken_back_may_be_played_again() {
        MatchClient match = players.play(api, 9, "chinese", "E5");
        ask(match, players.blackToken(), 1);
        accept(match);

        match.move(players.blackToken(), 1, "E5");

        assertThat(texts(match.view().path("moves"))).containsExactly("E5");
    }

    @RepeatedTest(3)
    void both_resign_at_once_and_the_loser_of_the_race_is_told_the_result() {
        MatchClient match = players.play(api, 9, "chinese", "E5");

        List<HttpResponse<String>> answers = bothAtOnce(match);

        assertThat(answers).extracting(HttpResponse::statusCode).containsExactlyInAnyOrder(201, 409);
        String result = match.view().path("result").path("text").asText();
        HttpResponse<String> lost = answers.stream()
                .filter(answer -> answer.statusCode() == 409)
                .findFirst()
                .orElseThrow();
        assertThat(Http.json(lost).path("type").asText()).endsWith("/not-in-play");
        assertThat(Http.json(lost).path("result").asText()).isEqualTo(result).matches("[BW]\\+R");
        assertThat(match.log().stream()
                        .filter(event -> event.path("type").asText().equals("MatchEnded")))
                .hasSize(1);
    }

    private List<HttpResponse<String>> bothAtOnce(MatchClient match) {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<CompletableFuture<HttpResponse<String>>> answers = List.of(
                    CompletableFuture.supplyAsync(() -> resign(match, players.blackToken()), threads),
                    CompletableFuture.supplyAsync(() -> resign(match, players.whiteToken()), threads));
            return answers.stream().map(CompletableFuture::join).toList();
        }
    }

    private HttpResponse<String> resign(MatchClient match, String token) {
        return Http.send(http.post("/api/matches/" + match.id() + "/resignation", token, ""));
    }

    private HttpResponse<String> ask(MatchClient match, String token, int plies) {
        String body = "{\"plies\": " + plies + "}";
        return Http.send(http.post("/api/matches/" + match.id() + "/undo-requests", token, body));
    }

    private HttpResponse<String> accept(MatchClient match) {
        String path = "/api/matches/" + match.id() + "/undo-requests/acceptance";
        return Http.send(http.post(path, players.whiteToken(), ""));
    }

    private int status(String path) {
        return Http.send(http.to(path)).statusCode();
    }

    private static List<String> texts(JsonNode array) {
        return array.valueStream().map(JsonNode::asText).toList();
    }
}
