package org.tengen.local.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.tengen.local.client.Api;
import org.tengen.local.client.MatchClient;

/** What a match's own sheet needs of the whole game, through all services. */
@ExtendWith(SharedPlatform.class)
class CountingIT {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Api api;
    private final TwoPlayers players;

    CountingIT(SharedPlatform.Running running) {
        api = new Api(running.gateway());
        players = TwoPlayers.of(running.platform().tokens());
    }

    @AfterEach
    void close() {
        api.close();
    }

    /** Main time is over at once, so each side enters one period: 2 points. White passes first: half a point. */
    @Test
    void the_sheet_of_a_match_shows_the_button_and_the_points_given_for_overtime() {
        MatchClient match = started();
        match.move(players.blackToken(), 1, "E5");
        match.move(players.whiteToken(), 2, "pass");
        match.move(players.blackToken(), 3, "pass");

        acceptAsSuggested(match, players.whiteToken(), players.blackToken());

        JsonNode sheet = match.score();
        assertThat(lines(sheet.path("black"))).containsExactly("AREA 81", "TIME_PENALTY -2");
        assertThat(lines(sheet.path("white"))).containsExactly("BUTTON 0.5", "TIME_PENALTY -2", "KOMI 7.5");
        assertThat(sheet.path("result").asText()).isEqualTo("B+73");
        assertThat(match.view().path("result").path("text").asText()).isEqualTo("B+73");
    }

    /** An empty board is shared alike; both pass, and Black is to accept first. */
    @Test
    void an_equal_count_is_won_by_whom_the_terms_say_on_the_sheet_and_in_the_record() {
        ObjectNode offer = Api.object()
                .put("opponent", players.white())
                .put("color", "BLACK")
                .put("width", 9)
                .put("komi", 0);
        offer.putObject("terms").put("draws", "EXCLUDED").put("ties", "BLACK_WINS");
        MatchClient match = MatchClient.create(api, players.blackToken(), offer);
        match.join(players.whiteToken());
        match.move(players.blackToken(), 1, "pass");
        match.move(players.whiteToken(), 2, "pass");

        acceptAsSuggested(match, players.blackToken(), players.whiteToken());

        JsonNode sheet = match.score();
        assertThat(sheet.path("result").asText()).isEqualTo("B+");
        assertThat(sheet.path("ties").asText()).isEqualTo("BLACK_WINS");
        assertThat(sheet.path("remark").asText()).isEqualTo("equal; Black wins ties by the match's terms");
        assertThat(sheet.path("black").path("points"))
                .isEqualTo(sheet.path("white").path("points"));
        assertThat(match.view().path("result").path("method").asText()).isEqualTo("TIE_RULE");
        assertThat(match.log()
                        .getLast()
                        .path("data")
                        .path("result")
                        .path("winner")
                        .asText())
                .isEqualTo("BLACK");
    }

    private MatchClient started() {
        ObjectNode terms = Api.object()
                .put("opponent", players.white())
                .put("color", "BLACK")
                .put("width", 9)
                .put("height", 9);
        terms.putObject("ruleset").put("base", "ing").put("button", true);
        terms.putObject("timeControl")
                .put("system", "ING")
                .put("mainTimeMs", 1)
                .put("periodMs", 600_000)
                .put("periods", 3)
                .put("pointsPerPeriod", 2);
        MatchClient match = MatchClient.create(api, players.blackToken(), terms);
        match.join(players.whiteToken());
        return match;
    }

    /** The side to move accepts first. */
    private void acceptAsSuggested(MatchClient match, String first, String second) {
        await().atMost(PATIENCE)
                .until(() -> match.log().stream()
                        .anyMatch(event -> event.path("type").asText().equals("DeadStonesSuggested")));
        String deadHash = match.view().path("counting").path("deadHash").asText();
        match.accept(first, deadHash);
        match.accept(second, deadHash);
        await().atMost(PATIENCE).until(() -> match.view().path("phase").asText().equals("ENDED"));
    }

    private static List<String> lines(JsonNode sum) {
        return sum.path("lines")
                .valueStream()
                .map(line ->
                        line.path("item").asText() + " " + line.path("points").asText())
                .toList();
    }
}
