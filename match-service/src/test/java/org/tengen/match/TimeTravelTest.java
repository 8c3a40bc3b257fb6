package org.tengen.match;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.support.Api;

/** A match as it was after any of its events. */
@QuarkusTest
class TimeTravelTest {
    @Test
    void every_event_can_be_gone_back_to() {
        MatchId id = Api.started("alice", "bob", "");
        String[] shown = new String[4];
        shown[1] = Api.show(id).asString();
        Api.move("alice", id, "E5").then().statusCode(201);
        shown[2] = Api.show(id).asString();
        Api.move("bob", id, "pass").then().statusCode(201);
        shown[3] = Api.show(id).asString();
        Api.as("alice")
                .post("/api/matches/{id}/resignation", id.toString())
                .then()
                .statusCode(201);

        for (int seq = 1; seq <= 3; seq++) {
            assertThat(at(id, seq).asString()).isEqualTo(shown[seq]);
        }
        at(id, 4).then().body("phase", equalTo("SCORING"), "result", nullValue());
        at(id, 5).then().body("phase", equalTo("ENDED"), "result.text", equalTo("W+R"));
    }

    @Test
    void there_is_no_future_and_nothing_before_the_start() {
        MatchId id = Api.started("alice", "bob", "");

        for (int seq : new int[] {-1, 0, 2}) {
            at(id, seq).then().statusCode(404).body("type", endsWith("/no-such-event"), "currentSeq", equalTo(1));
        }
    }

    @Test
    void what_is_no_number_is_named() {
        MatchId id = Api.started("alice", "bob", "");

        given().get("/api/matches/{id}?atSeq=last", id.toString())
                .then()
                .statusCode(400)
                .body("type", endsWith("/bad-request"), "field", equalTo("atSeq"));
    }

    private static Response at(MatchId id, int seq) {
        return given().get("/api/matches/{id}?atSeq={seq}", id.toString(), seq);
    }
}
