package org.tengen.local.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpRequest;
import java.time.Duration;
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

    private static final Duration PATIENCE = Duration.ofSeconds(30);

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
        commit(match, players.whiteToken(), EIGHT);
        commit(match, players.blackToken(), FIVE);
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

    /** White alone seals in time; the record of all of it is in order, and play begins as White chose. */
    @Test
    void whoever_alone_seals_in_time_chooses_its_colour_and_plays_for_its_own_komi() {
        ObjectNode offer = Api.object()
                .put("opponent", players.white())
                .put("color", "BLACK")
                .put("ruleset", "free-placement")
                .put("width", 9);
        offer.putObject("terms").put("termsMs", 2_000);
        MatchClient match = MatchClient.create(api, players.blackToken(), offer);
        match.join(players.whiteToken());
        place(match, players.blackToken(), "C3");
        place(match, players.whiteToken(), "G7");
        place(match, players.blackToken(), "G3");
        place(match, players.whiteToken(), "C7");
        commit(match, players.whiteToken(), EIGHT);

        await().atMost(PATIENCE)
                .until(() ->
                        match.view().path("komiOffers").path("step").asText().equals("CHOOSE"));
        ObjectNode choice = Api.object().put("color", "BLACK").put("komi", 8).put("secret", EIGHT.secret());
        JsonNode view = api.post("/api/matches/" + match.id() + "/terms/choice", players.whiteToken(), choice);

        assertThat(view.path("phase").asText()).isEqualTo("PLAY");
        assertThat(view.path("players").path("black").asText()).isEqualTo(players.white());
        match.move(players.whiteToken(), 1, "E5");
        List<JsonNode> log = match.log();
        assertThat(log.subList(5, log.size()))
                .extracting(event -> event.path("type").asText())
                .containsExactly("TermsCommitted", "TermsLapsed", "TermsRevealed", "TermsAgreed", "StonePlayed");
        assertThat(data(log, "TermsAgreed").path("komiHalfPoints").asInt()).isEqualTo(16);
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
