package org.tengen.local.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpRequest;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.tengen.contracts.match.SealedKomi;
import org.tengen.contracts.wire.HashChain;
import org.tengen.engine.Komi;
import org.tengen.local.client.Api;
import org.tengen.local.client.MatchClient;

/** A match under free-placement, through all services. */
@ExtendWith(SharedPlatform.class)
class FreePlacementIT {
    private static final SealedKomi FIVE = new SealedKomi(Komi.ofHalfPoints(10), "a secret of Black");
    private static final SealedKomi EIGHT = new SealedKomi(Komi.ofHalfPoints(16), "a secret of White");

    private final Http http;
    private final Api api;
    private final TwoPlayers players;

    FreePlacementIT(SharedPlatform.Running running) {
        http = new Http(running.gateway());
        api = new Api(running.gateway());
        players = TwoPlayers.of(running.platform().tokens());
    }

    @AfterEach
    void close() {
        api.close();
    }

    @Test
    void seat_stones_and_terms_lead_to_play_and_to_a_count_with_the_komi_agreed() {
        MatchClient match = players.play(api, 9, "free-placement");
        place(match, players.blackToken(), "A1");
        place(match, players.whiteToken(), "A2");
        place(match, players.blackToken(), "E5");
        assertThat(Http.json(Http.send(stone(match, players.whiteToken(), "B1")))
                        .path("type")
                        .asText())
                .endsWith("/no-liberty-left");
        place(match, players.whiteToken(), "C3");
        commit(match, players.blackToken(), FIVE);
        commit(match, players.whiteToken(), EIGHT);
        reveal(match, players.blackToken(), FIVE);
        reveal(match, players.whiteToken(), EIGHT);

        JsonNode view = match.view();
        assertThat(view.path("phase").asText()).isEqualTo("PLAY");
        assertThat(view.path("komi").decimalValue()).isEqualByComparingTo("6.5");
        assertThat(view.path("players").path("black").asText()).isEqualTo(players.white());
        JsonNode start = api.get("/api/records/" + match.id() + "/positions/0");
        assertThat(start.path("rows")).isEqualTo(view.path("position").path("rows"));
        assertThat(start.path("seq").asInt()).isEqualTo(view.path("seq").asInt());

        match.move(players.whiteToken(), 1, "pass");
        match.move(players.blackToken(), 2, "pass");
        List<JsonNode> log = match.log();
        assertThat(log).extracting(event -> event.path("type").asText()).contains("TermsAgreed", "CountingBegan");
        assertThat(data(log, "CountingBegan").path("komiHalfPoints").asInt()).isEqualTo(13);
        assertThat(HashChain.firstFault(log)).isEmpty();
    }

    private static JsonNode data(List<JsonNode> log, String type) {
        return log.stream()
                .filter(event -> event.path("type").asText().equals(type))
                .findFirst()
                .orElseThrow()
                .path("data");
    }

    private HttpRequest.Builder stone(MatchClient match, String token, String vertex) {
        return http.post("/api/matches/" + match.id() + "/seat-stones", token, "{\"vertex\": \"" + vertex + "\"}");
    }

    private void place(MatchClient match, String token, String vertex) {
        assertThat(Http.send(stone(match, token, vertex)).statusCode()).isEqualTo(201);
    }

    private void commit(MatchClient match, String token, SealedKomi komi) {
        ObjectNode body = Api.object().put("commitment", komi.commitment().sha256());
        api.post("/api/matches/" + match.id() + "/terms/commitment", token, body);
    }

    private void reveal(MatchClient match, String token, SealedKomi komi) {
        ObjectNode body = Api.object().put("komi", komi.komi().halfPoints() / 2).put("secret", komi.secret());
        api.post("/api/matches/" + match.id() + "/terms/reveal", token, body);
    }
}
