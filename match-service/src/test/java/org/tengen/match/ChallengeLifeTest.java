package org.tengen.match;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.anyOf;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.hash.Sha256;
import org.tengen.contracts.match.MatchId;
import org.tengen.kernel.test.Tokens;
import org.tengen.match.challenge.application.ForgetOldChallenges;
import org.tengen.match.support.Api;
import org.tengen.match.support.AtOnce;
import org.tengen.match.support.FakeRules;
import org.tengen.match.support.Rows;

/** Challenges, from the offer to the match or to their end. */
@QuarkusTest
class ChallengeLifeTest {
    private static final String ALICES = "alice's long secret";
    private static final String BOBS = "bob's long secret";
    private static final int ROUNDS = 8;

    @Inject
    FakeRules rules;

    @Inject
    Rows rows;

    @Inject
    ForgetOldChallenges forget;

    @Test
    void a_challenge_says_what_is_offered() {
        MatchId id = Api.create("alice", """
                {"opponent": "bob", "color": "WHITE", "width": 13, "komi": 5.5,
                 "ruleset": {"base": "japanese", "name": "club", "suicide": "ANY"},
                 "terms": {"undo": "STRICT", "rated": true, "referees": ["rita"], "checkInMs": 300000}}""");

        Api.show(id)
                .then()
                .body("phase", equalTo("CHALLENGE"), "status", equalTo("OPEN"), "opponent", equalTo("bob"))
                .body("ruleset.name", equalTo("club"), "ruleset.suicide", equalTo("ANY"), "komi", equalTo(5.5f))
                .body("ruleset.komi", equalTo(6.5f), "ruleset.komiHalfPoints", nullValue())
                .body("ruleset.scoring", equalTo("TERRITORY"), "terms.undo", equalTo("STRICT"))
                .body("terms.rated", equalTo(true), "terms.referees", equalTo(List.of("rita")));
        Api.join("bob", id)
                .then()
                .statusCode(200)
                .body("terms.undo", equalTo("STRICT"), "ruleset.suicide", equalTo("ANY"))
                .body("players.white", equalTo("alice"), "terms.checkInMs", equalTo(300_000));
    }

    @Test
    void the_ruleset_of_a_match_can_be_sent_back() throws JsonProcessingException {
        MatchId id = Api.started("alice", "bob", "");
        Map<String, Object> shown = Api.show(id).then().extract().path("ruleset");
        String ruleset = new ObjectMapper().writeValueAsString(shown);

        MatchId again = Api.create("alice", "{\"ruleset\": " + ruleset + "}");

        Api.show(again).then().body("ruleset.name", equalTo("japanese"), "ruleset.komi", equalTo(6.5f));
    }

    @Test
    void an_end_is_kept_in_whole_milliseconds() {
        Instant end = Instant.now()
                .plus(1, ChronoUnit.DAYS)
                .truncatedTo(ChronoUnit.SECONDS)
                .plusNanos(123_456_789);

        MatchId id = Api.create("alice", "{\"expiresAt\": \"" + end + "\"}");

        Api.show(id)
                .then()
                .body("expiresAt", equalTo(end.truncatedTo(ChronoUnit.MILLIS).toString()));
    }

    @Test
    void joining_needs_no_body() {
        MatchId id = Api.create("alice", "{\"color\": \"BLACK\"}");

        given().auth()
                .oauth2(Tokens.of("bob"))
                .post("/api/matches/{id}/join", id.toString())
                .then()
                .statusCode(200)
                .body("phase", equalTo("PLAY"));
    }

    @Test
    void what_is_over_is_forgotten_a_month_after_it_would_have_expired() {
        MatchId open = Api.create("alice", "{}");
        MatchId withdrawn = Api.create("alice", "{}");
        Api.as("alice")
                .post("/api/matches/{id}/withdraw", withdrawn.toString())
                .then()
                .statusCode(200);
        MatchId begun = Api.create("alice", "{}");
        Api.join("bob", begun).then().statusCode(200);
        MatchId fresh = Api.create("alice", "{}");
        Api.join("bob", fresh).then().statusCode(200);
        rows.execute("update challenge set expires_at = now() - interval '31 days' where id in ('" + open + "', '"
                + withdrawn + "', '" + begun + "')");

        forget.run();

        assertThat(rows.query("select id::text from challenge where challenger = 'alice'"))
                .contains(open.toString(), fresh.toString())
                .doesNotContain(withdrawn.toString(), begun.toString());
        Api.show(begun).then().statusCode(200).body("phase", equalTo("PLAY"));
        Api.join("carol", begun).then().statusCode(409).body("type", endsWith("/already-started"));
        Api.show(withdrawn).then().statusCode(404);
    }

    @Test
    void a_challenge_is_withdrawn() {
        MatchId id = Api.create("alice", "{}");

        refused(post("bob", id, "withdraw"), 403, "not-your-challenge");
        post("alice", id, "withdraw").then().statusCode(200).body("status", equalTo("WITHDRAWN"));
        post("alice", id, "withdraw").then().statusCode(200);
        refused(Api.join("bob", id), 409, "challenge-withdrawn");
        Api.show(id).then().body("status", equalTo("WITHDRAWN"));
        assertThat(rules.log(id)).isEmpty();
    }

    @Test
    void an_invitation_is_declined() {
        MatchId id = Api.create("alice", "{\"opponent\": \"bob\"}");

        refused(post("carol", id, "decline"), 403, "not-invited");
        post("bob", id, "decline").then().statusCode(200).body("status", equalTo("DECLINED"));
        refused(Api.join("bob", id), 409, "challenge-declined");
        refused(post("alice", id, "withdraw"), 409, "challenge-declined");
    }

    @Test
    void a_challenge_whose_time_is_over_is_expired_before_anybody_has_said_so() {
        Instant past = Instant.now().minusMillis(1);
        MatchId id = Api.create("alice", "{\"opponent\": \"ursula\"}");
        rows.execute("update challenge set created_at = now() - interval '1 hour', expires_at = '" + past
                + "', due_at = now() + interval '1 hour' where id = '" + id + "'");

        Api.as("alice")
                .get("/api/matches/{id}", id.toString())
                .then()
                .body("status", equalTo("EXPIRED"), "phase", equalTo("CHALLENGE"));
        Api.as("ursula").get("/api/matches?invited=true").then().statusCode(200).body("items", empty());
        Api.as("ursula")
                .get("/api/matches?player=alice&opponent=ursula")
                .then()
                .statusCode(200)
                .body("items", empty());
    }

    @Test
    void who_was_told_that_a_match_begins_can_play_in_it() {
        MatchId id = Api.create("alice", "{\"color\": \"BLACK\", \"width\": 9}");
        rules.setMute(true);
        try {
            Api.join("bob", id).then().statusCode(anyOf(equalTo(200), equalTo(202)));
        } finally {
            rules.setMute(false);
        }

        CompletableFuture<Response> move = CompletableFuture.supplyAsync(() -> Api.move("alice", id, "E5"));
        Awaitility.await()
                .during(Duration.ofMillis(300))
                .until(() -> !move.isDone() || move.join().statusCode() == 201);
        rules.deliverAgain(id);

        move.join().then().statusCode(201).body("moveNumber", equalTo(1));
    }

    @Test
    void a_challenge_expires_by_itself() {
        Instant soon = Instant.now().plusMillis(1200);
        MatchId id = Api.create("alice", "{\"expiresAt\": \"" + soon + "\"}");

        Api.await(id, "status", "EXPIRED");
        refused(Api.join("bob", id), 409, "challenge-expired");
    }

    @Test
    void what_has_begun_can_be_neither_withdrawn_nor_declined() {
        MatchId id = Api.create("alice", "{\"opponent\": \"bob\"}");
        Api.join("bob", id).then().statusCode(200);

        refused(post("alice", id, "withdraw"), 409, "already-started");
        refused(post("bob", id, "decline"), 409, "already-started");
    }

    @Test
    void both_draw_the_colours_and_anybody_can_check_it() {
        MatchId id = nigiri();
        refused(Api.join("bob", id), 422, "commitment-needed");
        refused(reveal("alice", id, ALICES), 409, "nothing-to-reveal");
        commit("bob", id, BOBS)
                .then()
                .statusCode(200)
                .body("status", equalTo("DRAWING"), "nigiri.joinedBy", equalTo("bob"));

        refused(reveal("bob", id, "not what I committed to"), 422, "not-committed-to");
        reveal("bob", id, BOBS)
                .then()
                .statusCode(200)
                .body("phase", equalTo("CHALLENGE"), "nigiri.revealedBy", equalTo(List.of("bob")));
        Api.show(id).then().body(not(containsString(BOBS)));
        Response begun = reveal("alice", id, ALICES);

        String hash = Sha256.ofText(ALICES + "|" + BOBS);
        boolean black = Character.digit(hash.charAt(63), 16) % 2 == 0;
        begun.then()
                .statusCode(200)
                .body("phase", equalTo("PLAY"), "colorDraw.method", equalTo("NIGIRI"))
                .body("colorDraw.challengerSecret", equalTo(ALICES), "colorDraw.opponentSecret", equalTo(BOBS))
                .body(black ? "players.black" : "players.white", equalTo("alice"));
        reveal("bob", id, BOBS).then().statusCode(200).body("phase", equalTo("PLAY"));
    }

    @Test
    void the_server_draws_where_nobody_reveals() {
        MatchId id = nigiri();
        String commitment = Api.show(id).path("colorCommitment");
        commit("bob", id, BOBS).then().statusCode(200);

        Api.await(id, "phase", "PLAY");

        Api.show(id)
                .then()
                .body("colorDraw.method", equalTo("SERVER_DRAW"), "colorDraw.commitment", equalTo(commitment));
        assertThat(Sha256.ofText(Api.show(id).path("colorDraw.secret"))).isEqualTo(commitment);
    }

    @Test
    void whoever_alone_reveals_has_won_the_draw_and_anybody_can_check_it() {
        MatchId id = nigiri();
        commit("bob", id, BOBS).then().statusCode(200);
        reveal("bob", id, BOBS).then().statusCode(200);

        Api.await(id, "phase", "PLAY");

        Api.show(id)
                .then()
                .body("players.black", equalTo("bob"), "players.white", equalTo("alice"))
                .body("colorDraw.method", equalTo("NIGIRI_WITHHELD"), "colorDraw.withheldBy", equalTo("alice"))
                .body("colorDraw.challenger", equalTo("alice"), "colorDraw.challengerColor", equalTo("WHITE"))
                .body("colorDraw.challengerCommitment", equalTo(Sha256.ofText(ALICES)))
                .body("colorDraw.opponentCommitment", equalTo(Sha256.ofText(BOBS)))
                .body("colorDraw.secret", equalTo(BOBS));
    }

    @Test
    void what_can_be_no_commitment_is_refused_as_one_of_a_secret() {
        Api.as("alice")
                .body("{\"color\": \"NIGIRI\", \"commitment\": \"no hash\"}")
                .post("/api/matches")
                .then()
                .statusCode(400)
                .body("field", equalTo("commitment"), "detail", containsString("of your secret"));
        Api.as("bob")
                .body(Map.of("commitment", "no hash"))
                .post("/api/matches/{id}/join", nigiri().toString())
                .then()
                .statusCode(400)
                .body("field", equalTo("commitment"), "detail", containsString("of your secret"));
    }

    @Test
    void of_withdrawing_and_joining_at_once_one_happens_and_the_other_hears_which()
            throws InterruptedException, ExecutionException {
        for (int i = 0; i < ROUNDS; i++) {
            MatchId id = Api.create("alice", "{\"opponent\": \"bob\"}");

            List<Response> answers = race(() -> post("alice", id, "withdraw"), () -> Api.join("bob", id));

            boolean withdrawn = answers.getFirst().statusCode() == 200;
            refused(answers.get(withdrawn ? 1 : 0), 409, withdrawn ? "challenge-withdrawn" : "already-started");
            assertThat(rules.log(id)).hasSize(withdrawn ? 0 : 1);
        }
    }

    @Test
    void of_declining_and_withdrawing_at_once_one_happens_and_the_other_hears_which()
            throws InterruptedException, ExecutionException {
        for (int i = 0; i < ROUNDS; i++) {
            MatchId id = Api.create("alice", "{\"opponent\": \"bob\"}");

            List<Response> answers = race(() -> post("alice", id, "withdraw"), () -> post("bob", id, "decline"));

            boolean withdrawn = answers.getFirst().statusCode() == 200;
            refused(answers.get(withdrawn ? 1 : 0), 409, withdrawn ? "challenge-withdrawn" : "challenge-declined");
            Api.show(id).then().body("status", equalTo(withdrawn ? "WITHDRAWN" : "DECLINED"));
        }
    }

    /** Two requests at once, one of which gets 200 and the other 409. */
    private static List<Response> race(Callable<Response> one, Callable<Response> other)
            throws InterruptedException, ExecutionException {
        List<Response> answers = AtOnce.run(new ArrayList<>(List.of(one, other)));
        assertThat(answers.stream().map(Response::statusCode)).containsExactlyInAnyOrder(200, 409);
        return answers;
    }

    private static MatchId nigiri() {
        String commitment = Sha256.ofText(ALICES);
        return Api.create("alice", "{\"color\": \"NIGIRI\", \"commitment\": \"" + commitment + "\"}");
    }

    private static Response commit(String player, MatchId id, String secret) {
        return Api.as(player)
                .body(Map.of("commitment", Sha256.ofText(secret)))
                .post("/api/matches/{id}/join", id.toString());
    }

    private static Response reveal(String player, MatchId id, String secret) {
        return Api.as(player).body(Map.of("secret", secret)).post("/api/matches/{id}/nigiri", id.toString());
    }

    private static Response post(String player, MatchId id, String what) {
        return Api.as(player).post("/api/matches/{id}/{what}", id.toString(), what);
    }

    private static void refused(Response response, int status, String slug) {
        response.then().statusCode(status).body("type", endsWith("/" + slug));
    }
}
