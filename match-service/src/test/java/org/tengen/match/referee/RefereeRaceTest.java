package org.tengen.match.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.tengen.match.support.Officials.appeal;
import static org.tengen.match.support.Officials.decideAs;
import static org.tengen.match.support.Officials.refereed;
import static org.tengen.match.support.Officials.rule;
import static org.tengen.match.support.Officials.ruleAs;
import static org.tengen.match.support.Officials.warnAs;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.support.Api;
import org.tengen.match.support.AtOnce;
import org.tengen.match.support.FakeRules;

/** Two officials decide at once, or a moment apart: one order, one truth, and the second is told what the first decided. */
@QuarkusTest
class RefereeRaceTest {
    private static final String LOSS =
            "{\"kind\": \"LOSS\", \"color\": \"WHITE\", \"reason\": \"Moved stones\", \"seq\": 1}";
    private static final String BOTH_LOSE = "{\"kind\": \"BOTH_LOSE\", \"reason\": \"Both moved stones\", \"seq\": 1}";

    @Inject
    FakeRules rules;

    @RepeatedTest(5)
    void of_two_referees_who_rule_at_once_one_hears_what_the_other_has_ruled()
            throws InterruptedException, ExecutionException {
        MatchId id = refereed();

        Race race = Race.of(() -> ruleAs("rita", id, LOSS), () -> ruleAs("rob", id, BOTH_LOSE));

        assertThat(race.lost().<String>path("type")).endsWith("/ruled-meanwhile");
        assertThat(race.lost().<String>path("decision")).isEqualTo(race.won().path("ruling.kind"));
        assertThat(race.lost().<Integer>path("seq")).isEqualTo(race.won().path("seq"));
        assertThat(Api.show(id).<String>path("result.text"))
                .isEqualTo(race.won().path("result.text"));
        assertThat(rules.log(id)).hasSize(3);
    }

    @RepeatedTest(5)
    void of_two_referees_who_warn_for_the_same_thing_one_does() throws InterruptedException, ExecutionException {
        MatchId id = refereed();

        Race race = Race.of(() -> warnAs("rita", id, 1), () -> warnAs("rob", id, 1));

        assertThat(race.lost().<String>path("type")).endsWith("/ruled-meanwhile");
        assertThat(race.lost().<String>path("decision")).isEqualTo("WARNING");
        assertThat(race.won().<Integer>path("running")).isEqualTo(1);
        assertThat(rules.log(id)).as("and nobody has lost by two warnings").hasSize(2);
    }

    @RepeatedTest(5)
    void of_two_organizers_who_decide_an_appeal_one_hears_the_outcome()
            throws InterruptedException, ExecutionException {
        MatchId id = refereed();
        int ruling = rule(id, LOSS).path("seq");
        int appeal = appeal("bob", id, ruling).path("seq");

        Race race = Race.of(
                () -> decideAs("olga", id, appeal, "{\"stands\": true, \"reason\": \"So be it\"}"),
                () -> decideAs(
                        "oskar",
                        id,
                        appeal,
                        "{\"stands\": false, \"replacement\": {\"kind\": \"DRAW\"}, \"reason\": \"No fault\"}"));

        boolean replaced = race.won().path("ruling") != null;
        assertThat(race.lost().<String>path("type")).endsWith("/appeal-decided");
        assertThat(race.lost().<String>path("outcome")).isEqualTo(replaced ? "REPLACED" : "STANDS");
        assertThat(Api.show(id).<String>path("result.text")).isEqualTo(replaced ? "0" : "B+");
    }

    @Test
    void a_moment_later_is_no_better_whether_the_referee_says_what_they_saw_or_not() {
        MatchId id = refereed();
        int first = warnAs("rita", id, 1).path("seq");

        for (String unseen : List.of(LOSS, LOSS.replace(", \"seq\": 1", ""))) {
            ruleAs("rob", id, unseen)
                    .then()
                    .statusCode(409)
                    .body("type", endsWith("/ruled-meanwhile"), "seq", equalTo(first), "by", equalTo("rita"))
                    .body("decision", equalTo("WARNING"));
        }
        ruleAs("rob", id, LOSS.replace("1}", first + "}")).then().statusCode(201);
    }

    @Test
    void a_referee_need_not_name_their_own_decision_to_go_on_from_it() {
        MatchId id = refereed();
        warnAs("rita", id, 1).then().statusCode(201);

        ruleAs("rita", id, LOSS.replace(", \"seq\": 1", "")).then().statusCode(201);
        assertThat(Api.show(id).<String>path("phase")).isEqualTo("ENDED");
    }

    @Test
    void nobody_has_seen_what_has_not_happened() {
        MatchId id = refereed();

        warnAs("rita", id, 99)
                .then()
                .statusCode(409)
                .body("type", endsWith("/seq-unexpected"), "currentSeq", equalTo(1));
        warnAs("rita", id, -1).then().statusCode(400).body("field", equalTo("seq"));
    }

    private record Race(Response won, Response lost) {
        static Race of(Callable<Response> one, Callable<Response> other)
                throws InterruptedException, ExecutionException {
            List<Response> answers = AtOnce.run(List.of(one, other));
            assertThat(answers.stream().map(Response::statusCode)).containsExactlyInAnyOrder(201, 409);
            boolean firstWon = answers.getFirst().statusCode() == 201;
            return firstWon ? new Race(answers.get(0), answers.get(1)) : new Race(answers.get(1), answers.get(0));
        }
    }
}
