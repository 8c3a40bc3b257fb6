package org.tengen.local.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tengen.local.client.Api;
import org.tengen.local.client.MatchClient;
import org.tengen.local.platform.DataFolder;
import org.tengen.local.platform.Tokens;

/** Each refusal is a problem document with the right status; it stores nothing and troubles no operator. */
@ExtendWith(SharedPlatform.class)
class RefusalsIT {
    private static final int FIVE_MEGABYTES = 5 * 1024 * 1024;

    private final SharedPlatform.Running running;
    private final Http http;
    private final Api api;
    private final TwoPlayers players;
    private final ServiceLogs logs;

    RefusalsIT(SharedPlatform.Running running) {
        this.running = running;
        http = new Http(running.gateway());
        api = new Api(running.gateway());
        players = TwoPlayers.of(running.platform().tokens());
        logs = ServiceLogs.fromNow(running.platform());
    }

    @AfterEach
    void nothing_is_logged_as_an_error() {
        api.close();
        logs.assertNoErrors();
    }

    @Test
    void a_stone_on_a_stone() {
        MatchClient match = players.play(api, 5, "chinese", "C3");

        JsonNode problem = refuseMove(match, players.whiteToken(), "{\"vertex\":\"C3\"}", 422, "occupied");

        assertThat(problem.path("vertex").asText()).isEqualTo("C3");
    }

    @Test
    void suicide() {
        MatchClient match = players.play(api, 5, "chinese", "A2", "E5", "B1");

        JsonNode problem = refuseMove(match, players.whiteToken(), "{\"vertex\":\"A1\"}", 422, "suicide");

        assertThat(problem.path("vertex").asText()).isEqualTo("A1");
    }

    @Test
    void retaking_the_ko_at_once() {
        MatchClient match = players.play(api, 5, "chinese", "B3", "D4", "C4", "D2", "C2", "E3", "A1", "C3", "D3");

        refuseMove(match, players.whiteToken(), "{\"vertex\":\"C3\"}", 422, "ko");
    }

    /** Sending two, returning one; the settled sequence of the rules. */
    @Test
    void repeating_a_position() {
        MatchClient match = players.play(api, 5, "chinese", "C2", "A2", "D1", "B2", "B1", "pass", "A1", "C1");

        JsonNode problem = refuseMove(match, players.blackToken(), "{\"vertex\":\"B1\"}", 422, "repetition");

        assertThat(problem.path("repeatsMove").asInt()).isEqualTo(5);
    }

    @Test
    void playing_out_of_turn() {
        MatchClient match = players.play(api, 5, "chinese", "C3");

        JsonNode problem = refuseMove(match, players.blackToken(), "{\"vertex\":\"C4\"}", 409, "not-your-turn");

        assertThat(problem.path("toPlay").asText()).isEqualTo("WHITE");
    }

    @Test
    void playing_in_a_match_of_others() {
        MatchClient match = players.play(api, 5, "chinese", "C3");
        String stranger = running.platform().tokens().forPlayer("stranger");

        refuseMove(match, stranger, "{\"vertex\":\"C4\"}", 403, "not-your-match");
    }

    @Test
    void a_match_that_is_not_there() {
        HttpResponse<String> response = Http.send(http.post(
                "/api/matches/01890a5d-ac96-774b-bcce-b302099a8057/moves",
                players.blackToken(),
                "{\"vertex\":\"C4\"}"));

        assertProblem(response, 404, "no-such-match");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"vertex":"I5"}                     | 400 | bad-vertex
            {"vertex":"Z99"}                    | 400 | bad-vertex
            {"vertex":"K10"}                    | 422 | off-board
            {"vertex":"C4","colour":"WHITE"}    | 400 | bad-request
            {"vertex":34}                       | 400 | bad-request
            {"vertex":"C4","moveNumber":"2"}    | 400 | bad-request
            {"vertex":"C4","moveNumber":2.0}    | 400 | bad-request
            {"vertex":"C4","moveNumber":1}      | 409 | move-number-taken
            {"vertex":"C4"                      | 400 | bad-request
            {}                                  | 400 | bad-request
            []                                  | 400 | bad-request
            """)
    void moves_that_cannot_be_meant(String body, int status, String slug) {
        MatchClient match = players.play(api, 5, "chinese", "C3");

        refuseMove(match, players.whiteToken(), body, status, slug);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"width\":1,\"height\":1}",
                "{\"width\":26,\"height\":26}",
                "{\"komi\":0.3333333333333333}",
                "{\"komi\":\"6.5\"}",
                "{\"ruleset\":\"calvinball\"}",
                "{\"color\":\"GREEN\"}",
                "{\"timeControl\":{\"system\":\"ABSOLUTE\",\"mainTimeMs\":-1}}",
                "{\"opponent\":\"\"}",
                "{\"komi\":null,\"colour\":\"BLACK\"}"
            })
    void challenges_that_cannot_be_meant(String body) {
        HttpResponse<String> response = Http.send(http.post("/api/matches", players.blackToken(), body));

        assertProblem(response, 400, "bad-request");
        assertNoMatches();
    }

    @Test
    void a_body_of_five_megabytes() {
        String body = "{\"opponent\":\"" + "x".repeat(FIVE_MEGABYTES) + "\"}";

        HttpResponse<String> response = Http.send(http.post("/api/matches", players.blackToken(), body));

        assertProblem(response, 413, "body-too-large");
        assertNoMatches();
    }

    @Test
    void no_token() {
        HttpResponse<String> response = Http.send(http.to("/api/matches")
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{}")));

        assertProblem(response, 401, "unauthorized");
    }

    @Test
    void a_forged_token(@TempDir Path elsewhere) {
        try (DataFolder others = DataFolder.open(elsewhere)) {
            String forged = new Tokens(others.keys()).forPlayer(players.black());

            assertProblem(Http.send(http.post("/api/matches", forged, "{}")), 401, "unauthorized");
        }
        assertNoMatches();
    }

    @Test
    void an_expired_token() {
        Instant yesterday = Instant.now().minus(Duration.ofDays(1));
        String expired = running.platform().tokens().issue(players.black(), List.of("player"), yesterday);

        assertProblem(Http.send(http.post("/api/matches", expired, "{}")), 401, "unauthorized");
        assertNoMatches();
    }

    @Test
    void a_token_without_the_role() {
        Instant tomorrow = Instant.now().plus(Duration.ofDays(1));
        String guest = running.platform().tokens().issue(players.black(), List.of("guest"), tomorrow);

        assertProblem(Http.send(http.post("/api/matches", guest, "{}")), 403, "forbidden");
        assertNoMatches();
    }

    /** Sends a move that is refused; the log of the match stays as it was. */
    private JsonNode refuseMove(MatchClient match, String token, String body, int status, String slug) {
        List<JsonNode> before = match.log();
        HttpResponse<String> response = Http.send(http.post("/api/matches/" + match.id() + "/moves", token, body));
        JsonNode problem = assertProblem(response, status, slug);
        assertThat(match.log()).isEqualTo(before);
        return problem;
    }

    private void assertNoMatches() {
        assertThat(api.get("/api/matches?player=" + players.black()).path("items"))
                .isEmpty();
    }

    private static JsonNode assertProblem(HttpResponse<String> response, int status, String slug) {
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        assertThat(response.headers().firstValue("Content-Type").orElse("")).startsWith("application/problem+json");
        JsonNode problem = Http.json(response);
        assertThat(problem.path("type").asText()).isEqualTo("https://tengen.org/problems/" + slug);
        assertThat(problem.path("status").asInt()).isEqualTo(status);
        assertThat(problem.path("title").asText()).isNotBlank();
        assertThat(problem.path("detail").asText()).isNotBlank();
        return problem;
    }
}
