package org.tengen.match;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ListAssert;
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

        listed("player=sam", match, challenge);
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
    void matches_are_listed_by_opponent_ruleset_result_and_time() {
        MatchId first = Api.started("tina", "ugo", "");
        MatchId second = Api.started("vera", "tina", "");
        MatchId other = Api.create("tina", "{\"opponent\": \"ugo\", \"ruleset\": \"aga\"}");
        Api.as("ugo")
                .post("/api/matches/{id}/resignation", first.toString())
                .then()
                .statusCode(201);
        String began = Api.show(second).path("startedAt");

        listed("player=tina&result=BLACK_WON", first);
        listed("player=tina", other, second, first);
        ids("player=tina&opponent=ugo").isEqualTo(names(other, first));
        ids("player=tina&opponent=vera").isEqualTo(names(second));
        ids("player=tina&ruleset=aga").isEqualTo(names(other));
        ids("player=tina&ruleset=japanese").isEqualTo(names(second, first));
        ids("player=tina&result=BLACK_WON").isEqualTo(names(first));
        ids("player=tina&result=DRAW").isEqualTo(names());
        ids("player=tina&phase=ENDED").isEqualTo(names(first));
        ids("player=tina&until=" + began).isEqualTo(names(first));
        ids("player=tina&from=" + began).isEqualTo(names(other, second));
        ids("player=tina&phase=CHALLENGE&result=DRAW").isEqualTo(names());
    }

    @Test
    void my_turn_lists_the_matches_in_which_i_am_to_act() {
        MatchId mine = Api.started("walt", "xena", "");
        MatchId theirs = Api.started("xena", "walt", "");

        Api.eventually(() -> myTurn("walt").isEqualTo(names(mine)));
        Api.eventually(() -> myTurn("xena").isEqualTo(names(theirs)));
        Api.move("walt", mine, "E5").then().statusCode(201);
        Api.eventually(() -> myTurn("walt").isEqualTo(names()));
        Api.eventually(() -> myTurn("xena").isEqualTo(names(theirs, mine)));
        Api.move("xena", mine, "pass").then().statusCode(201);
        Api.move("walt", mine, "pass").then().statusCode(201);
        Api.eventually(() -> list("phase=COUNTING&player=walt").then().body("items.id", equalTo(names(mine))));
        myTurn("xena").as("xena accepts the count first").isEqualTo(names(theirs, mine));
        list("myTurn=true").then().statusCode(401);
    }

    @Test
    void invited_lists_my_invitations_until_they_are_answered() {
        MatchId one = Api.create("yuri", "{\"opponent\": \"zoe\"}");
        MatchId two = Api.create("yuri", "{\"opponent\": \"zoe\", \"width\": 9}");
        Api.create("yuri", "{}");

        invited("zoe").isEqualTo(names(two, one));
        invited("yuri").isEqualTo(names());
        Api.join("zoe", one).then().statusCode(200);
        invited("zoe").isEqualTo(names(two));
        Api.as("zoe").post("/api/matches/{id}/decline", two.toString()).then().statusCode(200);
        invited("zoe").isEqualTo(names());
        Api.eventually(() -> ids("player=zoe&phase=CHALLENGE").isEqualTo(names()));
    }

    @Test
    void what_cannot_be_asked_is_refused() {
        list("opponent=bob").then().statusCode(400);
        list("result=LOST").then().statusCode(400);
        list("from=yesterday").then().statusCode(400);
        list("limit=0").then().statusCode(400);
        list("limit=101").then().statusCode(400);
        list("phase=SLEEPING").then().statusCode(400);
        list("cursor=next").then().statusCode(400);
        list("limit=ten").then().statusCode(400).body("field", equalTo("limit"));
        list("myTurn=maybe").then().statusCode(400).body("field", equalTo("myTurn"));
        list("from=%2B1000000000-12-31T23:59:59Z").then().statusCode(400).body("field", equalTo("from"));
        list("until=-1000000000-01-01T00:00:00Z").then().statusCode(400).body("field", equalTo("until"));
    }

    /** Waits until these are listed: rows are written behind what happens. */
    private static void listed(String query, MatchId... ids) {
        Api.eventually(() -> ids(query).isEqualTo(names(ids)));
    }

    private static ListAssert<String> ids(String query) {
        return assertThat(list(query).<List<String>>path("items.id"));
    }

    private static ListAssert<String> myTurn(String player) {
        return assertThat(Api.as(player).get("/api/matches?myTurn=true").<List<String>>path("items.id"));
    }

    private static ListAssert<String> invited(String player) {
        return assertThat(Api.as(player).get("/api/matches?invited=true").<List<String>>path("items.id"));
    }

    private static List<String> names(MatchId... ids) {
        return Stream.of(ids).map(MatchId::toString).toList();
    }

    private static Response list(String query) {
        return given().get("/api/matches?" + query);
    }
}
