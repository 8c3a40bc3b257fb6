package org.tengen.match.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;
import static org.tengen.match.support.Officials.appeal;
import static org.tengen.match.support.Officials.decide;
import static org.tengen.match.support.Officials.decideAs;
import static org.tengen.match.support.Officials.object;
import static org.tengen.match.support.Officials.objections;
import static org.tengen.match.support.Officials.refereed;
import static org.tengen.match.support.Officials.rule;
import static org.tengen.match.support.Officials.ruleAs;
import static org.tengen.match.support.Officials.warnAs;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.support.Api;
import org.tengen.match.support.FakeRules;

/** Roles, assignments, and nobody in their own cause. */
@QuarkusTest
class WhoMayRuleTest {
    private static final String DRAW = "{\"kind\": \"DRAW\", \"reason\": \"Why\"}";

    @Inject
    FakeRules rules;

    @Test
    void a_referee_who_is_not_assigned_is_refused_whatever_they_decide() {
        MatchId id = refereed();
        object("alice", id, false).then().statusCode(201);

        for (Response refused : List.of(
                ruleAs("rolf", id, DRAW),
                warnAs("rolf", id, 2),
                asReferee("rolf", id, "pauses/ruling", "{\"granted\": true}"),
                asReferee("rolf", id, "pauses/referee", ""),
                asReferee("rolf", id, "pauses/referee/resume", ""))) {
            refused.then().statusCode(403).body("type", endsWith("/not-assigned"));
        }

        Api.as("rolf", "referee")
                .get("/api/matches/objections?limit=100")
                .then()
                .body("items.matchId", not(hasItem(id.toString())));
        Api.eventually(() -> objections().then().body("items.matchId", hasItem(id.toString())));
        assertThat(rules.log(id)).hasSize(2);
        rule(id, DRAW).then().statusCode(201);
    }

    @Test
    void a_match_without_referees_has_none_as_long_as_nobody_calls_one() {
        MatchId id = Api.started("alice", "bob", "");

        for (Response refused : List.of(
                ruleAs("rita", id, DRAW),
                warnAs("rita", id, 1),
                asReferee("rita", id, "pauses/ruling", "{\"granted\": true}"),
                asReferee("rita", id, "pauses/referee", ""))) {
            refused.then()
                    .statusCode(403)
                    .body("type", endsWith("/not-assigned"), "detail", containsString("No referee is named"));
        }
        assertThat(rules.log(id)).hasSize(1);
    }

    @Test
    void who_is_assigned_but_has_not_the_role_may_not_rule() {
        MatchId id = refereed();

        Api.as("rita")
                .body(DRAW)
                .post("/api/matches/{id}/rulings", id.toString())
                .then()
                .statusCode(403)
                .body("type", endsWith("/forbidden"));
    }

    @Test
    void nobody_rules_on_a_match_they_play_or_keeps_its_time() {
        MatchId id = refereed();

        for (Response refused : List.of(
                ruleAs("bob", id, DRAW),
                warnAs("alice", id, 1),
                asReferee("alice", id, "pauses/ruling", "{\"granted\": true}"),
                asReferee("bob", id, "pauses/referee", ""))) {
            refused.then().statusCode(403).body("type", endsWith("/own-match"));
        }
        assertThat(rules.log(id)).hasSize(1);
    }

    @Test
    void an_assigned_referee_cannot_take_a_seat() {
        MatchId id = Api.create("alice", "{\"terms\": {\"referees\": [\"rita\"]}}");

        Api.join("rita", id).then().statusCode(403).body("type", endsWith("/referee-cannot-play"));
    }

    @Test
    void an_organizer_who_plays_or_has_ruled_does_not_decide() {
        MatchId id = refereed();
        int ruling = rule(id, "{\"kind\": \"LOSS\", \"color\": \"WHITE\", \"reason\": \"Why\"}")
                .path("seq");
        int appeal = appeal("bob", id, ruling).path("seq");
        String stands = "{\"stands\": true, \"reason\": \"So be it\"}";

        decideAs("alice", id, appeal, stands).then().statusCode(403).body("type", endsWith("/own-match"));
        decideAs("rita", id, appeal, stands).then().statusCode(403).body("type", endsWith("/own-ruling"));
        Api.as("rob", "referee")
                .body(stands)
                .post("/api/matches/{id}/appeals/{seq}/decision", id.toString(), appeal)
                .then()
                .statusCode(403);
        for (String blind : List.of("alice", "rita")) {
            Api.as(blind, "organizer")
                    .get("/api/matches/appeals?limit=100")
                    .then()
                    .statusCode(200)
                    .body("items.matchId", not(hasItem(id.toString())));
        }
        decide(id, appeal, stands).then().statusCode(201).body("result.text", equalTo("B+"));
    }

    private static Response asReferee(String who, MatchId id, String what, String body) {
        return Api.as(who, "referee").body(body).post("/api/matches/{id}/" + what, id.toString());
    }
}
