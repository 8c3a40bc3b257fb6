package org.tengen.match;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.support.Api;

@QuarkusTest
class ListTest {
    @Test
    void pages_stay_as_they_are_while_new_matches_begin() {
        List<String> made = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            made.addFirst(Api.started("paula", "quentin", "").toString());
        }
        Response first = list("player=paula&limit=2");
        Api.started("paula", "quentin", "");
        Response second = list("player=paula&limit=2&cursor=" + first.path("next"));
        Response third = list("player=paula&limit=2&cursor=" + second.path("next"));

        List<String> seen = new ArrayList<>(first.<List<String>>path("items.id"));
        seen.addAll(second.path("items.id"));
        seen.addAll(third.path("items.id"));
        assertThat(seen).isEqualTo(made);
        third.then().body("next", nullValue());
    }

    @Test
    void challenges_and_matches_stand_in_one_list_and_can_be_asked_for_by_phase() {
        MatchId challenge = Api.create("rosa", "{\"opponent\": \"sam\", \"width\": 9}");
        MatchId match = Api.started("rosa", "sam", "");

        list("player=sam")
                .then()
                .body("items.id", equalTo(List.of(match.toString(), challenge.toString())))
                .body("items.phase", equalTo(List.of("PLAY", "CHALLENGE")))
                .body("items[0].black", equalTo("rosa"), "items[1].challenger", equalTo("rosa"));
        list("player=sam&phase=CHALLENGE").then().body("items.id", equalTo(List.of(challenge.toString())));
        list("player=sam&phase=PLAY").then().body("items.id", equalTo(List.of(match.toString())));
        list("player=sam&phase=ENDED").then().body("items.size()", equalTo(0), "next", nullValue());
    }

    @Test
    void what_cannot_be_asked_is_refused() {
        list("limit=0").then().statusCode(400);
        list("limit=101").then().statusCode(400);
        list("phase=SLEEPING").then().statusCode(400);
        list("cursor=next").then().statusCode(400);
    }

    private static Response list(String query) {
        return given().get("/api/matches?" + query);
    }
}
