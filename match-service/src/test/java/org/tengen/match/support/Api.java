package org.tengen.match.support;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.anyOf;
import static org.hamcrest.Matchers.equalTo;

import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.Map;
import org.awaitility.Awaitility;
import org.awaitility.core.ThrowingRunnable;
import org.tengen.contracts.match.MatchId;
import org.tengen.kernel.test.Tokens;

/** The API as a client uses it. */
public final class Api {
    private Api() {}

    /** A request with a valid token that has these roles beside that of a player. */
    public static RequestSpecification as(String subject, String... roles) {
        return given().auth().oauth2(Tokens.of(subject, roles)).contentType(ContentType.JSON);
    }

    /** Offers a match. */
    public static MatchId create(String player, String body) {
        return MatchId.parse(as(player)
                .body(body)
                .post("/api/matches")
                .then()
                .statusCode(201)
                .extract()
                .path("id"));
    }

    /** A match on 9x9 in which black plays black and white white; begun, even where the machine was slow to say so. */
    public static MatchId started(String black, String white, String more) {
        MatchId id = create(
                black, "{\"color\": \"BLACK\", \"ruleset\": \"japanese\", \"width\": 9, \"komi\": 0" + more + "}");
        join(white, id).then().statusCode(anyOf(equalTo(200), equalTo(202)));
        await(id, "phase", "PLAY");
        return id;
    }

    /** Joins a match. */
    public static Response join(String player, MatchId id) {
        return as(player).post("/api/matches/{id}/join", id.toString());
    }

    /** Plays or passes. */
    public static Response move(String player, MatchId id, String vertex) {
        return as(player).body(Map.of("vertex", vertex)).post("/api/matches/{id}/moves", id.toString());
    }

    /** Plays or passes as a move of this number. */
    public static Response move(String player, MatchId id, String vertex, int number) {
        return as(player)
                .body(Map.of("vertex", vertex, "moveNumber", number))
                .post("/api/matches/{id}/moves", id.toString());
    }

    /** Waits until a match shows this value at this path. */
    public static void await(MatchId id, String path, Object value) {
        Awaitility.await().until(() -> show(id).path(path), equalTo(value));
    }

    /** Waits until something holds that is read from the rows, which are written behind what happens. */
    public static void eventually(ThrowingRunnable holds) {
        Awaitility.await().untilAsserted(holds);
    }

    /** Shows a match. */
    public static Response show(MatchId id) {
        return given().get("/api/matches/{id}", id.toString());
    }
}
