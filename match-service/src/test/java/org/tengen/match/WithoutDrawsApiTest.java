package org.tengen.match;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tengen.contracts.event.MatchEvent.MatchScored;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.support.Api;
import org.tengen.match.support.FakeRules;
import org.tengen.match.support.Officials;

/** Matches that must have a winner, as clients see them: docs/matches.md. */
@QuarkusTest
class WithoutDrawsApiTest {
    private static final String TIES = ", \"terms\": {\"draws\": \"EXCLUDED\", \"ties\": \"WHITE_WINS\","
            + " \"recountMs\": 60000, \"referees\": [\"rita\"]}";

    @Inject
    FakeRules rules;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'komi': 7, 'terms': {'draws': 'EXCLUDED'}} | komi | 6.5 or 7.5",
                "{'ruleset': 'new-zealand', 'terms': {'draws': 'EXCLUDED'}} | komi | 6.5 or 7.5",
                "{'handicap': 4, 'terms': {'draws': 'EXCLUDED'}} | komi | -0.5 or 0.5",
                "{'ruleset': {'base': 'chinese', 'button': true}, 'terms': {'draws': 'EXCLUDED'}} | komi | 7 or 8",
                "{'terms': {'ties': 'WHITE_WINS'}} | terms.ties | EXCLUDED",
                "{'terms': {'draws': 'ALLOWED', 'ties': 'BLACK_WINS'}} | terms.ties | EXCLUDED",
                "{'terms': {'draws': 'EXCLUDED', 'noResult': 'STANDS'}} | terms.noResult | REFEREE",
                "{'terms': {'termsMs': -1}} | terms.termsMs | termsMs",
            })
    void terms_that_contradict_each_other_are_refused_with_what_would_be_right(
            String body, String field, String detail) {
        create(body.replace('\'', '"'))
                .then()
                .statusCode(400)
                .body("type", endsWith("/bad-request"), "field", equalTo(field), "detail", containsString(detail));
    }

    @Test
    void what_is_left_out_is_as_among_friends() {
        create("{}")
                .then()
                .statusCode(201)
                .body("terms.draws", equalTo("ALLOWED"), "terms.ties", nullValue())
                .body("terms.noResult", equalTo("STANDS"), "terms.termsMs", equalTo(300_000));
        create("{\"terms\": {\"draws\": \"EXCLUDED\", \"termsMs\": 0}}")
                .then()
                .statusCode(201)
                .body("terms.draws", equalTo("EXCLUDED"), "terms.noResult", equalTo("REFEREE"))
                .body("terms.termsMs", equalTo(0), "komi", equalTo(7.5f));
    }

    @Test
    void an_offer_is_listed_with_its_terms() {
        create("{\"opponent\": \"dora\", \"terms\": {\"draws\": \"EXCLUDED\", \"noResult\": \"REPLAY\"}}")
                .then()
                .statusCode(201);
        Api.as("dora")
                .get("/api/matches?invited=true")
                .then()
                .body("items[0].terms.draws", equalTo("EXCLUDED"), "items[0].terms.noResult", equalTo("REPLAY"));
    }

    @Test
    void an_equal_count_is_won_by_whom_the_terms_say_also_when_it_is_counted_again() {
        MatchId id = Api.started("alice", "bob", TIES);
        Api.show(id).then().body("terms.draws", equalTo("EXCLUDED"), "terms.ties", equalTo("WHITE_WINS"));
        Api.move("alice", id, "E5").then().statusCode(201);
        Api.move("bob", id, "pass").then().statusCode(201);
        Api.move("alice", id, "pass").then().statusCode(201);
        accept("bob", id).then().statusCode(200);
        accept("alice", id).then().statusCode(200);
        rules.append(id, new MatchScored(81, 81, DeadStones.NONE));
        Api.await(id, "result.text", "W+");
        Api.show(id)
                .then()
                .body("result.method", equalTo("TIE_RULE"), "result.winner", equalTo("WHITE"))
                .body("result.margin", equalTo(0));

        Api.as("alice").post("/api/matches/{id}/recounts", id.toString()).then().statusCode(201);
        rules.append(id, new MatchScored(81, 81, DeadStones.NONE));
        Api.await(id, "seq", rules.log(id).size());
        Api.show(id).then().body("phase", equalTo("ENDED"), "result.text", equalTo("W+"));
    }

    @Test
    void no_draw_is_ruled_and_the_refusal_says_what_would_do() {
        MatchId id = Api.started("alice", "bob", TIES);
        Officials.rule(id, "{\"kind\": \"DRAW\", \"reason\": \"Neither is to blame\"}")
                .then()
                .statusCode(409)
                .body("type", endsWith("/no-draws"), "rulings", hasItems("REPLAY", "CORRECT_RESULT"));
        Officials.rule(id, "{\"kind\": \"LOSS\", \"color\": \"WHITE\", \"reason\": \"Consulted a spectator\"}")
                .then()
                .statusCode(201);
        int ruling = Api.show(id).path("referee.rulings[0].seq");
        Officials.appeal("bob", id, ruling).then().statusCode(201).body("seq", notNullValue());
        Officials.decide(
                        id,
                        ruling + 2,
                        "{\"stands\": false, \"replacement\": {\"kind\": \"DRAW\"}, \"reason\": \"Neither is to blame\"}")
                .then()
                .statusCode(409)
                .body("type", endsWith("/no-draws"));
    }

    private static Response accept(String player, MatchId id) {
        return Api.as(player)
                .body(Map.of("deadHash", DeadStones.NONE.hash()))
                .post("/api/matches/{id}/counting/acceptance", id.toString());
    }

    private static Response create(String body) {
        return Api.as("alice").body(body).post("/api/matches");
    }
}
