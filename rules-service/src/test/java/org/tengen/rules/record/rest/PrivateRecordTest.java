package org.tengen.rules.record.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.UndoPolicy;
import org.tengen.contracts.match.Visibility;
import org.tengen.engine.rules.Rulesets;
import org.tengen.kernel.test.Tokens;
import org.tengen.rules.kit.Events;
import org.tengen.rules.kit.MatchScript;
import org.tengen.rules.record.application.AnswerProposals;

/** The record of a private match is for its players, its referees and the officials. */
@QuarkusTest
class PrivateRecordTest {
    @Inject
    AnswerProposals desk;

    @ParameterizedTest
    @ValueSource(strings = {"events", "positions/0", "sgf", "verification"})
    void strangers_do_not_read_it(String what) {
        MatchId match = playPrivately();

        refused(given(), match, what);
        refused(as("stranger"), match, what);
        given().auth()
                .oauth2(Tokens.forged("alice"))
                .get("/api/records/{id}/" + what, match.toString())
                .then()
                .statusCode(401);
    }

    @Test
    void strangers_do_not_read_its_lines() {
        refused(given().accept("application/x-ndjson"), playPrivately(), "events");
    }

    @ParameterizedTest
    @ValueSource(strings = {"events", "positions/0", "sgf", "verification"})
    void those_who_take_part_read_it(String what) {
        MatchId match = playPrivately();

        for (String player : List.of("alice", "bob", "rita")) {
            as(player).get("/api/records/{id}/" + what, match.toString()).then().statusCode(200);
        }
        for (String role : List.of("referee", "organizer", "admin")) {
            given().auth()
                    .oauth2(Tokens.of("official", role))
                    .get("/api/records/{id}/" + what, match.toString())
                    .then()
                    .statusCode(200);
        }
    }

    @Test
    void it_is_on_no_public_list_but_on_that_of_the_services() {
        MatchId match = playPrivately();
        String after = new MatchId(new UUID(match.value().getMostSignificantBits() - 1, 0)).toString();

        given().get("/api/records?limit=1000&after=" + after)
                .then()
                .body("items.matchId", not(hasItem(match.toString())));
        given().get("/internal/records?limit=1000&after=" + after)
                .then()
                .body("items.matchId", hasItem(match.toString()));
        given().get("/internal/records/{id}/events", match.toString())
                .then()
                .statusCode(200)
                .body("events[0].type", equalTo("MatchStarted"));
    }

    private MatchId playPrivately() {
        MatchTerms terms = new MatchTerms(
                UndoPolicy.ALLOWED, false, Visibility.PRIVATE, List.of(new PlayerId("rita")), 0, 0, 0, 0, 0);
        MatchStarted usual = Events.started(Rulesets.CHINESE, 5);
        MatchScript script = new MatchScript();
        script.append(
                0,
                new MatchStarted(
                        usual.seats(),
                        usual.colorDraw(),
                        usual.ruleset(),
                        usual.size(),
                        usual.komi(),
                        usual.handicap(),
                        usual.handicapPlacement(),
                        usual.setupBlack(),
                        usual.setupWhite(),
                        usual.toPlay(),
                        usual.timeControl(),
                        terms,
                        usual.replayOf()));
        desk.answer(script.proposals());
        return script.match();
    }

    private static RequestSpecification as(String player) {
        return given().auth().oauth2(Tokens.of(player));
    }

    private static void refused(RequestSpecification request, MatchId match, String what) {
        request.get("/api/records/{id}/" + what, match.toString())
                .then()
                .statusCode(403)
                .body("type", endsWith("/private-match"));
    }
}
