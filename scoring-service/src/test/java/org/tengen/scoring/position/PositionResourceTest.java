package org.tengen.scoring.position;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tengen.engine.Position;
import org.tengen.engine.rules.Rulesets;
import org.tengen.scoring.Positions;

/** Counting and judging positions over HTTP. */
@QuarkusTest
class PositionResourceTest {
    private static final String COLUMNS = json(Positions.COLUMNS_5X5);
    private static final String SETTLED = json(Positions.SETTLED_9X9);
    private static final String EAR_REDDENING = json(Positions.EAR_REDDENING);

    @Test
    void a_position_is_counted_with_the_reason_for_every_point() {
        score("""
                {"ruleset": "chinese", "rows": %s, "dead": ["D3", "E3", "G3", "H3", "H2"], "komi": 0}""".formatted(SETTLED))
                .statusCode(200)
                .body("result", equalTo("B+1"))
                .body("black.points", equalTo("41"))
                .body("white.points", equalTo("40"))
                .body("reasons.DEAD_STONE", equalTo(List.of("H2", "D3", "E3", "G3", "H3")))
                .body("groups.status", hasItem("ALIVE"))
                .body("margin.zi", equalTo("0.5"));
    }

    @Test
    void one_stone_stands_for_its_chain() {
        score("""
                {"ruleset": "chinese", "rows": %s, "dead": ["D3", "G3"], "komi": 0}""".formatted(SETTLED)).body("dead", equalTo(List.of("H2", "D3", "E3", "G3", "H3")));
    }

    @Test
    void komi_is_the_rulesets_where_none_is_given() {
        score("""
                {"ruleset": {"base": "japanese", "komi": 5.5}, "rows": %s}""".formatted(COLUMNS)).body("komiHalfPoints", equalTo(11)).body("result", equalTo("W+5.5"));
    }

    @Test
    void a_position_is_counted_under_all_rulesets_at_once() {
        score("""
                {"ruleset": "all", "rows": %s, "dead": ["D3", "G3"], "komi": 0}""".formatted(SETTLED))
                .statusCode(200)
                .body("scores", hasSize(Rulesets.all().size()))
                .body("scores.find { it.ruleset == 'chinese' }.result", equalTo("B+1"))
                .body("scores.find { it.ruleset == 'tromp-taylor' }.result", equalTo("W+22"))
                .body("scores.find { it.ruleset == 'ancient-chinese' }.black.lines.item", hasItem("GROUP_TAX"));
    }

    @Test
    void the_end_of_a_move_list_is_counted_with_its_prisoners() {
        score("""
                {"ruleset": "japanese", "width": 5, "height": 5, "komi": 0,
                 "moves": ["A2", "A1", "B1", "pass", "C3", "pass", "pass"]}""")
                .statusCode(200)
                .body("rows", equalTo(List.of(".....", ".....", "..X..", "X....", ".X...")))
                .body("prisoners.black", equalTo(1));
    }

    @Test
    void the_end_of_a_record_is_counted_with_its_komi() {
        score("""
                {"ruleset": "japanese", "sgf": "(;GM[1]FF[4]SZ[5]KM[0.5];B[bb];W[dd];B[bc];W[])"}""")
                .statusCode(200)
                .body("komiHalfPoints", equalTo(1))
                .body("rows", equalTo(List.of(".....", ".X...", ".X...", "...O.", ".....")));
    }

    @Test
    void time_penalties_come_off() {
        score("""
                {"ruleset": "ing", "rows": %s, "komi": 0, "timePenalties": {"black": 2, "white": 0}}""".formatted(COLUMNS)).body("result", equalTo("W+2"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"rows": ["..", ".."]}                                                         | ruleset  | missing
            {"ruleset": "japanese"}                                                        | rows     | none is
            {"ruleset": "japanese", "rows": ["..", ".."], "moves": []}                     | rows     | there are 2
            {"ruleset": "japanese", "rows": ["..", "."]}                                   | rows     | points
            {"ruleset": "japanese", "rows": ["."]}                                         | rows     | 2 to 25
            {"ruleset": "japanese", "rows": ["xx", ".."]}                                  | rows     | X, O and .
            {"ruleset": {"base": "japanese", "name": "chinese"}, "rows": ["..", ".."]}     | ruleset.name | send "chinese"
            {"ruleset": "japanese", "moves": [], "width": 1, "height": 9}                  | width    | not 1.
            {"ruleset": "japanese", "moves": [], "width": 9, "height": 26}                 | height   | not 26.
            {"ruleset": "ancient-chinese", "moves": [], "width": 10}                       | ruleset  | Seat stones
            {"ruleset": "nonsense", "rows": ["..", ".."]}                                  | ruleset  | nonsense
            {"ruleset": "japanese", "rows": ["..", ".."], "komi": 0.3333}                  | komi     | half points
            {"ruleset": "japanese", "rows": ["..", ".."], "handicap": 26}                  | handicap | 0 to 25
            {"ruleset": "japanese", "rows": ["..", ".."], "width": 9}                      | width    | moves
            {"ruleset": "japanese", "moves": ["A1"], "prisoners": {"black": 1, "white": 0}} | prisoners | rows
            {"ruleset": "japanese", "moves": ["A1", "Z99"]}                                | moves[1] | Z99
            {"ruleset": "japanese", "sgf": "no record"}                                    | sgf      | line 1
            {"ruleset": "chinese", "rows": ["..", ".."], "button": "BLACK"}                | button   | no button
            {"ruleset": "japanese", "rows": ["..", null]}                                  | rows[1]  | missing
            {"ruleset": "japanese", "moves": [null]}                                       | moves[0] | missing
            {"ruleset": "japanese", "rows": ["..", ".."], "dead": [null]}                  | dead[0]  | missing
            {"ruleset": "japanese", "rows": ["..", ".."], "dead": ["I1"]}                  | dead[0]  | without I
            {"ruleset": "japanese", "rows": ["..", ".."], "komi": "6.5"}                   | komi     | wrong JSON type
            """)
    void what_is_wrong_or_missing_is_named(String body, String field, String detail) {
        score(body)
                .statusCode(400)
                .contentType("application/problem+json")
                .body("type", equalTo("https://tengen.org/problems/bad-request"))
                .body("field", equalTo(field))
                .body("detail", containsString(detail));
    }

    @Test
    void a_request_without_a_body_is_told_so() {
        for (String path : List.of("/api/scores", "/api/scores/svg", "/api/scores/estimate")) {
            post(path, "null").statusCode(400).body("detail", containsString("needs a JSON body"));
            post(path, "").statusCode(400).body("detail", containsString("needs a JSON body"));
        }
    }

    @Test
    void an_unknown_field_is_refused() {
        score("""
                {"ruleset": "japanese", "rows": ["..", ".."], "deadStones": []}""").statusCode(400);
        estimate("""
                {"ruleset": "japanese", "rows": ["..", ".."], "dead": []}""").statusCode(400);
    }

    @Test
    void nobody_has_fewer_than_no_prisoners() {
        score("""
                {"ruleset": "japanese", "rows": ["..", ".."], "prisoners": {"black": -1, "white": 0}}""").statusCode(400);
    }

    @Test
    void a_board_of_which_one_side_is_given_is_a_square() {
        score("""
                {"ruleset": "japanese", "width": 5, "moves": ["C3"]}""").statusCode(200).body("owners.size()", equalTo(5));
    }

    @Test
    void an_illegal_move_is_named() {
        score("""
                {"ruleset": "japanese", "width": 5, "height": 5, "moves": ["A1", "A1"]}""")
                .statusCode(422)
                .body("type", equalTo("https://tengen.org/problems/illegal-move"))
                .body("moveNumber", equalTo(2))
                .body("vertex", equalTo("A1"))
                .body("reason", equalTo("OCCUPIED"));
    }

    @ParameterizedTest
    @CsvSource({"chinese, A1", "chinese, T19", "tromp-taylor, B1"})
    void stones_that_cannot_be_dead_are_refused(String ruleset, String dead) {
        score("""
                {"ruleset": "%s", "rows": %s, "dead": ["%s"]}""".formatted(ruleset, COLUMNS, dead))
                .statusCode(422)
                .body("type", equalTo("https://tengen.org/problems/bad-dead-stones"));
    }

    @Test
    void an_estimate_names_the_dead_and_counts_without_them() {
        estimate("""
                {"ruleset": "japanese", "rows": %s, "komi": 0, "prisoners": {"black": 31, "white": 29}}""".formatted(EAR_REDDENING))
                .statusCode(200)
                .body("result", equalTo("B+2"))
                .body("certain", equalTo(false))
                .body("dead", hasSize(12))
                .body("chains.find { it.vertex == 'K14' }.status", equalTo("DEAD"))
                .body("chains.find { it.vertex == 'K14' }.stones", equalTo(2))
                .body("owners[0]", equalTo("WWWWWWBBBBWWWWWWWBB"));
    }

    /** H7 is held for dead, but might live: docs/counting.md, what is certain. */
    @Test
    void an_estimate_is_certain_only_where_nothing_can_be_otherwise() {
        String moves = """
                {"ruleset": "chinese", "width": 9, "moves": ["D4", "H6", "C2", "E8", "C7", "F6", "H7", "G5", "C5", "D5", "B6", "F3",
                 "C4", "B7", "D7", "pass", "pass"]}""";
        estimate(moves)
                .body("chains.find { it.vertex == 'H7' }.status", equalTo("DEAD"))
                .body("certain", equalTo(false));
        estimate("""
                {"ruleset": "all", "rows": [".X.O.", ".X.O.", ".X.O.", ".X.O.", "OX.OX"]}""").body("dead", equalTo(List.of("A1", "E1"))).body("certain", equalTo(true));
    }

    /** docs/rules.md: nothing is removed under tromp-taylor, where Black has 23 points and White 45. */
    @Test
    void an_estimate_names_the_dead_also_where_stones_count_as_they_stand() {
        estimate("""
                {"ruleset": "tromp-taylor", "rows": %s, "komi": 0}""".formatted(SETTLED))
                .body("dead", equalTo(List.of("H2", "D3", "E3", "G3", "H3")))
                .body("owners[6]", equalTo("BBBBBBBBB"))
                .body("result", equalTo("W+22"));
    }

    /** B1 takes its own two stones off, which two of the rulesets allow. */
    @Test
    void a_move_that_some_ruleset_allows_is_played_where_all_are_asked_for() {
        String moves = """
                {"ruleset": "%s", "width": 5, "height": 5, "moves": ["A1", "A2", "E5", "B2", "E4", "C1", "B1"]}""";
        score(moves.formatted("all")).statusCode(200).body("scores[0].rows[4]", equalTo("..O.."));
        score(moves.formatted("chinese")).statusCode(422).body("reason", equalTo("SUICIDE"));
    }

    @Test
    void an_estimate_under_all_rulesets_has_one_judgement() {
        estimate("""
                {"ruleset": "all", "rows": %s, "komi": 0, "seed": 7}""".formatted(SETTLED))
                .statusCode(200)
                .body("dead", equalTo(List.of("H2", "D3", "E3", "G3", "H3")))
                .body("owners.size()", equalTo(9))
                .body("scores", hasSize(Rulesets.all().size()));
    }

    @Test
    void chains_without_liberties_are_not_judged() {
        estimate("""
                {"ruleset": "chinese", "rows": ["XX", "XX"]}""").statusCode(422).body("type", equalTo("https://tengen.org/problems/impossible-position"));
    }

    @Test
    void a_marking_against_unconditional_life_is_told() {
        score("""
                {"ruleset": "chinese", "rows": [".X.X.", "XXXXX", "OOOOO", ".O.O."], "dead": ["A2"], "komi": 0}""")
                .body("disputes.vertex", equalTo(List.of("B1")))
                .body("disputes.marked", equalTo(List.of("DEAD")))
                .body("disputes.unconditionally", equalTo(List.of("ALIVE")));
    }

    @Test
    void a_count_is_drawn() {
        String svg = post("/api/scores/svg", """
                {"ruleset": "japanese", "rows": %s, "dead": ["D3", "G3"]}""".formatted(SETTLED))
                .statusCode(200)
                .contentType(startsWith("image/svg+xml"))
                .extract()
                .asString();
        assertThat(svg).startsWith("<svg").contains("dead stones");
        post("/api/scores/svg", """
                {"ruleset": "all", "rows": %s}""".formatted(SETTLED)).statusCode(400);
    }

    private static ValidatableResponse score(String body) {
        return post("/api/scores", body);
    }

    private static ValidatableResponse estimate(String body) {
        return post("/api/scores/estimate", body);
    }

    private static ValidatableResponse post(String path, String body) {
        return given().contentType(ContentType.JSON).body(body).post(path).then();
    }

    private static String json(Position position) {
        return position.rows().stream().map(row -> '"' + row + '"').collect(Collectors.joining(", ", "[", "]"));
    }
}
