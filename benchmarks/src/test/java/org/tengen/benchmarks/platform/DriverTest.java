package org.tengen.benchmarks.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.awaitility.Awaitility.await;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerRequest;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tengen.engine.Vertex;

/** The driver before a server that takes every move, but for the first try of each match's second. */
@Timeout(60)
class DriverTest {
    private final Vertx vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(1));
    private final Queue<String> requests = new ConcurrentLinkedQueue<>();
    private final AtomicInteger matches = new AtomicInteger();
    private URI address = URI.create("http://127.0.0.1");

    @BeforeEach
    void start() {
        HttpServer server = vertx.createHttpServer().requestHandler(this::answer);
        server.listen(0, "127.0.0.1").toCompletionStage().toCompletableFuture().join();
        address = URI.create("http://127.0.0.1:" + server.actualPort());
    }

    @AfterEach
    void stop() {
        vertx.close().toCompletionStage().toCompletableFuture().join();
    }

    private void answer(HttpServerRequest request) {
        request.bodyHandler(body -> {
            String line = request.getHeader("Authorization") + " " + request.path() + " " + body;
            boolean firstTry = !requests.contains(line);
            requests.add(line);
            if (request.path().equals("/api/matches")) {
                request.response().setStatusCode(201).end("{\"id\":\"m" + matches.incrementAndGet() + "\"}");
            } else if (body.toString().contains("\"moveNumber\":2") && firstTry) {
                request.response()
                        .setStatusCode(409)
                        .end("{\"type\":\"https://tengen.org/problems/not-in-play\",\"status\":409}");
            } else {
                request.response()
                        .setStatusCode(request.path().endsWith("/moves") ? 201 : 200)
                        .end("{}");
            }
        });
    }

    @Test
    void games_are_played_in_turn_and_resigned_and_followed_by_the_next() throws Exception {
        Session session = new Session(vertx, address, tables(1));
        session.seat();
        Tally tally = session.play(OptionalInt.empty(), Duration.ZERO, Duration.ofMillis(500), untilAsked(11));

        assertThat(requests.stream()
                        .filter(request -> !request.contains("/api/matches {"))
                        .limit(9))
                .containsExactly(
                        "Bearer white0 /api/matches/m1/join {}",
                        "Bearer black0 /api/matches/m1/moves {\"vertex\":\"Q16\",\"moveNumber\":1}",
                        "Bearer white0 /api/matches/m1/moves {\"vertex\":\"D4\",\"moveNumber\":2}",
                        "Bearer white0 /api/matches/m1/moves {\"vertex\":\"D4\",\"moveNumber\":2}",
                        "Bearer black0 /api/matches/m1/moves {\"vertex\":\"C3\",\"moveNumber\":3}",
                        "Bearer white0 /api/matches/m1/resignation {}",
                        "Bearer white0 /api/matches/m2/join {}",
                        "Bearer black0 /api/matches/m2/moves {\"vertex\":\"K10\",\"moveNumber\":1}",
                        "Bearer white0 /api/matches/m2/resignation {}");
        assertThat(tally.errors().keySet()).isSubsetOf("409 not-in-play");
        assertThat(session.failedBeginnings()).isEmpty();
    }

    @Test
    void all_tables_play_at_once_and_nothing_is_begun_after_the_end() throws Exception {
        Session session = new Session(vertx, address, tables(50));
        session.seat();
        Tally tally = session.play(OptionalInt.empty(), Duration.ZERO, Duration.ofMillis(500), untilAsked(500));
        int asked = requests.size();

        assertThat(IntStream.range(0, 50))
                .allSatisfy(table -> assertThat(requests)
                        .anyMatch(request ->
                                request.startsWith("Bearer black" + table + " ") && request.contains("/moves")));
        assertThat(tally.errors().keySet()).isSubsetOf("409 not-in-play");
        await().during(Duration.ofMillis(300)).until(() -> requests.size() == asked);
    }

    @Test
    void an_open_loop_makes_as_many_moves_as_it_should() throws Exception {
        Session session = new Session(vertx, address, tables(20));
        session.seat();
        Tally tally = session.play(OptionalInt.of(50), Duration.ZERO, Duration.ofSeconds(2), untilAsked(0));

        long begun = tally.latencies().getTotalCount() + tally.errorCount();
        assertThat((double) begun).isCloseTo(50 * tally.seconds(), within(2.0));
    }

    /** Goes on until so many requests have been seen. */
    private Session.Observer untilAsked(int count) {
        return new Session.Observer() {
            @Override
            public void begin() {}

            @Override
            public void end() {
                await().atMost(Duration.ofSeconds(30)).until(() -> requests.size() >= count);
            }
        };
    }

    private static List<Table> tables(int count) {
        List<GameScript> games = List.of(game("Q16", "D4", "C3"), game("K10"));
        return IntStream.range(0, count)
                .mapToObj(i -> new Table(Seat.of("b" + i, "black" + i), Seat.of("w" + i, "white" + i), games, 0))
                .toList();
    }

    private static GameScript game(String... moves) {
        return GameScript.of(
                "chinese", List.of(moves).stream().map(Vertex::parse).toList());
    }
}
