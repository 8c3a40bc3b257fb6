package org.tengen.rules.record.rest;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Seats;
import org.tengen.contracts.wire.HashChain;
import org.tengen.engine.Color;
import org.tengen.engine.Move;
import org.tengen.engine.Vertex;
import org.tengen.engine.notation.Sgf;
import org.tengen.engine.notation.SgfGame;
import org.tengen.engine.notation.SgfMove;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.Rulesets;
import org.tengen.rules.kit.EarReddeningGame;
import org.tengen.rules.kit.Events;
import org.tengen.rules.kit.MatchScript;
import org.tengen.rules.kit.SignatureCheck;
import org.tengen.rules.record.application.AnswerProposals;
import org.tengen.rules.record.application.LogEntry;
import org.tengen.rules.record.application.ReadLog;

/** The record API over HTTP. */
@QuarkusTest
class RecordResourceTest {
    private static final String NOBODY = "01900000-0000-7000-8000-000000000000";
    private static final String NDJSON = "application/x-ndjson";

    @Inject
    AnswerProposals desk;

    @Inject
    ReadLog log;

    @Inject
    ObjectMapper json;

    private MatchId playFamousGame() {
        MatchScript script = new MatchScript();
        desk.answer(EarReddeningGame.proposals(script));
        return script.match();
    }

    private MatchId playShortGame() {
        MatchScript script = new MatchScript();
        script.append(
                0, Events.started(Rulesets.CHINESE, 5, Events.vertices("A2"), Events.vertices("A1"), Color.BLACK));
        script.play(1, Color.BLACK, "B1");
        script.pass(2, Color.WHITE);
        desk.answer(script.proposals());
        return script.match();
    }

    @Test
    void a_log_is_read_page_by_page_to_the_letter() throws IOException {
        MatchId match = playFamousGame();
        List<JsonNode> read = new ArrayList<>();
        Integer after = 0;
        while (after != null) {
            String page = given().queryParam("after", after)
                    .queryParam("limit", 100)
                    .get("/api/records/{id}/events", match.toString())
                    .then()
                    .statusCode(200)
                    .extract()
                    .asString();
            json.readTree(page).path("events").forEach(read::add);
            after = JsonPath.from(page).get("next");
        }

        assertThat(read).hasSize(EarReddeningGame.MOVES + 4);
        assertThat(HashChain.firstFault(read)).isEmpty();
    }

    @Test
    void a_log_is_read_as_lines_to_the_letter() {
        MatchId match = playFamousGame();

        String lines = given().accept(NDJSON)
                .get("/api/records/{id}/events", match.toString())
                .then()
                .statusCode(200)
                .contentType(startsWith(NDJSON))
                .extract()
                .asString();

        assertThat(lines.lines())
                .containsExactlyElementsOf(
                        log.all(match).stream().map(LogEntry::json).toList());
    }

    @Test
    void a_log_is_read_from_the_event_one_knows() {
        MatchId match = playShortGame();
        given().queryParam("after", 2)
                .get("/api/records/{id}/events", match.toString())
                .then()
                .statusCode(200)
                .body("events.seq", contains(3))
                .body("events[0].type", equalTo("Passed"))
                .body("next", nullValue());
        given().queryParam("after", 3)
                .get("/api/records/{id}/events", match.toString())
                .then()
                .statusCode(200)
                .body("events", hasSize(0))
                .body("next", nullValue());
        given().accept(NDJSON)
                .queryParam("after", 2)
                .get("/api/records/{id}/events", match.toString())
                .then()
                .statusCode(200)
                .body(startsWith("{\"matchId\":\"" + match + "\",\"seq\":3,"));
    }

    @Test
    void the_start_of_a_match_is_position_0() {
        given().get("/api/records/{id}/positions/0", playShortGame().toString())
                .then()
                .statusCode(200)
                .body("moveNumber", equalTo(0))
                .body("rows", contains(".....", ".....", ".....", "X....", "O...."))
                .body("toPlay", equalTo("BLACK"))
                .body("lastMove", nullValue())
                .body("seq", equalTo(1));
    }

    @Test
    void a_position_shows_what_a_move_captured() {
        given().get("/api/records/{id}/positions/1", playShortGame().toString())
                .then()
                .statusCode(200)
                .body("rows", contains(".....", ".....", ".....", "X....", ".X..."))
                .body("toPlay", equalTo("WHITE"))
                .body("prisoners.black", equalTo(1))
                .body("prisoners.white", equalTo(0))
                .body("lastMove.color", equalTo("BLACK"))
                .body("lastMove.vertex", equalTo("B1"))
                .body("seq", equalTo(2));
    }

    @Test
    void a_pass_has_a_position_too() {
        given().get("/api/records/{id}/positions/2", playShortGame().toString())
                .then()
                .statusCode(200)
                .body("lastMove.vertex", equalTo("pass"))
                .body("seq", equalTo(3));
    }

    @Test
    void the_position_hash_is_that_of_the_event() {
        MatchId match = playFamousGame();
        String hash = given().queryParam("after", 100)
                .queryParam("limit", 1)
                .get("/api/records/{id}/events", match.toString())
                .path("events[0].data.positionHash");
        given().get("/api/records/{id}/positions/100", match.toString()).then().body("positionHash", equalTo(hash));
    }

    @Test
    void a_record_is_verified_and_its_head_signed() throws GeneralSecurityException {
        MatchId match = playShortGame();
        JsonPath found = given().get("/api/records/{id}/verification", match.toString())
                .then()
                .statusCode(200)
                .body("intact", equalTo(true))
                .body("fault", nullValue())
                .body("headSeq", equalTo(3))
                .extract()
                .jsonPath();
        String text = "tengen-record " + match + " 3 " + found.getString("headHash");

        assertThat(found.getString("signature.signedText")).isEqualTo(text);
        assertThat(SignatureCheck.isValid(
                        found.getString("signature.publicKey"), text, found.getString("signature.value")))
                .isTrue();
        assertThat(SignatureCheck.isValid(
                        found.getString("signature.publicKey"), text + "0", found.getString("signature.value")))
                .isFalse();
    }

    @Test
    void a_match_is_exported_as_an_sgf_file_in_utf_8() throws IOException {
        MatchId match = playFamousGame();
        byte[] file = given().get("/api/records/{id}/sgf", match.toString())
                .then()
                .statusCode(200)
                .contentType("application/x-go-sgf;charset=UTF-8")
                .header("Content-Disposition", "attachment; filename=\"" + match + ".sgf\"")
                .extract()
                .asByteArray();
        Sgf.Reading reading = Sgf.read(new String(file, StandardCharsets.UTF_8));

        assertThat(reading.warnings()).isEmpty();
        assertThat(reading.game().moves())
                .startsWith(EarReddeningGame.moves().toArray(SgfMove[]::new))
                .hasSize(EarReddeningGame.MOVES + 2);
        assertThat(reading.game().info("AP").orElseThrow()).matches("Tengen:\\d+\\.\\d+\\.\\d+.*");
        assertThat(reading.game().info("GN")).contains(match.toString());
    }

    /** The board in the file is the board in the log: what it says is played again by the engine. */
    @Test
    void an_exported_match_played_again_ends_in_the_position_of_the_log() {
        MatchId match = playFamousGame();
        SgfGame game = Sgf.read(
                        given().get("/api/records/{id}/sgf", match.toString()).asString())
                .game();
        Game again = Game.start(Rulesets.JAPANESE, game.size(), game.setup(), game.toPlay());
        for (SgfMove move : game.moves()) {
            switch (move.move()) {
                case Move.Play(Vertex vertex) -> again.play(move.color(), vertex);
                case Move.Pass _ -> again.pass(move.color());
            }
        }

        given().get(
                        "/api/records/{id}/positions/{number}",
                        match.toString(),
                        game.moves().size())
                .then()
                .statusCode(200)
                .body("rows", equalTo(again.position().rows()));
    }

    @Test
    void a_match_that_goes_on_is_exported_as_far_as_it_has_gone() {
        String sgf = given().get("/api/records/{id}/sgf", playShortGame().toString())
                .then()
                .statusCode(200)
                .extract()
                .asString();

        assertThat(sgf).contains("RE[?]", "AB[ad]AW[ae]PL[B]").endsWith("\n;B[be]\n;W[])\n");
    }

    @Test
    void names_in_any_script_are_exported() {
        MatchScript script = new MatchScript();
        MatchStarted usual = Events.started(Rulesets.CHINESE, 5);
        script.append(
                0,
                new MatchStarted(
                        new Seats(new PlayerId("本因坊秀策"), new PlayerId("幻庵]因硕")),
                        usual.colorDraw(),
                        usual.ruleset(),
                        usual.size(),
                        usual.komi(),
                        usual.handicap(),
                        usual.handicapPlacement(),
                        usual.setupBlack(),
                        usual.setupWhite(),
                        usual.toPlay(),
                        usual.timeControl(),
                        usual.terms(),
                        usual.replayOf()));
        desk.answer(script.proposals());

        byte[] file =
                given().get("/api/records/{id}/sgf", script.match().toString()).asByteArray();
        assertThat(new String(file, StandardCharsets.UTF_8)).contains("PB[本因坊秀策]PW[幻庵\\]因硕]");
    }

    @Test
    void records_are_listed_page_by_page_in_order() {
        List<String> played = List.of(playShortGame(), playShortGame(), playShortGame()).stream()
                .map(MatchId::toString)
                .toList();
        List<String> listed = new ArrayList<>();
        String after = null;
        do {
            JsonPath page = (after == null ? given() : given().queryParam("after", after))
                    .queryParam("limit", 2)
                    .get("/api/records")
                    .jsonPath();
            listed.addAll(page.getList("items.matchId", String.class));
            after = page.getString("next");
        } while (after != null);

        assertThat(listed).containsAll(played).doesNotHaveDuplicates().isSorted();
        given().queryParam("limit", 1000)
                .get("/api/records")
                .then()
                .body("items.find { it.matchId == '" + played.getFirst() + "' }.headSeq", equalTo(3));
    }

    @Test
    void what_is_not_there_is_404() {
        MatchId match = playShortGame();
        for (String path : List.of("events", "positions/0", "sgf", "verification")) {
            given().get("/api/records/" + NOBODY + "/" + path)
                    .then()
                    .statusCode(404)
                    .contentType("application/problem+json")
                    .body("type", equalTo("https://tengen.org/problems/no-such-record"))
                    .body("matchId", equalTo(NOBODY));
        }
        given().accept(NDJSON).get("/api/records/" + NOBODY + "/events").then().statusCode(404);
        given().get("/api/records/{id}/positions/3", match.toString())
                .then()
                .statusCode(404)
                .body("type", equalTo("https://tengen.org/problems/no-such-move"))
                .body("moveNumber", equalTo(3));
        given().get("/api/records/{id}/positions/-1", match.toString()).then().statusCode(404);
    }

    @Test
    void nonsense_is_400() {
        MatchId match = playShortGame();
        given().get("/api/records/not-a-uuid/events").then().statusCode(400);
        given().queryParam("limit", 0)
                .get("/api/records")
                .then()
                .statusCode(400)
                .body("field", equalTo("limit"));
        given().queryParam("limit", 1001)
                .get("/api/records/{id}/events", match.toString())
                .then()
                .statusCode(400);
        given().queryParam("after", -1)
                .get("/api/records/{id}/events", match.toString())
                .then()
                .statusCode(400)
                .body("field", equalTo("after"));
    }
}
