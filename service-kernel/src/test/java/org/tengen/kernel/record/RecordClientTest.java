package org.tengen.kernel.record;

import static io.restassured.RestAssured.get;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.microprofile.config.ConfigProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.event.MatchEvent.PlayerResigned;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.EventJson;
import org.tengen.contracts.wire.HashChain;
import org.tengen.engine.Color;
import org.tengen.kernel.test.OwnPortResource;
import org.tengen.kernel.test.TokenResource;
import org.tengen.kernel.time.Ids;

@QuarkusTest
@QuarkusTestResource(TokenResource.class)
@QuarkusTestResource(OwnPortResource.class)
class RecordClientTest {
    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    @Inject
    RecordClient client;

    @Inject
    TargetOfTests target;

    @Inject
    Rebuild rebuild;

    /** The record API is out of order when the tests begin, so nothing can have been rebuilt. */
    @BeforeAll
    static void not_ready_at_first() {
        String service = ConfigProvider.getConfig().getValue("test.url", String.class);
        get(service + "/q/health/ready").then().statusCode(503).body("status", equalTo("DOWN"));
    }

    /** What the service does by itself at its start is over, so that nobody but the test asks for records. */
    @BeforeEach
    void in_order() {
        RecordsOfTests.FAILURES.set(0);
        await().atMost(Duration.ofSeconds(20)).until(rebuild::isDone);
    }

    @AfterEach
    void forget() {
        RecordsOfTests.LOGS.clear();
    }

    @Test
    void a_log_of_many_pages_comes_whole_and_in_order() {
        MatchId match = keepLog(2500);
        assertThat(client.eventsAfter(match, 0))
                .extracting(Recorded::seq)
                .isEqualTo(IntStream.rangeClosed(1, 2500).boxed().toList());
        assertThat(client.eventsAfter(match, 2499)).extracting(Recorded::seq).containsExactly(2500);
        assertThat(client.eventsAfter(match, 2500)).isEmpty();
    }

    @Test
    void a_match_without_a_log_has_no_events() {
        assertThat(client.eventsAfter(Ids.newMatchId(), 0)).isEmpty();
    }

    @Test
    void every_match_is_visited_once() {
        List<MatchId> matches =
                IntStream.range(0, 250).mapToObj(_ -> keepLog(1)).toList();
        List<MatchId> visited = new ArrayList<>();
        client.forEachMatch(visited::add);
        assertThat(visited).containsExactlyInAnyOrderElementsOf(matches);
    }

    @Test
    void a_short_outage_is_bridged() {
        MatchId match = keepLog(1);
        RecordsOfTests.FAILURES.set(3);
        assertThat(client.eventsAfter(match, 0)).hasSize(1);
    }

    @Test
    void a_long_outage_is_told() {
        MatchId match = keepLog(1);
        RecordsOfTests.FAILURES.set(4);
        assertThatThrownBy(() -> client.eventsAfter(match, 0))
                .isInstanceOf(RecordsUnavailable.class)
                .hasMessage("rules-service answers 503");
    }

    @Test
    void tables_are_rebuilt_once_and_then_the_service_is_ready() {
        MatchId first = keepLog(2);
        MatchId second = keepLog(3);
        target.built = false;
        target.folded.clear();
        rebuild.rebuildIfNeeded();
        assertThat(target.folded)
                .extracting(log -> log.getFirst().matchId(), List::size)
                .containsExactlyInAnyOrder(tuple(first, 2), tuple(second, 3));
        target.folded.clear();
        rebuild.rebuildIfNeeded();
        assertThat(target.folded).isEmpty();
        await().atMost(Duration.ofSeconds(20))
                .until(() -> get("/q/health/ready").statusCode() == 200);
    }

    private static MatchId keepLog(int events) {
        MatchId match = Ids.newMatchId();
        List<Recorded> log = new ArrayList<>();
        String hash = HashChain.START;
        for (int seq = 1; seq <= events; seq++) {
            Recorded event = EventJson.written(
                            hash,
                            match,
                            seq,
                            Ids.newCommandId(),
                            Actor.server("test"),
                            NOON,
                            NOON,
                            new PlayerResigned(Color.BLACK))
                    .event();
            log.add(event);
            hash = event.hash();
        }
        RecordsOfTests.LOGS.put(match, log);
        return match;
    }
}
