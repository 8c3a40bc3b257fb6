package org.tengen.scoring.position;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tengen.engine.rules.Rulesets;

/** SGF as people have it, over HTTP: what was bent or guessed to read it is in the answer. */
@QuarkusTest
class RecordsInTheWildTest {
    private static final String WITH_BUTTON = "{\"base\": \"aga\", \"button\": true}";

    @Inject
    ObjectMapper json;

    @Test
    void what_needed_no_guess_has_no_warnings() throws JsonProcessingException {
        for (String path : List.of("/api/scores", "/api/scores/estimate")) {
            for (String ruleset : List.of("\"chinese\"", "\"all\"")) {
                post(path, ruleset, "(;SZ[5]KM[7.5];B[cc];W[dd])")
                        .statusCode(200)
                        .body("warnings", empty());
            }
        }
    }

    @Test
    void a_variation_before_every_move_is_the_main_line() throws JsonProcessingException {
        String record = "(;SZ[19]KM[6.5]" + "(;B[](;W[]".repeat(150) + ")".repeat(301);
        score("chinese", record).statusCode(200).body("warnings", empty()).body("komiHalfPoints", equalTo(13));
    }

    @Test
    void variations_that_are_left_out_are_counted() throws JsonProcessingException {
        score("chinese", "(;SZ[5];B[cc](;W[dd])(;W[bb])(;W[aa]))")
                .body("rows[3]", equalTo("...O."))
                .body("warnings", hasSize(1))
                .body("warnings[0].node", equalTo(1))
                .body("warnings[0].property", nullValue())
                .body("warnings[0].text", containsString("other variations left out: 2"));
    }

    @Test
    void a_side_that_moves_twice_is_judged_and_reported() throws JsonProcessingException {
        score("chinese", "(;SZ[5];B[bb];B[cc];W[dd];W[aa];W[ba])")
                .statusCode(200)
                .body("rows", equalTo(List.of("OO...", ".X...", "..X..", "...O.", ".....")))
                .body("warnings.node", equalTo(List.of(2, 4, 5)))
                .body("warnings.property", equalTo(List.of("B", "W", "W")));
        score("chinese", "(;SZ[5];B[bb];B[bb])").statusCode(422).body("moveNumber", equalTo(2));
    }

    @Test
    void stones_taken_by_a_side_that_moves_twice_are_prisoners() throws JsonProcessingException {
        score("japanese", "(;SZ[5];B[aa];W[ba];W[ab])").body("prisoners.white", equalTo(1));
    }

    @Test
    void a_position_changed_after_moves_counts_by_area_and_is_reported() throws JsonProcessingException {
        score("chinese", "(;SZ[5]KM[0];B[bb];W[dd];AE[dd]AB[cc]AW[aa];W[ee];AE[ee])")
                .statusCode(200)
                .body("rows", equalTo(List.of("O....", ".X...", "..X..", ".....", ".....")))
                .body("warnings.node", equalTo(List.of(3, 3, 3, 5)))
                .body("warnings.property", equalTo(List.of("AE", "AB", "AW", "AE")))
                .body("warnings[0].text", containsString("after move 2"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"japanese", "korean"})
    void a_position_changed_after_moves_does_not_count_by_territory(String ruleset) throws JsonProcessingException {
        for (String path : List.of("/api/scores", "/api/scores/estimate", "/api/scores/svg")) {
            post(path, '"' + ruleset + '"', "(;SZ[5];B[bb];W[dd];AE[dd])")
                    .statusCode(422)
                    .body("type", equalTo("https://tengen.org/problems/captives-unknown"))
                    .body("detail", containsString("captured there would be lost"))
                    .body("moveNumber", equalTo(2))
                    .body("field", equalTo("sgf"));
        }
    }

    @Test
    void of_all_rulesets_those_that_count_captives_are_left_out_and_named() throws JsonProcessingException {
        for (String path : List.of("/api/scores", "/api/scores/estimate")) {
            post(path, "\"all\"", "(;SZ[5];B[bb];W[dd];AE[dd])")
                    .statusCode(200)
                    .body("scores", hasSize(Rulesets.all().size() - 2))
                    .body("warnings", hasSize(2))
                    .body("warnings[1].node", nullValue())
                    .body("warnings[1].text", containsString("japanese, korean"));
        }
    }

    /** Some programs write down what a move has captured anyway. */
    @Test
    void setup_that_changes_nothing_loses_nothing() throws JsonProcessingException {
        score("japanese", "(;SZ[5];B[aa];W[ba];B[cc];W[ab];AE[aa])")
                .statusCode(200)
                .body("prisoners.white", equalTo(1))
                .body("warnings.property", equalTo(List.of("AE")));
    }

    @Test
    void what_was_captured_before_a_change_stays_known() throws JsonProcessingException {
        score("chinese", "(;SZ[5];B[aa];W[ba];B[cc];W[ab];AB[ee];B[ed];W[])")
                .statusCode(200)
                .body("prisoners.white", equalTo(1));
    }

    @Test
    void an_illegal_move_after_a_change_has_its_number_in_the_record() throws JsonProcessingException {
        score("chinese", "(;SZ[5];B[aa];W[ba];AB[cc];B[cc])").statusCode(422).body("moveNumber", equalTo(3));
        score("chinese", "(;SZ[5];B[aa];AW[ba][ab];W[cc])")
                .statusCode(400)
                .body("detail", containsString("no liberty"));
    }

    @Test
    void a_position_is_changed_so_often_and_no_more() throws JsonProcessingException {
        String changes = ";B[aa];AE[aa]".repeat(201);
        score("chinese", "(;SZ[5]" + changes + ")").statusCode(400).body("detail", containsString("200 times"));
    }

    @ParameterizedTest
    @CsvSource({
        "KM[7.25], 29, 14.5 points",
        "KM[375], 15, 7.5 points",
        "KM[5 1/2], 11, 5.5",
        "KM[5½], 11, 5.5",
        "'KM[7,5]', 15, 7.5",
        "KM[], 15, the ruleset's"
    })
    void odd_komi_is_reported_with_what_was_taken(String komi, int halfPoints, String taken)
            throws JsonProcessingException {
        score("chinese", "(;SZ[5]" + komi + ";B[cc])")
                .body("komiHalfPoints", equalTo(halfPoints))
                .body("warnings[-1].node", equalTo(0))
                .body("warnings[-1].property", equalTo("KM"))
                .body("warnings[-1].text", containsString(taken));
    }

    @Test
    void a_point_off_the_board_is_a_pass_and_reported() throws JsonProcessingException {
        score("chinese", "(;SZ[18];B[aa];W[ss])")
                .statusCode(200)
                .body("warnings.node", equalTo(List.of(2)))
                .body("warnings.property", equalTo(List.of("W")))
                .body("warnings[0].text", containsString("pass"));
    }

    @Test
    void a_picture_says_in_its_description_what_was_guessed() throws JsonProcessingException {
        assertThat(post("/api/scores/svg", "\"chinese\"", "(;SZ[5]KM[7,5];B[cc])")
                        .statusCode(200)
                        .extract()
                        .asString())
                .contains("<desc>[7,5]: read as 7.5 points</desc>");
    }

    @ParameterizedTest
    @CsvSource({"pass pass C3 pass pass, BLACK, 25.5", "C3 pass D3 pass pass, WHITE, 25"})
    void the_moves_tell_who_took_the_button(String moves, String taker, String black) {
        String list = '"' + moves.replace(" ", "\", \"") + '"';
        for (String path : List.of("/api/scores", "/api/scores/estimate")) {
            String request = "{\"ruleset\": %s, \"komi\": 0, \"width\": 5, \"moves\": [%s]%s}";
            send(path, request.formatted(WITH_BUTTON, list, ""))
                    .statusCode(200)
                    .body("black.points", equalTo(black))
                    .body("warnings", empty());
            send(path, request.formatted(WITH_BUTTON, list, ", \"button\": \"" + taker + "\""))
                    .statusCode(200);
            send(path, request.formatted(WITH_BUTTON, list, ", \"button\": \"" + other(taker) + "\""))
                    .statusCode(400)
                    .body("field", equalTo("button"))
                    .body("detail", containsString("the first to pass is " + taker));
        }
    }

    private static String other(String color) {
        return color.equals("BLACK") ? "WHITE" : "BLACK";
    }

    @Test
    void the_record_tells_who_took_the_button() throws JsonProcessingException {
        for (String path : List.of("/api/scores", "/api/scores/estimate")) {
            post(path, WITH_BUTTON, "(;SZ[5]KM[0];B[cc];W[];B[dd];AB[bb];W[];B[])")
                    .statusCode(200)
                    .body("white.points", equalTo("0.5"))
                    .body("white.lines.item", equalTo(List.of("BUTTON")));
        }
    }

    @Test
    void the_button_is_asked_for_where_nothing_tells_who_took_it() {
        String rows = "{\"ruleset\": %s, \"komi\": 0, \"rows\": [\".X.O.\", \".X.O.\"]%s}";
        for (String path : List.of("/api/scores", "/api/scores/estimate")) {
            send(path, rows.formatted(WITH_BUTTON, ""))
                    .statusCode(200)
                    .body("black.points", equalTo("4"))
                    .body("warnings", hasSize(1))
                    .body("warnings[0].text", containsString("button says who"));
            send(path, rows.formatted(WITH_BUTTON, ", \"button\": \"BLACK\""))
                    .statusCode(200)
                    .body("black.points", equalTo("4.5"))
                    .body("warnings", empty());
            send(path, rows.formatted("\"aga\"", ", \"button\": \"BLACK\""))
                    .statusCode(400)
                    .body("field", equalTo("button"));
        }
    }

    private ValidatableResponse score(String ruleset, String record) throws JsonProcessingException {
        return post("/api/scores", '"' + ruleset + '"', record);
    }

    /** @param ruleset as JSON */
    private ValidatableResponse post(String path, String ruleset, String record) throws JsonProcessingException {
        return send(path, json.writeValueAsString(Map.of("ruleset", json.readTree(ruleset), "sgf", record)));
    }

    private static ValidatableResponse send(String path, String body) {
        return given().contentType(ContentType.JSON).body(body).post(path).then();
    }
}
