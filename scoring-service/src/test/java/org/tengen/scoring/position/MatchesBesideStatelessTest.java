package org.tengen.scoring.position;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.match.Prisoners;
import org.tengen.contracts.wire.EventJson;
import org.tengen.contracts.wire.Topics;
import org.tengen.engine.rules.Rulesets;
import org.tengen.scoring.LogOfMatch;
import org.tengen.scoring.Positions;
import org.tengen.scoring.Topic;

/** What strangers ask for never holds up the count of a match. */
@QuarkusTest
class MatchesBesideStatelessTest {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final String ESTIMATE = "{\"ruleset\": \"chinese\", \"rows\": [\"..\", \"..\"]}";

    @Inject
    Bulkhead bulkhead;

    @Inject
    StatelessConfig config;

    @Test
    void a_match_is_judged_though_every_turn_is_taken_and_a_hundred_requests_wait_for_one() throws Exception {
        LogOfMatch log = LogOfMatch.of(Positions.untilCounting(
                Positions.counting(Positions.COLUMNS_5X5, Rulesets.CHINESE, 1, Prisoners.NONE)));
        CountDownLatch judged = new CountDownLatch(1);
        try (ExecutorService clients = Executors.newVirtualThreadPerTaskExecutor();
                Topic commands = new Topic(Topics.MATCH_COMMANDS)) {
            List<Future<Integer>> answers = new ArrayList<>();
            try {
                takeEveryTurn(clients, judged);
                for (int i = 0; i < 100; i++) {
                    answers.add(clients.submit(MatchesBesideStatelessTest::estimate));
                }
                publish(commands, log);
                await().atMost(PATIENCE)
                        .until(() -> !commands.received(log.match().toString()).isEmpty());
            } finally {
                judged.countDown();
            }
            for (Future<Integer> answer : answers) {
                assertThat(answer.get()).isIn(200, 503);
            }
        }
        assertThat(estimate()).isEqualTo(200);
    }

    private static void publish(Topic topic, LogOfMatch log) {
        log.events()
                .forEach(
                        event -> topic.send(Topics.MATCH_EVENTS, event.matchId().toString(), EventJson.write(event)));
    }

    private void takeEveryTurn(ExecutorService clients, CountDownLatch until) throws InterruptedException {
        CountDownLatch taken = new CountDownLatch(config.concurrent());
        for (int turn = 0; turn < config.concurrent(); turn++) {
            clients.execute(() -> bulkhead.inTurn(() -> {
                taken.countDown();
                return waitFor(until);
            }));
        }
        taken.await();
    }

    private static int estimate() {
        return given().contentType(ContentType.JSON)
                .body(ESTIMATE)
                .post("/api/scores/estimate")
                .statusCode();
    }

    private static boolean waitFor(CountDownLatch latch) {
        try {
            latch.await();
            return true;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
