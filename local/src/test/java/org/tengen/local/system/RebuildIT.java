package org.tengen.local.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.tengen.engine.Color;
import org.tengen.local.client.Api;
import org.tengen.local.client.MatchClient;
import org.tengen.local.platform.Service;
import org.tengen.local.platform.ServiceProcess;

/** What a service keeps beside the log can be thrown away: it comes back from the log, the same to the last letter. */
@ExtendWith(SharedPlatform.class)
class RebuildIT {
    /** How far the written state has come may differ: whoever reads it goes on from the log. */
    private static final String[] SNAPSHOT = {"state", "state_seq"};

    private final SharedPlatform.Running running;

    RebuildIT(SharedPlatform.Running running) {
        this.running = running;
    }

    @Test
    void tables_come_back_from_the_record_api() {
        try (Api api = new Api(running.gateway())) {
            TwoPlayers players = TwoPlayers.of(running.platform().tokens());
            MatchClient inPlay = players.play(api, 9, "japanese", "E5", "C3", "pass");
            MatchClient resigned = players.play(api, 9, "chinese", "E5");
            resigned.resign(players.whiteToken());
            MatchClient counted = counted(api, players);

            List<JsonNode> shown = shown(inPlay, resigned, counted);
            assertComesBack(Service.MATCH, "match", List.of("match_fold"), SNAPSHOT);
            assertThat(shown(inPlay, resigned, counted)).isEqualTo(shown);
            assertComesBack(Service.SCORING, "score_sheet", List.of("counting", "built"));

            assertThat(Stream.of(inPlay, resigned, counted)
                            .map(match -> match.view().path("phase").asText()))
                    .containsExactly("PLAY", "ENDED", "ENDED");
            inPlay.move(players.whiteToken(), 4, "G7");
            assertThat(counted.score().path("result").asText()).isEqualTo("B+81");
        }
    }

    /** A board of Black's alone, who has one stone on 9x9: 81 points by area without komi. */
    private static MatchClient counted(Api api, TwoPlayers players) {
        MatchClient match = MatchClient.create(
                api,
                players.blackToken(),
                Api.object()
                        .put("opponent", players.white())
                        .put("color", "BLACK")
                        .put("ruleset", "chinese")
                        .put("width", 9)
                        .put("height", 9)
                        .put("komi", 0));
        match.join(players.whiteToken());
        match.move(players.blackToken(), 1, "E5");
        match.move(players.whiteToken(), 2, "pass");
        match.move(players.blackToken(), 3, "pass");
        await().atMost(Duration.ofSeconds(30))
                .until(() -> match.log().stream()
                        .anyMatch(event -> event.path("type").asText().equals("DeadStonesSuggested")));
        String deadHash = match.view().path("counting").path("deadHash").asText();
        match.accept(players.token(Color.WHITE), deadHash);
        match.accept(players.token(Color.BLACK), deadHash);
        await().atMost(Duration.ofSeconds(30))
                .until(() -> match.view().path("phase").asText().equals("ENDED"));
        return match;
    }

    /** Matches as their own answers have them, but for what passes with the time. */
    private static List<JsonNode> shown(MatchClient... matches) {
        return Stream.of(matches)
                .map(match -> ((ObjectNode) match.view()).<JsonNode>without(List.of("clocks", "clock")))
                .toList();
    }

    private void assertComesBack(Service which, String table, List<String> others, String... without) {
        ServiceProcess service = running.platform().service(which);
        Rows rows = new Rows(service);
        service.stop();
        List<String> before = rows.all(table, without);
        rows.deleteAll(Stream.concat(Stream.of(table), others.stream()).toArray(String[]::new));
        assertThat(rows.all(table)).isEmpty();

        service.start();
        service.awaitReady();

        assertThat(before).isNotEmpty();
        await().atMost(Duration.ofSeconds(30))
                .untilAsserted(() -> assertThat(rows.all(table, without)).isEqualTo(before));
    }
}
