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
import org.tengen.engine.Vertex;
import org.tengen.local.client.Api;
import org.tengen.local.client.MatchClient;

/** What a match's own sheet needs of the whole game, through all services. */
@ExtendWith(SharedPlatform.class)
class CountingIT {
    /** Two walls with a captive behind each, and a column that is nobody's between them. */
    private static final String WALLS = "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 E1 A1 pass pass";

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

    /** A mark that may be faster than scoring-service, and is against the suggestion in any case. */
    @Test
    void a_certain_suggestion_stands_at_the_deadline_whatever_was_marked_at_once() {
        ObjectNode challenge = fiveByFive("chinese");
        challenge.putObject("terms").put("countingMs", 2_500);
        MatchClient match = started(challenge);
        play(match, WALLS);
        match.mark(players.blackToken(), List.of(Vertex.parse("B1")), true);

        awaitEnd(match);

        assertThat(types(match))
                .containsSubsequence(
                        "CountingBegan", "DeadStonesSuggested", "CountImposed", "MatchScored", "MatchEnded")
                .doesNotContain("RefereeCalled");
        assertThat(match.score().path("dead").valueStream().map(JsonNode::asText))
                .containsExactly("A1", "E1");
        assertThat(match.score().path("result").asText()).isEqualTo("W+7.5");
    }

    /** Nothing is dead: A1 makes column A, and E1 column E, nobody's. */
    @Test
    void where_the_board_counts_as_it_stands_two_passes_end_the_match() {
        MatchClient match = started(fiveByFive("tromp-taylor"));
        play(match, WALLS);

        awaitEnd(match);

        assertThat(types(match))
                .endsWith("Passed", "Passed", "CountingBegan", "CountImposed", "MatchScored", "MatchEnded");
        assertThat(lines(match.score().path("black"))).containsExactly("AREA 6");
        assertThat(match.view().path("result").path("text").asText()).isEqualTo("W+7.5");
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

    private void play(MatchClient match, String moves) {
        int number = 0;
        for (String move : moves.split(" ", -1)) {
            String token = number % 2 == 0 ? players.blackToken() : players.whiteToken();
            number++;
            match.move(token, number, move);
        }
    }

    private ObjectNode fiveByFive(String ruleset) {
        return Api.object()
                .put("opponent", players.white())
                .put("color", "BLACK")
                .put("ruleset", ruleset)
                .put("width", 5);
    }

    private MatchClient started(ObjectNode challenge) {
        MatchClient match = MatchClient.create(api, players.blackToken(), challenge);
        match.join(players.whiteToken());
        return match;
    }

    private static List<String> types(MatchClient match) {
        return match.log().stream().map(event -> event.path("type").asText()).toList();
    }

    private static void awaitEnd(MatchClient match) {
        await().atMost(PATIENCE).until(() -> match.view().path("phase").asText().equals("ENDED"));
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
        return started(terms);
    }

    /** The side to move accepts first. */
    private void acceptAsSuggested(MatchClient match, String first, String second) {
        await().atMost(PATIENCE)
                .until(() -> !suggestion(match).path("status").asText().equals("PENDING"));
        String deadHash = match.view().path("counting").path("deadHash").asText();
        match.accept(first, deadHash);
        match.accept(second, deadHash);
        awaitEnd(match);
    }

    private static JsonNode suggestion(MatchClient match) {
        return match.view().path("counting").path("suggestion");
    }

    private static List<String> lines(JsonNode sum) {
        return sum.path("lines")
                .valueStream()
                .map(line ->
                        line.path("item").asText() + " " + line.path("points").asText())
                .toList();
    }
}
