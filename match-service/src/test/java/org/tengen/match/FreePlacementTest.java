package org.tengen.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.comparesEqualTo;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.support.Api;
import org.tengen.match.support.FakeRules;
import org.tengen.match.support.Rows;

/** The free-placement variant, as clients see it: docs/matches.md. */
@QuarkusTest
class FreePlacementTest {
    private static final String RULESET = "{\"color\": \"BLACK\", \"width\": 9, \"ruleset\": \"free-placement\"}";

    /** printf '13|sixteen letters!' | sha256sum */
    private static final String SIX_AND_A_HALF = "4216b584299f968066f81376fb049fc74926befb164945a0dae928100074adfe";

    /** printf '20|sixteen numbers!' | sha256sum */
    private static final String TEN = "80925f5fa065b04b39619c8902241553ec61443b9441e37d39b670a19ae592be";

    /** printf '2000|sixteen letters!' | sha256sum */
    private static final String THOUSAND = "c4f22e9d5ee0eb964aebbb079f1fabab577dbf919c93d24fe2b78329399e59b5";

    @Inject
    FakeRules rules;

    @Inject
    Rows rows;

    @Test
    void a_match_from_the_first_seat_stone_to_the_first_move() {
        MatchId id = begun(RULESET);
        Api.show(id)
                .then()
                .body("phase", equalTo("SEAT_STONES"), "toPlay", equalTo("BLACK"), "seatStonesLeft", equalTo(4))
                .body("komi", nullValue(), "komiOffers", nullValue());

        place("alice", id, "C3")
                .then()
                .statusCode(201)
                .body("color", equalTo("BLACK"), "stonesLeft", equalTo(3), "phase", equalTo("SEAT_STONES"));
        place("bob", id, "G7").then().statusCode(201);
        place("alice", id, "G3").then().statusCode(201);
        place("bob", id, "C7").then().statusCode(201).body("stonesLeft", equalTo(0), "phase", equalTo("TERMS"));

        commit("alice", id, SIX_AND_A_HALF)
                .then()
                .statusCode(201)
                .body("phase", equalTo("TERMS"), "toPlay", equalTo("WHITE"), "komi", nullValue())
                .body("komiOffers.black.commitment", equalTo(SIX_AND_A_HALF), "komiOffers.black.komi", nullValue())
                .body("komiOffers.white.commitment", nullValue());
        commit("bob", id, TEN).then().statusCode(201);
        reveal("alice", id, "6.5", "sixteen letters!")
                .then()
                .statusCode(201)
                .body("komiOffers.black.komi", comparesEqualTo(6.5f), "players.black", equalTo("alice"));
        reveal("bob", id, "10", "sixteen numbers!")
                .then()
                .statusCode(201)
                .body("phase", equalTo("PLAY"), "komi", equalTo(8), "komiOffers", nullValue())
                .body("players.black", equalTo("bob"), "players.white", equalTo("alice"), "toPlay", equalTo("BLACK"))
                .body("position.rows", hasItem("..O...O.."), "position.rows", hasItem("..X...X.."));
        Api.eventually(() -> Api.as("bob")
                .get("/api/matches?myTurn=true")
                .then()
                .body("items.find { it.id == '" + id + "' }.black", equalTo("bob")));

        refused(Api.move("alice", id, "E5", 1), 409, "not-your-turn");
        Api.move("bob", id, "E5", 1).then().statusCode(201).body("color", equalTo("BLACK"));
        Api.eventually(() -> Api.as("alice")
                .get("/api/matches?player=alice&myTurn=true")
                .then()
                .body("items.id", hasItem(id.toString())));
    }

    @Test
    void what_is_not_for_now_is_refused_with_the_reason() {
        MatchId id = begun(RULESET);
        refused(place("bob", id, "C3"), 409, "not-your-turn");
        refused(place("carol", id, "C3"), 403, "not-your-match");
        refused(place("alice", id, "pass"), 400, "bad-vertex");
        refused(place("alice", id, "T19"), 422, "off-board");
        refused(Api.move("alice", id, "C3"), 409, "seat-stones-first");
        refused(Api.move("alice", id, "pass"), 409, "seat-stones-first");
        refused(commit("alice", id, TEN), 409, "no-terms-to-agree");
        place("alice", id, "A1").then().statusCode(201);
        refused(place("bob", id, "A1"), 422, "occupied");
        place("bob", id, "A2").then().statusCode(201);
        place("alice", id, "E5").then().statusCode(201);
        refused(place("bob", id, "B1"), 422, "no-liberty-left");
        place("bob", id, "G7").then().statusCode(201);
        refused(place("alice", id, "D4"), 409, "no-seat-stone-left");
        refused(Api.move("alice", id, "C3"), 409, "terms-first");
        refused(commit("alice", id, "no hash"), 400, "bad-request");
        refused(reveal("alice", id, "10", "sixteen numbers!"), 409, "terms-not-sealed");
        commit("alice", id, SIX_AND_A_HALF).then().statusCode(201);
        commit("alice", id, SIX_AND_A_HALF).then().statusCode(200);
        refused(commit("alice", id, TEN), 409, "terms-sealed");
        refused(commit("bob", id, SIX_AND_A_HALF), 422, "commitment-copied");
        commit("bob", id, TEN).then().statusCode(201);
        refused(reveal("alice", id, "7", "sixteen letters!"), 422, "not-committed-to");
        refused(reveal("alice", id, "6.3", "sixteen letters!"), 400, "bad-request");
        refused(reveal("alice", id, "6.5", "short"), 400, "bad-request");
        assertThat(rules.log(id)).hasSize(7);
    }

    @Test
    void whoever_alone_seals_in_time_chooses_its_colour() {
        MatchId id = seated(3_000);
        Api.show(id)
                .then()
                .body("komiOffers.step", equalTo("SEAL"), "komiOffers.toAct", equalTo(List.of("BLACK", "WHITE")))
                .body("komiOffers.deadline", notNullValue(), "komiOffers.lapsed", nullValue());
        commit("bob", id, TEN).then().statusCode(201).body("komiOffers.toAct", equalTo(List.of("BLACK")));
        refused(choose("bob", id, "{\"color\": \"WHITE\"}"), 409, "nothing-to-choose");

        Api.await(id, "komiOffers.step", "CHOOSE");

        Api.show(id)
                .then()
                .body("phase", equalTo("TERMS"), "toPlay", equalTo("WHITE"), "komiOffers.lapsed", equalTo("BLACK"))
                .body("komiOffers.toAct", equalTo(List.of("WHITE")));
        refused(commit("alice", id, SIX_AND_A_HALF), 409, "terms-lapsed");
        refused(choose("alice", id, "{\"color\": \"BLACK\"}"), 409, "terms-lapsed");
        refused(choose("bob", id, "{\"color\": \"BLACK\"}"), 422, "komi-needed");
        refused(choose("bob", id, "{}"), 400, "bad-request");
        refused(choose("bob", id, "{\"color\": \"BLACK\", \"komi\": 10}"), 400, "bad-request");
        choose("bob", id, "{\"color\": \"BLACK\", \"komi\": 10, \"secret\": \"sixteen numbers!\"}")
                .then()
                .statusCode(201)
                .body("phase", equalTo("PLAY"), "komi", equalTo(10), "komiOffers", nullValue())
                .body("players.black", equalTo("bob"), "players.white", equalTo("alice"));
        Api.move("bob", id, "E5", 1).then().statusCode(201).body("color", equalTo("BLACK"));
    }

    /** The deadline stands in the row, where each replica finds it after a restart too; it is dated at itself. */
    @Test
    void where_neither_seals_in_time_the_match_counts_as_not_played() {
        MatchId id = seated(1_500);
        Instant end = rules.log(id).getLast().recordedAt().plusMillis(1_500);
        Api.eventually(() -> assertThat(rows.query(
                        "select (extract(epoch from deadline) * 1000)::bigint from match where id = '" + id + "'"))
                .containsExactly(String.valueOf(end.toEpochMilli())));

        Api.await(id, "phase", "ENDED");

        Api.show(id)
                .then()
                .body("result.outcome", equalTo("ANNULLED"), "result.method", equalTo("FORFEIT"))
                .body("result.text", equalTo("Void"));
        assertThat(rules.log(id).getLast().receivedAt()).isEqualTo(end);
        refused(commit("alice", id, SIX_AND_A_HALF), 409, "not-in-play");
    }

    @Test
    void a_komi_that_the_match_cannot_have_is_not_opened() {
        MatchId id = seated(300_000);
        commit("alice", id, THOUSAND).then().statusCode(201);
        commit("bob", id, TEN).then().statusCode(201);
        reveal("alice", id, "1000", "sixteen letters!")
                .then()
                .statusCode(422)
                .body("type", endsWith("/komi-not-allowed"), "mostPoints", equalTo(625), "allowed", equalTo("ANY"));
        Api.show(id).then().body("komiOffers.black.komi", nullValue(), "komiOffers.step", equalTo("OPEN"));
        reveal("bob", id, "10", "sixteen numbers!")
                .then()
                .statusCode(201)
                .body("komiOffers.toAct", equalTo(List.of("BLACK")));
        assertThat(rules.log(id)).hasSize(8);
    }

    @Test
    void without_draws_a_whole_komi_is_not_opened() {
        MatchId id = seated("{\"draws\": \"EXCLUDED\"}");
        commit("alice", id, SIX_AND_A_HALF).then().statusCode(201);
        commit("bob", id, TEN).then().statusCode(201);
        reveal("bob", id, "10", "sixteen numbers!")
                .then()
                .statusCode(422)
                .body("type", endsWith("/komi-not-allowed"), "allowed", equalTo("HALVES"));
        reveal("alice", id, "6.5", "sixteen letters!").then().statusCode(201);
    }

    @Test
    void what_can_be_no_commitment_is_refused_as_one_of_komi_and_secret() {
        MatchId id = seated(300_000);
        commit("alice", id, "no hash")
                .then()
                .statusCode(400)
                .body("field", equalTo("commitment"), "detail", containsString("komiHalfPoints|secret"));
    }

    private static MatchId seated(long termsMs) {
        return seated("{\"termsMs\": " + termsMs + "}");
    }

    private static MatchId seated(String terms) {
        MatchId id = begun(
                "{\"color\": \"BLACK\", \"width\": 9, \"ruleset\": \"free-placement\", \"terms\": " + terms + "}");
        place("alice", id, "C3").then().statusCode(201);
        place("bob", id, "G7").then().statusCode(201);
        place("alice", id, "G3").then().statusCode(201);
        place("bob", id, "C7").then().statusCode(201);
        return id;
    }

    private static Response choose(String player, MatchId id, String body) {
        return Api.as(player).body(body).post("/api/matches/{id}/terms/choice", id.toString());
    }

    @Test
    void the_komi_is_not_named_in_the_challenge() {
        refused(create("{\"ruleset\": \"free-placement\", \"komi\": 6.5}"), 400, "bad-request");
        refused(create("{\"ruleset\": \"free-placement\", \"handicap\": 1}"), 400, "bad-request");
        refused(create("{\"ruleset\": \"free-placement\", \"width\": 2}"), 400, "bad-request");
        create(RULESET).then().statusCode(201).body("komi", nullValue());
    }

    private static Response create(String body) {
        return Api.as("alice").body(body).post("/api/matches");
    }

    private static MatchId begun(String body) {
        MatchId id = Api.create("alice", body);
        Api.join("bob", id).then().statusCode(200);
        return id;
    }

    private static Response place(String player, MatchId id, String vertex) {
        return Api.as(player).body(Map.of("vertex", vertex)).post("/api/matches/{id}/seat-stones", id.toString());
    }

    private static Response commit(String player, MatchId id, String commitment) {
        return Api.as(player)
                .body(Map.of("commitment", commitment))
                .post("/api/matches/{id}/terms/commitment", id.toString());
    }

    private static Response reveal(String player, MatchId id, String komi, String secret) {
        return Api.as(player)
                .body("{\"komi\": " + komi + ", \"secret\": \"" + secret + "\"}")
                .post("/api/matches/{id}/terms/reveal", id.toString());
    }

    private static void refused(Response response, int status, String slug) {
        response.then().statusCode(status).body("type", endsWith("/" + slug));
    }
}
