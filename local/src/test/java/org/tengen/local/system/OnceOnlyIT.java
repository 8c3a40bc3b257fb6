package org.tengen.local.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.tengen.contracts.wire.HashChain;
import org.tengen.local.client.Api;
import org.tengen.local.client.MatchClient;

/** Whatever comes twice has its effect once. */
@ExtendWith(SharedPlatform.class)
class OnceOnlyIT {
    private final SharedPlatform.Running running;
    private final Http http;
    private final Api api;
    private final TwoPlayers players;

    OnceOnlyIT(SharedPlatform.Running running) {
        this.running = running;
        http = new Http(running.gateway());
        api = new Api(running.gateway());
        players = TwoPlayers.of(running.platform().tokens());
    }

    @AfterEach
    void close() {
        api.close();
    }

    @Test
    void the_same_move_under_the_same_key_is_made_once_and_answered_alike() {
        MatchClient match = players.play(api, 9, "chinese", "E5");
        String key = UUID.randomUUID().toString();

        HttpResponse<String> first = move(match, "{\"vertex\":\"C3\"}", key);
        HttpResponse<String> second = move(match, "{\"vertex\":\"C3\"}", key);

        assertThat(first.statusCode()).isEqualTo(201);
        assertSameAnswer(first, second);
        assertThat(moves(match)).containsExactly("E5", "C3");
    }

    @Test
    void the_same_move_with_the_same_number_is_made_once_and_answered_alike() {
        MatchClient match = players.play(api, 9, "chinese", "E5");

        HttpResponse<String> first = move(
                match, "{\"vertex\":\"C3\",\"moveNumber\":2}", UUID.randomUUID().toString());
        HttpResponse<String> second = move(
                match, "{\"vertex\":\"C3\",\"moveNumber\":2}", UUID.randomUUID().toString());

        assertThat(first.statusCode()).isEqualTo(201);
        assertSameAnswer(first, second);
        assertThat(moves(match)).containsExactly("E5", "C3");
    }

    @Test
    void the_same_challenge_under_the_same_key_is_made_once() {
        String key = UUID.randomUUID().toString();

        HttpResponse<String> first = challenge("{\"width\":9}", key);
        HttpResponse<String> second = challenge("{\"width\":9}", key);

        assertThat(first.statusCode()).isEqualTo(201);
        assertSameAnswer(first, second);
        assertThat(api.get("/api/matches?player=" + players.black()).path("items"))
                .hasSize(1);
    }

    @Test
    void a_key_is_for_one_request_only() {
        String key = UUID.randomUUID().toString();
        challenge("{\"width\":9}", key);

        HttpResponse<String> other = challenge("{\"width\":13}", key);

        assertThat(other.statusCode()).isEqualTo(422);
        assertThat(Http.json(other).path("type").asText()).endsWith("/idempotency-key-reused");
    }

    @Test
    void every_command_delivered_three_times_makes_the_same_log() throws Exception {
        MatchClient match = players.play(api, 9, "chinese", "E5", "C3", "G7", "pass", "C7");
        CommandTopic topic = new CommandTopic(running.platform());
        List<String> commands = topic.commandsOf(match.id());
        List<JsonNode> log = match.log();
        List<String> twiceMore = new ArrayList<>(commands);
        twiceMore.addAll(commands);

        topic.deliver(match.id(), twiceMore);
        // Commands of one match are judged in order, so all have been judged once this one is.
        match.move(players.whiteToken(), 6, "G3");

        assertThat(commands).hasSize(6);
        assertThat(match.log()).hasSize(log.size() + 1).startsWith(log.toArray(JsonNode[]::new));
        assertThat(HashChain.firstFault(match.log())).isEmpty();
        assertThat(moves(match)).containsExactly("E5", "C3", "G7", "pass", "C7", "G3");
    }

    private HttpResponse<String> move(MatchClient match, String body, String key) {
        return Http.send(http.post("/api/matches/" + match.id() + "/moves", players.whiteToken(), body)
                .header("Idempotency-Key", key));
    }

    private HttpResponse<String> challenge(String body, String key) {
        return Http.send(http.post("/api/matches", players.blackToken(), body).header("Idempotency-Key", key));
    }

    private static void assertSameAnswer(HttpResponse<String> first, HttpResponse<String> second) {
        assertThat(second.statusCode()).isEqualTo(first.statusCode());
        assertThat(Http.json(second)).isEqualTo(Http.json(first));
    }

    private static List<String> moves(MatchClient match) {
        List<String> moves = new ArrayList<>();
        match.view().path("moves").forEach(move -> moves.add(move.asText()));
        return moves;
    }
}
