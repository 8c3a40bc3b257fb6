package org.tengen.match;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.specification.RequestSpecification;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.match.MatchId;
import org.tengen.kernel.test.Tokens;
import org.tengen.match.support.Api;

/** A private match is for its players, its referees and the officials. */
@QuarkusTest
class PrivateMatchTest {
    private static final String PRIVATE = ", \"terms\": {\"visibility\": \"PRIVATE\", \"referees\": [\"rita\"]}";

    @Test
    void strangers_do_not_see_it() {
        MatchId id = begun();

        refused(given(), id, "");
        refused(as("stranger"), id, "");
        refused(given(), id, "/clock");
        refused(given(), id, "/stream");
        refused(as("stranger"), id, "/stream");
        given().get("/api/matches?player=greta").then().body("items.id", not(hasItem(id.toString())));
        as("stranger").get("/api/matches?player=greta").then().body("items.id", not(hasItem(id.toString())));
    }

    @Test
    void those_who_take_part_see_it() {
        MatchId id = begun();

        for (String player : new String[] {"greta", "hugo", "rita"}) {
            as(player)
                    .get("/api/matches/{id}", id.toString())
                    .then()
                    .statusCode(200)
                    .body("phase", equalTo("PLAY"));
        }
        for (String role : new String[] {"referee", "organizer", "admin"}) {
            given().auth()
                    .oauth2(Tokens.of("official", role))
                    .get("/api/matches/{id}", id.toString())
                    .then()
                    .statusCode(200);
        }
        for (String player : new String[] {"hugo", "rita"}) {
            Api.eventually(
                    () -> as(player).get("/api/matches?player=greta").then().body("items.id", hasItem(id.toString())));
        }
        given().auth()
                .oauth2(Tokens.of("official", "admin"))
                .get("/api/matches?player=greta")
                .then()
                .body("items.id", hasItem(id.toString()));
    }

    @Test
    void a_private_invitation_is_for_the_two() {
        MatchId id = Api.create("greta", "{\"opponent\": \"hugo\"" + PRIVATE + "}");

        refused(given(), id, "");
        refused(as("stranger"), id, "");
        as("hugo").get("/api/matches/{id}", id.toString()).then().statusCode(200);
        as("hugo").get("/api/matches?invited=true").then().body("items.id", hasItem(id.toString()));
        as("rita").get("/api/matches?phase=CHALLENGE&player=greta").then().body("items.id", hasItem(id.toString()));
        given().get("/api/matches?phase=CHALLENGE&player=greta").then().body("items.id", not(hasItem(id.toString())));
    }

    @Test
    void a_bad_token_is_refused_rather_than_taken_for_none() {
        MatchId id = begun();

        given().auth()
                .oauth2(Tokens.forged("greta"))
                .get("/api/matches/{id}", id.toString())
                .then()
                .statusCode(401);
    }

    private static MatchId begun() {
        MatchId id = Api.create("greta", "{\"width\": 9" + PRIVATE + "}");
        Api.join("hugo", id).then().statusCode(200);
        return id;
    }

    private static RequestSpecification as(String player) {
        return given().auth().oauth2(Tokens.of(player));
    }

    private static void refused(RequestSpecification request, MatchId id, String path) {
        request.get("/api/matches/{id}" + path, id.toString())
                .then()
                .statusCode(403)
                .body("type", endsWith("/private-match"));
    }
}
