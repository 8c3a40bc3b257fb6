package org.tengen.rules.legality;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Stateless judging over HTTP. */
@QuarkusTest
class LegalityResourceTest {
    @Inject
    ObjectMapper json;

    private static ValidatableResponse judge(String request) {
        return given().contentType(ContentType.JSON)
                .body(request)
                .post("/api/legality")
                .then();
    }

    private static String fiveByFive(String ruleset, String moves) {
        String list = Arrays.stream(moves.split(" ", -1))
                .map(move -> '"' + move + '"')
                .collect(Collectors.joining(", "));
        return """
                {"ruleset": %s, "width": 5, "height": 5, "moves": [%s]}""".formatted(ruleset, list);
    }

    private static String ko(String rule) {
        return "{\"ko\": \"" + rule + "\"}";
    }

    @Test
    void a_board_of_which_one_side_is_given_is_a_square() {
        judge("{\"width\": 9}").statusCode(200).body("position.rows", hasSize(9));
        judge("{\"height\": 9}").statusCode(200).body("legal", hasSize(81));
    }

    @Test
    void what_is_not_given_is_usual() {
        judge("{}")
                .statusCode(200)
                .body("legal", hasSize(361))
                .body("legal[0]", equalTo("A1"))
                .body("position.rows", hasSize(19))
                .body("position.toPlay", equalTo("BLACK"))
                .body("position.moveNumber", equalTo(0))
                .body("position.playEnded", equalTo(false))
                .body("illegal", nullValue());
    }

    @Test
    void moves_are_played_from_a_setup() {
        judge("""
                {"ruleset": "japanese", "width": 9, "height": 9, "setup": {"black": ["A2"], "white": ["A1"]},
                 "toPlay": "BLACK", "moves": ["B1", "pass"]}""")
                .statusCode(200)
                .body("position.rows[7]", equalTo("X........"))
                .body("position.rows[8]", equalTo(".X......."))
                .body("position.prisoners.black", equalTo(1))
                .body("position.prisoners.white", equalTo(0))
                .body("position.toPlay", equalTo("BLACK"))
                .body("position.moveNumber", equalTo(2))
                .body("legal", hasSize(79))
                .body("illegal", nullValue());
    }

    @Test
    void the_example_of_the_description_is_what_is_answered() throws JsonProcessingException {
        String answered = judge(Examples.REQUEST).statusCode(200).extract().asString();

        assertThat(json.readTree(answered)).isEqualTo(json.readTree(Examples.RESPONSE));
    }

    /** The settled sequences of the rules, each under each ko rule: the number is the move repeated. */
    @ParameterizedTest
    @CsvSource({
        "C2 A2 D1 B2 B1 E5 A1 C1 B1,           POSITIONAL,          6",
        "C2 A2 D1 B2 B1 E5 A1 C1 B1,           SITUATIONAL,",
        "C2 A2 D1 B2 B1 E5 A1 C1 B1,           NATURAL_SITUATIONAL,",
        "C2 A2 D1 B2 B1 E5 A1 C1 B1,           SIMPLE,",
        "C2 A2 D1 B2 B1 pass A1 C1 B1,         POSITIONAL,          5",
        "C2 A2 D1 B2 B1 pass A1 C1 B1,         SITUATIONAL,         5",
        "C2 A2 D1 B2 B1 pass A1 C1 B1,         NATURAL_SITUATIONAL, 5",
        "C2 A2 D1 B2 B1 pass A1 C1 B1,         SIMPLE,",
        "C2 A2 D1 B2 B1 E5 pass pass A1 C1 B1, NATURAL_SITUATIONAL,",
        "C2 A2 D1 B2 B1 E5 pass pass A1 C1 B1, SIMPLE,"
    })
    void settled_sequences_are_settled(String moves, String rule, Integer repeats) {
        ValidatableResponse response = judge(fiveByFive(ko(rule), moves)).statusCode(200);
        if (repeats == null) {
            response.body("illegal", nullValue());
        } else {
            response.body("illegal.moveNumber", equalTo(9))
                    .body("illegal.vertex", equalTo("B1"))
                    .body("illegal.reason", equalTo("REPETITION"))
                    .body("illegal.repeatsMove", equalTo(repeats))
                    .body("position.moveNumber", equalTo(8))
                    .body("position.toPlay", equalTo("BLACK"))
                    .body("legal", not(hasItem("B1")));
        }
    }

    @ParameterizedTest
    @CsvSource({"A1 A1,          2, OCCUPIED", "F6,             1, OFF_BOARD", "A2 E5 B1 A1,    4, SUICIDE"})
    void the_first_illegal_move_is_named_with_the_reason(String moves, int moveNumber, String reason) {
        judge(fiveByFive("\"chinese\"", moves))
                .statusCode(200)
                .body("illegal.moveNumber", equalTo(moveNumber))
                .body("illegal.reason", equalTo(reason))
                .body("illegal.repeatsMove", nullValue());
    }

    @Test
    void a_ko_may_not_be_retaken_at_once() {
        judge("""
                {"ruleset": "japanese", "width": 5, "height": 5, "toPlay": "WHITE", "moves": ["B2", "C2"],
                 "setup": {"black": ["A2", "B1", "B3", "C2"], "white": ["C3", "C1", "D2"]}}""").statusCode(200).body("illegal.reason", equalTo("KO")).body("legal", not(hasItem("C2")));
    }

    @Test
    void a_long_cycle_under_simple_ko_is_legal_and_shown() {
        judge("""
                {"ruleset": "japanese", "width": 9, "height": 9, "moves": ["C2", "B6", "G2", "B2", "C6", "F2"],
                 "setup": {"black": ["A2", "A6", "B1", "B3", "B5", "B7", "C6", "E2", "F1", "F3"],
                           "white": ["B2", "C1", "C3", "C5", "C7", "D2", "D6", "F2", "G1", "G3", "H2"]}}""").statusCode(200).body("illegal", nullValue()).body("position.repeatsMove", equalTo(0));
    }

    @Test
    void passes_end_play_and_a_further_move_resumes_it() {
        judge(fiveByFive("\"chinese\"", "C3 pass pass"))
                .statusCode(200)
                .body("position.playEnded", equalTo(true))
                .body("legal", hasSize(24));
        judge(fiveByFive("\"chinese\"", "C3 pass pass D3"))
                .statusCode(200)
                .body("position.playEnded", equalTo(false))
                .body("illegal", nullValue());
    }

    @Test
    void a_ruleset_of_ones_own_starts_from_a_preset() {
        judge(fiveByFive("{\"base\": \"tromp-taylor\", \"suicide\": \"NONE\"}", "A1 A2 E5 B2 E4 C1 B1"))
                .statusCode(200)
                .body("illegal.reason", equalTo("SUICIDE"));
        judge(fiveByFive("\"tromp-taylor\"", "A1 A2 E5 B2 E4 C1 B1"))
                .statusCode(200)
                .body("illegal", nullValue())
                .body("position.rows[4]", equalTo("..O.."));
    }

    @Test
    void every_ruleset_that_is_listed_can_be_sent_back() throws JsonProcessingException {
        for (JsonNode listed :
                json.readTree(given().get("/api/rulesets").asString()).path("rulesets")) {
            judge("{\"ruleset\": " + listed + "}").statusCode(200).body("illegal", nullValue());
        }
    }

    @Test
    void seat_stones_stand_where_the_ruleset_has_them_and_white_begins() {
        judge("{\"ruleset\": \"ancient-chinese\"}")
                .statusCode(200)
                .body("position.toPlay", equalTo("WHITE"))
                .body("position.rows[3]", equalTo("...X...........O..."))
                .body("position.rows[15]", equalTo("...O...........X..."));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"ruleset\": \"klingon\"}                       | ruleset      | there are chinese,",
                "{\"ruleset\": {\"komi\": 0.3333}}                | ruleset      | half points",
                "{\"ruleset\": {\"ko\": \"SIMPLE\", \"longCycle\": \"FORBIDDEN\"}} | ruleset | NO_RESULT_OFFER",
                "{\"ruleset\": {\"kq\": \"SIMPLE\"}}              | ruleset.kq   | no such field",
                "{\"ruleset\": {\"base\": \"japanese\", \"name\": \"chinese\"}} | ruleset.name | is known as the name",
                "{\"ruleset\": {\"ko\": \"TRIPLE\"}}              | ruleset.ko   | POSITIONAL",
                "{\"widht\": 9}                                   | widht        | no such field",
                "{\"width\": \"9\"}                               | width        | wrong JSON type",
                "{\"width\": 9.5}                                 | width        | cannot be read here",
                "{\"toPlay\": \"RED\"}                            | toPlay       | BLACK",
                "{\"setup\": {\"black\": [\"I5\"]}}               | setup.black[0] | without I",
                "{\"moves\": [\"C3\", null]}                    | moves[1]     | missing"
            })
    void a_request_that_cannot_be_understood_is_told_which_field(String request, String field, String detail) {
        judge(request)
                .statusCode(400)
                .contentType("application/problem+json")
                .body("type", equalTo("https://tengen.org/problems/bad-request"))
                .body("field", equalTo(field))
                .body("detail", containsString(detail));
    }

    @Test
    void a_request_without_a_body_is_told_so() {
        for (String body : List.of("", "null")) {
            judge(body).statusCode(400).body("detail", containsString("needs a JSON body"));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1, 9, width, not 1.",
        "26, 9, width, not 26.",
        "9, 1, height, not 1.",
        "9, 26, height, not 26.",
        "-3, 0, width, not -3."
    })
    void boards_are_2_to_25_points_wide_and_high(int width, int height, String wrong, String detail) {
        judge("{\"width\": %d, \"height\": %d}".formatted(width, height))
                .statusCode(400)
                .body("field", equalTo(wrong))
                .body("detail", containsString("2 to 25"))
                .body("detail", containsString(detail));
    }

    @Test
    void a_move_that_is_no_vertex_is_told_where_it_stands() {
        judge("{\"moves\": [\"C3\", \"I5\"]}")
                .statusCode(400)
                .body("type", equalTo("https://tengen.org/problems/bad-vertex"))
                .body("field", equalTo("moves[1]"))
                .body("vertex", equalTo("I5"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"black\": [\"A1\"], \"white\": [\"A2\", \"B1\"]} | The setup chain [A1] has no liberty",
                "{\"black\": [\"A1\"], \"white\": [\"A1\"]}         | both a black and a white stone on A1",
                "{\"black\": [\"A1\", \"A1\"]}                      | two stones on A1",
                "{\"black\": [\"F1\"]}                              | off the board of 5x5"
            })
    void a_setup_that_is_no_legal_start_is_told_which_stones(String setup, String detail) {
        judge("{\"width\": 5, \"height\": 5, \"setup\": " + setup + "}")
                .statusCode(422)
                .body("type", equalTo("https://tengen.org/problems/illegal-start"))
                .body("detail", containsString(detail));
    }

    @Test
    void there_is_a_limit_to_moves_and_to_bodies() {
        String passes = String.join(",", Collections.nCopies(2001, "\"pass\""));
        judge("{\"moves\": [" + passes + "]}").statusCode(400).body("detail", containsString("2000 moves"));
        judge("{\"moves\": [\"" + "x".repeat(5_000_000) + "\"]}").statusCode(413);
    }

    @Test
    void the_longest_list_is_judged() {
        String passes = String.join(",", Collections.nCopies(2000, "\"pass\""));
        int moveNumber =
                judge("{\"moves\": [" + passes + "]}").statusCode(200).extract().path("position.moveNumber");
        assertThat(moveNumber).isEqualTo(2000);
    }

    @Test
    void komi_is_told_in_points_as_an_exact_decimal() throws JsonProcessingException {
        JsonNode rulesets =
                json.readTree(given().get("/api/rulesets").asString()).path("rulesets");

        assertThat(rulesets.findValues("komi"))
                .extracting(JsonNode::decimalValue)
                .contains(new BigDecimal("6.5"), new BigDecimal("7.5"), new BigDecimal("7"), new BigDecimal("0"));
    }

    @Test
    void rulesets_are_data() {
        given().get("/api/rulesets")
                .then()
                .statusCode(200)
                .body(
                        "rulesets.name",
                        contains(
                                "chinese",
                                "chinese-practice",
                                "japanese",
                                "korean",
                                "aga",
                                "ing",
                                "new-zealand",
                                "tromp-taylor",
                                "ancient-chinese",
                                "free-placement"))
                .body("rulesets[2].scoring", equalTo("TERRITORY"))
                .body("sizes.min", equalTo(2))
                .body("sizes.max", equalTo(25))
                .body("boards.width", contains(9, 13, 19))
                .body("boards[2].starPoints", hasSize(9))
                .body("boards[2].handicapPoints.'2'", contains("D4", "Q16"))
                .body("boards[0].starPoints", hasItem("E5"));
    }
}
