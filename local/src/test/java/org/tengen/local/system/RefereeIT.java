package org.tengen.local.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.tengen.contracts.wire.HashChain;
import org.tengen.engine.Color;
import org.tengen.local.client.Api;
import org.tengen.local.client.MatchClient;
import org.tengen.local.platform.Tokens;

/** What the sides cannot settle by themselves, through all services. */
@ExtendWith(SharedPlatform.class)
@Timeout(120)
class RefereeIT {
    /** Black lives in the corner with two eyes, and the whole board is Black's: 25 points, 17.5 after komi. */
    private static final List<String> TWO_EYES =
            List.of("A2", "pass", "B2", "pass", "B1", "pass", "C2", "pass", "D2", "pass", "D1", "pass", "pass");

    private final Http http;
    private final Api api;
    private final TwoPlayers players;
    private final String referee;
    private final String refereesToken;
    private final String organizersToken;

    RefereeIT(SharedPlatform.Running running) {
        http = new Http(running.gateway());
        api = new Api(running.gateway());
        Tokens tokens = running.platform().tokens();
        players = TwoPlayers.of(tokens);
        referee = "referee-" + UUID.randomUUID();
        refereesToken = tokens.issue(referee, List.of("player", "referee"));
        organizersToken = tokens.issue("organizer-" + UUID.randomUUID(), List.of("organizer"));
    }

    @AfterEach
    void close() {
        api.close();
    }

    @Test
    void an_objection_is_ruled_on_the_ruling_appealed_and_the_appeal_decided() {
        MatchClient match = started(Api.object(), "E5", "C3", "G7");
        int objection = seq(post(match, "/objections", players.whiteToken(), "{\"text\": \"A stone was moved\"}"));
        assertThat(waiting("/api/matches/objections", refereesToken, match)).containsExactly(objection);

        HttpResponse<String> ruled = post(match, "/rulings", refereesToken, """
                {"kind": "LOSS", "color": "BLACK", "reason": "On purpose", "seq": %d}""".formatted(objection));
        assertThat(Http.json(ruled).path("result").path("text").asText()).isEqualTo("W+");
        assertThat(waiting("/api/matches/objections", refereesToken, match)).isEmpty();

        String appealed = "{\"rulingSeq\": " + seq(ruled) + ", \"text\": \"By accident\"}";
        int appeal = seq(post(match, "/appeals", players.blackToken(), appealed));
        assertThat(waiting("/api/matches/appeals", organizersToken, match)).containsExactly(appeal);
        HttpResponse<String> decided = post(match, "/appeals/" + appeal + "/decision", organizersToken, """
                {"stands": false, "reason": "Nobody's fault", "replacement": {"kind": "RESTORE_POSITION", "moveNumber": 2}}""");
        assertThat(decided.statusCode()).isEqualTo(201);

        assertThat(post(match, "/moves", players.blackToken(), "{\"vertex\": \"G7\"}")
                        .statusCode())
                .as("not before both have confirmed")
                .isEqualTo(409);
        assertThat(seq(post(match, "/confirmation", players.blackToken(), ""))).isPositive();
        assertThat(seq(post(match, "/confirmation", players.whiteToken(), ""))).isPositive();
        match.move(players.blackToken(), 3, "G3");
        JsonNode view = match.view();
        assertThat(texts(view.path("moves"))).containsExactly("E5", "C3", "G3");
        JsonNode position = api.get("/api/records/" + match.id() + "/positions/3");
        assertThat(position.path("rows")).isEqualTo(view.path("position").path("rows"));
        assertThat(types(match))
                .containsSubsequence(
                        "ObjectionRaised",
                        "RefereeRuled",
                        "MatchEnded",
                        "AppealFiled",
                        "AppealDecided",
                        "PositionRestored",
                        "PositionConfirmed",
                        "PositionConfirmed",
                        "ClockResumed",
                        "StonePlayed");
        assertThat(HashChain.firstFault(match.log())).isEmpty();
    }

    @Test
    void of_two_referees_who_rule_at_once_the_second_hears_what_was_ruled() {
        MatchClient match = started(Api.object(), "E5");

        List<HttpResponse<String>> answers = atOnce(
                () -> post(match, "/rulings", refereesToken, "{\"kind\": \"DRAW\", \"reason\": \"Why\"}"),
                () -> post(match, "/rulings", refereesToken, "{\"kind\": \"ANNUL\", \"reason\": \"Why\"}"));

        assertThat(answers).extracting(HttpResponse::statusCode).containsExactlyInAnyOrder(201, 409);
        boolean drawn = answers.getFirst().statusCode() == 201;
        JsonNode lost = Http.json(answers.get(drawn ? 1 : 0));
        assertThat(lost.path("type").asText()).endsWith("/ruled-meanwhile");
        assertThat(lost.path("decision").asText()).isEqualTo(drawn ? "DRAW" : "ANNUL");
        assertThat(lost.path("by").asText()).isEqualTo(referee);
        assertThat(types(match)).containsOnlyOnce("RefereeRuled").containsOnlyOnce("MatchEnded");
    }

    @Test
    void a_count_is_made_again_and_a_referee_corrects_the_result() {
        MatchClient match = started(Api.object().put("recountMs", 600_000), TWO_EYES);
        accept(match, players.whiteToken());
        accept(match, players.blackToken());
        awaitResult(match, "B+17.5");

        int recount = seq(post(match, "/recounts", players.whiteToken(), ""));
        Awaitility.await()
                .atMost(Duration.ofSeconds(20))
                .until(() -> match.score().path("recountOf").isNumber());
        JsonNode sheet = match.score();
        assertThat(sheet.path("seq").asInt()).isEqualTo(recount);
        assertThat(sheet.path("recountOf").asInt()).isLessThan(recount);
        assertThat(match.view().path("result").path("text").asText()).isEqualTo("B+17.5");

        HttpResponse<String> ruled = post(match, "/rulings", refereesToken, """
                {"kind": "CORRECT_RESULT", "reason": "A stone was misplaced",
                 "result": {"outcome": "WIN", "winner": "BLACK", "margin": 2.5}}""");
        assertThat(ruled.statusCode()).isEqualTo(201);
        awaitResult(match, "B+2.5");
        HttpResponse<String> again = post(match, "/recounts", players.whiteToken(), "");
        assertThat(again.statusCode()).isEqualTo(409);
        assertThat(Http.json(again).path("type").asText()).endsWith("/result-ruled");
    }

    @Test
    void sides_that_do_not_agree_in_time_get_the_certain_suggestion() {
        MatchClient match = started(Api.object().put("countingMs", 2_000), TWO_EYES);

        awaitResult(match, "B+17.5");

        assertThat(types(match))
                .containsSubsequence(
                        "CountingBegan", "DeadStonesSuggested", "CountImposed", "MatchScored", "MatchEnded");
    }

    /** Whether the white stone between two black ones lives is not settled. */
    @Test
    void where_nothing_is_certain_the_referee_is_called() {
        MatchClient match = started(Api.object().put("countingMs", 1_000), "E5", "E4", "F4", "pass", "pass");

        Awaitility.await()
                .atMost(Duration.ofSeconds(20))
                .until(() ->
                        waiting("/api/matches/objections", refereesToken, match).size() == 1);

        String ruling = "{\"kind\": \"DRAW\", \"reason\": \"Nobody answers\"}";
        assertThat(post(match, "/rulings", refereesToken, ruling).statusCode()).isEqualTo(201);
        awaitResult(match, "0");
        assertThat(waiting("/api/matches/objections", refereesToken, match)).isEmpty();
    }

    @Test
    void a_referee_who_is_called_settles_the_count_and_it_is_scored() {
        MatchClient match = started(Api.object().put("countingMs", 1_000), "E5", "E4", "F4", "pass", "pass");
        Awaitility.await()
                .atMost(Duration.ofSeconds(20))
                .until(() ->
                        waiting("/api/matches/objections", refereesToken, match).size() == 1);

        String ruling = "{\"kind\": \"SETTLE_COUNT\", \"dead\": [\"E4\"], \"reason\": \"It cannot live\"}";
        assertThat(post(match, "/rulings", refereesToken, ruling).statusCode()).isEqualTo(201);

        awaitResult(match, "B+73.5");
        assertThat(texts(match.score().path("dead"))).containsExactly("E4");
        assertThat(waiting("/api/matches/objections", refereesToken, match)).isEmpty();
        assertThat(types(match)).containsSubsequence("RefereeRuled", "CountImposed", "MatchScored", "MatchEnded");
        assertThat(HashChain.firstFault(match.log())).isEmpty();
    }

    @Test
    void a_match_is_played_again_from_the_answer_on() {
        MatchClient match = started(Api.object(), "E5");

        HttpResponse<String> ruled =
                post(match, "/rulings", refereesToken, "{\"kind\": \"REPLAY\", \"reason\": \"Scattered\"}");

        String replay = Http.json(ruled).path("ruling").path("replayMatchId").asText();
        assertThat(api.get("/api/matches/" + replay).path("replayOf").asText())
                .isEqualTo(match.id().toString());
        assertThat(Http.send(http.post(
                                "/api/matches/" + replay + "/moves", players.blackToken(), "{\"vertex\": \"C3\"}"))
                        .statusCode())
                .isEqualTo(201);
    }

    /** Sending two and returning one while the opponent passes, until the position after move 5 is back. */
    @Test
    void both_agree_on_no_result_in_a_long_cycle() {
        MatchClient match =
                started(Api.object(), "japanese", List.of("C2", "A2", "D1", "B2", "B1", "pass", "A1", "C1", "B1"));
        assertThat(match.view().path("noResult").path("repeatsMove").asInt()).isEqualTo(5);

        assertThat(seq(post(match, "/no-result-offers", players.whiteToken(), "")))
                .isPositive();
        HttpResponse<String> agreed = post(match, "/no-result-offers/acceptance", players.blackToken(), "");

        assertThat(agreed.statusCode()).isEqualTo(200);
        JsonNode result = match.view().path("result");
        assertThat(result.path("text").asText()).isEqualTo("Void");
        assertThat(result.path("method").asText()).isEqualTo("AGREEMENT");
    }

    private MatchClient started(ObjectNode terms, String... moves) {
        return started(terms, List.of(moves));
    }

    private MatchClient started(ObjectNode terms, List<String> moves) {
        return started(terms, "chinese", moves);
    }

    private MatchClient started(ObjectNode terms, String ruleset, List<String> moves) {
        terms.withArray("referees").add(referee);
        int side = moves.contains("E5") ? 9 : 5;
        ObjectNode challenge = Api.object()
                .put("opponent", players.white())
                .put("color", "BLACK")
                .put("ruleset", ruleset)
                .put("width", side);
        challenge.set("terms", terms);
        MatchClient match = MatchClient.create(api, players.blackToken(), challenge);
        match.join(players.whiteToken());
        Color color = Color.BLACK;
        for (int i = 0; i < moves.size(); i++) {
            match.move(players.token(color), i + 1, moves.get(i));
            color = color.opponent();
        }
        return match;
    }

    private HttpResponse<String> post(MatchClient match, String what, String token, String body) {
        return Http.send(http.post("/api/matches/" + match.id() + what, token, body));
    }

    private void accept(MatchClient match, String token) {
        match.accept(token, match.view().path("counting").path("deadHash").asText());
    }

    /** The events by which a match waits in a queue. */
    private List<Integer> waiting(String queue, String token, MatchClient match) {
        HttpResponse<String> page = Http.send(http.to(queue + "?limit=100").header("Authorization", "Bearer " + token));
        return Http.json(page)
                .path("items")
                .valueStream()
                .filter(item -> item.path("matchId").asText().equals(match.id().toString()))
                .map(item -> item.path("seq").asInt())
                .toList();
    }

    private static List<HttpResponse<String>> atOnce(
            Supplier<HttpResponse<String>> one, Supplier<HttpResponse<String>> other) {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<CompletableFuture<HttpResponse<String>>> answers = Stream.of(one, other)
                    .map(request -> CompletableFuture.supplyAsync(request, threads))
                    .toList();
            return answers.stream().map(CompletableFuture::join).toList();
        }
    }

    private static void awaitResult(MatchClient match, String text) {
        Awaitility.await()
                .atMost(Duration.ofSeconds(20))
                .untilAsserted(() -> assertThat(
                                match.view().path("result").path("text").asText())
                        .isEqualTo(text));
    }

    private static int seq(HttpResponse<String> answer) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
        return Http.json(answer).path("seq").asInt();
    }

    private static List<String> types(MatchClient match) {
        return texts(match.log().stream().map(event -> event.path("type")).toList());
    }

    private static List<String> texts(Iterable<JsonNode> nodes) {
        return StreamSupport.stream(nodes.spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }
}
