package org.tengen.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.anyOf;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.event.MatchEvent.TimeExpired;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.MatchId;
import org.tengen.engine.Color;
import org.tengen.match.support.Api;
import org.tengen.match.support.FakeRules;

@QuarkusTest
class FlagFallTest {
    private static final Duration ONE_SECOND = Duration.ofSeconds(1);
    private static final Duration GRACE = Duration.ofMillis(300);
    private static final Duration HALF_A_SECOND = Duration.ofMillis(500);

    @Inject
    FakeRules rules;

    @Test
    void a_flag_falls_by_itself_dated_at_its_deadline() {
        MatchId id = begun("alice", "bob", ONE_SECOND);

        Api.await(id, "phase", "ENDED");
        Api.show(id)
                .then()
                .body(
                        "result.text",
                        equalTo("W+T"),
                        "clocks.black.mainTimeLeftMs",
                        equalTo(0),
                        "clocks.running",
                        nullValue());
        List<Recorded> log = rules.log(id);
        assertThat(log).hasSize(3);
        assertThat(log.get(1).event()).isEqualTo(new TimeExpired(Color.BLACK, new ClockState.Absolute(0)));
        assertThat(log.get(1).receivedAt())
                .isEqualTo(log.getFirst().recordedAt().plus(ONE_SECOND));
        assertThat(rules.received(id)).as("it is called once").hasSize(2);
    }

    /**
     * Of twenty flags the one in the middle counts, in the best of three rounds: a machine that is busy with something else
     * keeps some flags waiting, or all of one round, and that is not what is asked here. docs/scale.md has them all.
     */
    @Test
    void a_flag_falls_within_half_a_second_after_its_grace() throws IOException {
        List<List<Duration>> rounds = new ArrayList<>();
        do {
            rounds.add(delaysOfTwenty());
        } while (rounds.size() < 3 && median(rounds.getLast()).compareTo(HALF_A_SECOND) > 0);
        Files.writeString(Path.of("target", "flag-delays.txt"), rounds + "\n");

        assertThat(rounds)
                .allSatisfy(delays -> assertThat(delays.getFirst().isNegative()).isFalse());
        assertThat(rounds)
                .as("the twenty delays of each round")
                .anySatisfy(delays -> assertThat(median(delays)).isLessThanOrEqualTo(HALF_A_SECOND));
    }

    private List<Duration> delaysOfTwenty() {
        List<MatchId> matches = IntStream.range(0, 20)
                .mapToObj(i -> begun("black-" + i, "white-" + i, ONE_SECOND))
                .toList();
        return matches.stream().map(this::delayAfterGrace).sorted().toList();
    }

    private static Duration median(List<Duration> sorted) {
        return sorted.get(sorted.size() / 2);
    }

    private Duration delayAfterGrace(MatchId id) {
        Api.await(id, "phase", "ENDED");
        Recorded flag = rules.log(id).get(1);
        return Duration.between(flag.receivedAt().plus(GRACE), flag.recordedAt());
    }

    @Test
    void a_move_at_the_deadline_or_later_is_refused() {
        MatchId id = begun("alice", "bob", Duration.ofMillis(1));

        Api.move("alice", id, "E5").then().statusCode(409);
        Api.await(id, "result.text", "W+T");
        Api.move("alice", id, "E5").then().statusCode(409).body("type", endsWith("/not-in-play"));
    }

    /** A match with so much time, of which much may be gone before it is seen in play. */
    private static MatchId begun(String black, String white, Duration mainTime) {
        String absolute = "{\"system\": \"ABSOLUTE\", \"mainTimeMs\": " + mainTime.toMillis() + "}";
        MatchId id = Api.create(black, "{\"color\": \"BLACK\", \"timeControl\": " + absolute + "}");
        Api.join(white, id).then().statusCode(anyOf(equalTo(200), equalTo(202)));
        return id;
    }

    @Test
    void each_move_starts_the_other_clock() {
        MatchId id = Api.started(
                "alice",
                "bob",
                ", \"timeControl\": {\"system\": \"BYOYOMI\", \"mainTimeMs\": 0,"
                        + " \"periodMs\": 60000, \"periods\": 2}");
        Api.show(id).then().body("clocks.running", equalTo("BLACK"), "clocks.black.periodsLeft", equalTo(2));
        Api.move("alice", id, "E5").then().statusCode(201);

        Api.show(id)
                .then()
                .body(
                        "clocks.running", equalTo("WHITE"),
                        "clocks.black.periodsLeft", equalTo(2),
                        "clocks.black.lastPeriod", equalTo(false));
    }
}
