package org.tengen.match;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tengen.contracts.match.MatchId;
import org.tengen.kernel.test.Tokens;
import org.tengen.match.support.Api;
import org.tengen.match.support.FakeRules;
import org.tengen.match.support.Rows;

@QuarkusTest
class RefusalTest {
    private static final String PROBLEM = "application/problem+json";

    @Inject
    FakeRules rules;

    @Inject
    Rows rows;

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
                    {"width": 1}                                                        | width
                    {"width": 26}                                                       | width
                    {"width": 9, "height": 26}                                          | height
                    {"height": 1}                                                       | height
                    {"width": 1, "height": 9}                                           | width
                    {"width": 26, "height": 9}                                          | width
                    {"width": "19"}                                                     | width
                    {"width": 9.5}                                                      | width
                    {"komi": 0.3333}                                                    | komi
                    {"komi": "6.5"}                                                     | komi
                    {"komi": 100000}                                                    | komi
                    {"color": "RED"}                                                    | color
                    {"color": "black"}                                                  | color
                    {"ruleset": "calvinball"}                                           | ruleset
                    {"ruleset": 7}                                                      | ruleset
                    {"handicap": 26}                                                    | handicap
                    {"handicap": -1}                                                    | handicap
                    {"handicap": "2"}                                                   | handicap
                    {"handicap": {"stones": 10, "placement": "FIXED"}}                  | handicap
                    {"handicap": {"stones": 2, "placement": "FIXED"}, "width": 10}      | handicap
                    {"handicap": {"stones": 4, "placement": "FREE"}, "width": 2}        | handicap
                    {"handicap": 2, "ruleset": "ancient-chinese"}                       | handicap
                    {"ruleset": {"base": "japanese", "name": "chinese"}}                | ruleset.name
                    {"ruleset": "ancient-chinese", "width": 10}                         | ruleset
                    {"ruleset": {"ko": "SIMPLE", "longCycle": "FORBIDDEN"}}             | ruleset
                    {"ruleset": {"scoring": "TERRITORY", "button": true}}               | ruleset
                    {"color": "NIGIRI"}                                                 | commitment
                    {"color": "NIGIRI", "commitment": "short"}                          | commitment
                    {"commitment": "short"}                                             | commitment
                    {"expiresAt": "2020-01-01T00:00:00Z"}                               | expiresAt
                    {"expiresAt": "2999-01-01T00:00:00Z"}                               | expiresAt
                    {"terms": {"lateMs": -1}}                                           | terms.lateMs
                    {"terms": {"referees": ["mallory"]}}                                | terms.referees
                    {"opponent": "rita", "terms": {"referees": ["rita"]}}               | terms.referees
                    {"opponent": "mallory"}                                             | opponent
                    {"opponent": " "}                                                   | opponent
                    {"timeControl": {"system": "HOURGLASS"}}                            | timeControl
                    {"timeControl": {"system": "ABSOLUTE", "mainTimeMs": 0}}            | timeControl
                    {"timeControl": {"system": "BYOYOMI", "mainTimeMs": 1, "periodMs": 1, "periods": 0}} | timeControl
                    {"board": 19}                                                       | board
                    """)
    void impossible_terms_are_refused_by_field(String body, String field) {
        long before = challenges();

        Api.as("mallory")
                .body(body)
                .post("/api/matches")
                .then()
                .statusCode(400)
                .contentType(PROBLEM)
                .body("field", equalTo(field), "status", equalTo(400));
        assertThat(challenges()).as("nothing is stored").isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "null", "{\"width\": 9} 9", "{\"width\": 9, \"width\": 19}"})
    void what_is_no_json_object_is_refused(String body) {
        Api.as("mallory").body(body).post("/api/matches").then().statusCode(400).contentType(PROBLEM);
    }

    @Test
    void a_huge_body_is_refused() {
        Api.as("mallory")
                .body("{\"opponent\": \"" + "x".repeat(5_000_000) + "\"}")
                .post("/api/matches")
                .then()
                .statusCode(413)
                .contentType(PROBLEM);
    }

    @Test
    void nothing_is_written_without_a_good_token() {
        unauthorized(given().contentType(ContentType.JSON).body("{}").post("/api/matches"));
        unauthorized(withToken(Tokens.forged("alice")));
        unauthorized(withToken(Tokens.expired("alice")));
        unauthorized(withToken("nonsense"));
        withToken(Tokens.withoutRoles("alice")).then().statusCode(403).contentType(PROBLEM);
    }

    @ParameterizedTest
    @ValueSource(strings = {"I5", "A0", "A26", "AA1", "5E", "", "resign", "Q-1"})
    void what_is_no_vertex_is_refused(String vertex) {
        MatchId id = Api.started("alice", "bob", "");

        Api.move("alice", id, vertex)
                .then()
                .statusCode(400)
                .contentType(PROBLEM)
                .body("type", endsWith("/bad-vertex"), "vertex", equalTo(vertex), "detail", containsString("Q16"));
        assertThat(rules.log(id)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"vertex\": null}",
                "{\"vertex\": 5}",
                "{\"vertex\": \"E5\", \"moveNumber\": \"1\"}",
                "{\"vertex\": \"E5\", \"moveNumber\": 0}",
                "{\"vertex\": \"E5\", \"moveNumber\": 1.5}",
                "{\"vertex\": \"E5\", \"color\": \"BLACK\"}"
            })
    void what_is_no_move_is_refused(String body) {
        MatchId id = Api.started("alice", "bob", "");

        Api.as("alice")
                .body(body)
                .post("/api/matches/{id}/moves", id.toString())
                .then()
                .statusCode(400)
                .contentType(PROBLEM);
        assertThat(rules.log(id)).hasSize(1);
    }

    @Test
    void moves_against_the_rules_of_go_are_refused_with_the_reason() {
        MatchId id = Api.started("alice", "bob", "");
        Api.move("alice", id, "E5").then().statusCode(201);

        refused(Api.move("bob", id, "E5"), 422, "occupied").body("vertex", equalTo("E5"));
        refused(Api.move("bob", id, "K10"), 422, "off-board").body("vertex", equalTo("K10"));
        refused(Api.move("alice", id, "E6"), 409, "not-your-turn").body("toPlay", equalTo("WHITE"));
        refused(Api.move("carol", id, "E6"), 403, "not-your-match");
        refused(Api.move("bob", id, "E6", 9), 409, "move-number-unexpected").body("moveNumber", equalTo(2));
    }

    @Test
    void suicide_is_refused() {
        MatchId id = Api.started("alice", "bob", "");
        play(id, "A2", "J9", "B1");

        refused(Api.move("bob", id, "A1"), 422, "suicide").body("vertex", equalTo("A1"));
    }

    @Test
    void retaking_a_ko_at_once_is_refused() {
        MatchId id = Api.started("alice", "bob", "");
        play(id, "B2", "C2", "A1", "D1", "J9", "B1", "C1");

        refused(Api.move("bob", id, "B1"), 422, "ko").body("vertex", equalTo("B1"));
    }

    @Test
    void a_repetition_is_refused_with_the_move_it_repeats() {
        MatchId id = Api.create("alice", "{\"color\": \"BLACK\", \"ruleset\": \"chinese\", \"width\": 5}");
        Api.join("bob", id).then().statusCode(200);
        play(id, "C2", "A2", "D1", "B2", "B1", "E5", "A1", "C1");

        refused(Api.move("alice", id, "B1"), 422, "repetition")
                .body("vertex", equalTo("B1"), "repeatsMove", equalTo(6));
    }

    @Test
    void what_is_not_there_is_not_found() {
        MatchId nowhere = new MatchId(UUID.randomUUID());

        refused(Api.show(nowhere), 404, "no-such-match");
        refused(Api.move("alice", nowhere, "E5"), 404, "no-such-match");
        refused(Api.join("alice", nowhere), 404, "no-such-match");
        given().get("/api/matches/17").then().statusCode(400).contentType(PROBLEM);
    }

    @Test
    void a_challenge_is_not_played_on() {
        MatchId id = Api.create("alice", "{\"opponent\": \"bob\"}");

        refused(Api.move("alice", id, "E5"), 409, "not-in-play").body("phase", equalTo("CHALLENGE"));
        refused(Api.join("carol", id), 403, "not-invited");
        refused(Api.join("alice", id), 409, "own-challenge");
    }

    @Test
    void what_belongs_to_counting_is_refused_during_play() {
        MatchId id = Api.started("alice", "bob", "");

        refused(Api.as("alice").post("/api/matches/{id}/counting/dispute", id.toString()), 409, "not-counting")
                .body("phase", equalTo("PLAY"));
    }

    private static ValidatableResponse refused(Response response, int status, String slug) {
        return response.then().statusCode(status).contentType(PROBLEM).body("type", endsWith("/" + slug));
    }

    private static void play(MatchId id, String... vertices) {
        for (int i = 0; i < vertices.length; i++) {
            Api.move(i % 2 == 0 ? "alice" : "bob", id, vertices[i]).then().statusCode(201);
        }
    }

    private static Response withToken(String token) {
        return given().auth()
                .oauth2(token)
                .contentType(ContentType.JSON)
                .body("{}")
                .post("/api/matches");
    }

    private static void unauthorized(Response response) {
        response.then().statusCode(401).contentType(PROBLEM).body("type", endsWith("/unauthorized"));
    }

    private long challenges() {
        return rows.query("select id::text from challenge").size();
    }
}
