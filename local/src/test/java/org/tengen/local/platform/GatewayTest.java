package org.tengen.local.platform;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.json.JsonObject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tengen.embedded.Ports;

@Timeout(60)
class GatewayTest {
    private final Vertx vertx = Vertx.vertx();
    private final Map<Service, HttpServer> services = new EnumMap<>(Service.class);
    private final Map<Service, Integer> ports = new EnumMap<>(Service.class);
    private final HttpClient client = HttpClient.newHttpClient();
    private Gateway gateway;

    @BeforeEach
    void start() {
        for (Service service : Service.values()) {
            HttpServer server = vertx.createHttpServer().requestHandler(request -> answer(service, request));
            server.listen(0, "127.0.0.1")
                    .toCompletionStage()
                    .toCompletableFuture()
                    .join();
            services.put(service, server);
            ports.put(service, server.actualPort());
        }
        gateway = Gateway.start(Ports.free(), ports::get);
    }

    @AfterEach
    void stop() {
        client.shutdownNow();
        gateway.close();
        vertx.close().toCompletionStage().toCompletableFuture().join();
    }

    /**
     * Names itself, but: breaks the connection at {@code …/break}, streams for ever at {@code …/stream}, and at {@code
     * …/large} refuses a body before it is sent, as services do.
     */
    private static void answer(Service service, HttpServerRequest request) {
        if (request.path().endsWith("/break")) {
            request.connection().close();
        } else if (request.path().endsWith("/large")) {
            request.resume();
            request.response()
                    .setStatusCode(413)
                    .putHeader("Content-Type", "application/problem+json")
                    .end(new JsonObject()
                            .put("type", "https://tengen.org/problems/body-too-large")
                            .put("status", 413)
                            .put("detail", "too large")
                            .toBuffer());
            Vertx.currentContext()
                    .owner()
                    .setTimer(500, _ -> request.connection().close());
        } else if (request.path().endsWith("/stream")) {
            request.response().setChunked(true).write("id: 1\n\n");
        } else {
            request.response()
                    .putHeader("Location", "http://" + request.getHeader("Host") + "/here")
                    .end(service.module() + " " + request.uri());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "/api/matches,match-service",
        "/api/matches/1/moves,match-service",
        "/api/matches?player=bob,match-service",
        "/api/records/1/events?after=3,rules-service",
        "/api/rulesets,rules-service",
        "/api/legality,rules-service",
        "/api/scores/1,scoring-service",
        "/api/scores/1.svg,scoring-service"
    })
    void routes_by_the_first_segment(String path, String service) throws Exception {
        assertThat(get(path).body()).isEqualTo(service + " " + path);
    }

    @ParameterizedTest
    @CsvSource({"/", "/api", "/api/", "/api/players", "/matches", "/api/matchesandmore"})
    void other_paths_are_problems(String path) throws Exception {
        assertProblem(get(path), 404, "not-found");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GARBAGE\r\n\r\n",
                "GET /api/mat ches HTTP/1.1\r\nHost: localhost\r\n\r\n",
                "GET /api/matches HTTP/1.1\r\nHost: localhost\r\nBad Header: x\r\n\r\n",
                "POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Length: abc\r\n\r\n{}",
                "GET /api/matches HTTP/1.1\r\nConnection: close\r\n\r\n",
                "GET /api/matches HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n",
                "GET /api/matches/%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
                "GET /api/matches/<x> HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            })
    void what_is_no_http_is_a_bad_request(String request) throws Exception {
        assertProblem(raw(request), 400, "bad-request");
    }

    @Test
    void first_lines_and_headers_that_are_too_long_are_told_how_long_they_may_be() throws Exception {
        String line = raw("GET /api/matches?x=" + "x".repeat(1_000_000) + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
        assertProblem(line, 414, "uri-too-long");
        assertThat(line).contains("\"maxBytes\":4096");
        String headers =
                raw("GET /api/matches HTTP/1.1\r\nHost: localhost\r\nX: " + "x".repeat(1_000_000) + "\r\n\r\n");
        assertProblem(headers, 431, "headers-too-large");
        assertThat(headers).contains("\"maxBytes\":8192");
    }

    @Test
    void a_body_that_a_service_refuses_is_refused_in_its_words() throws Exception {
        String body = "x".repeat(20_000_000);
        assertProblem(
                raw("POST /api/matches/large HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: "
                        + body.length() + "\r\n\r\n" + body),
                413,
                "body-too-large");
    }

    /** All that came back, until the gateway closed the connection. */
    private String raw(String request) throws IOException {
        try (Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), gateway.address().getPort())) {
            socket.setSoTimeout(10_000);
            OutputStream out = socket.getOutputStream();
            Thread.ofVirtual().start(() -> write(out, request));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static void write(OutputStream out, String request) {
        try {
            out.write(request.getBytes(StandardCharsets.UTF_8));
            out.flush();
        } catch (IOException _) {
            // Who is refused may have the connection closed while still sending; the answer tells.
        }
    }

    private static void assertProblem(String answer, int status, String slug) {
        assertThat(answer)
                .startsWith("HTTP/1")
                .contains(" " + status + " ")
                .containsIgnoringCase("content-type: application/problem+json");
        JsonObject problem = new JsonObject(answer.split("\r\n\r\n", 2)[1]);
        assertThat(problem.getString("type")).isEqualTo("https://tengen.org/problems/" + slug);
        assertThat(problem.getInteger("status")).isEqualTo(status);
        assertThat(problem.getString("detail")).isNotBlank();
    }

    @Test
    void services_see_the_host_the_client_named() throws Exception {
        assertThat(get("/api/matches").headers().firstValue("Location"))
                .hasValue(gateway.address().resolve("/here").toString());
    }

    @Test
    void a_service_that_is_down_is_a_503_with_retry_after() throws Exception {
        services.get(Service.SCORING)
                .close()
                .toCompletionStage()
                .toCompletableFuture()
                .join();

        HttpResponse<String> response = get("/api/scores/1");

        assertProblem(response, 503, "unavailable");
        assertThat(response.headers().firstValue("Retry-After")).hasValue("1");
        assertThat(get("/api/matches").statusCode()).isEqualTo(200);
    }

    @Test
    void a_service_that_dies_before_it_answers_is_a_502() throws Exception {
        assertProblem(get("/api/matches/break"), 502, "answer-lost");
    }

    @Test
    void streams_are_not_held_up() throws Exception {
        HttpResponse<InputStream> response =
                client.send(request("/api/matches/1/stream"), BodyHandlers.ofInputStream());
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
            assertThat(lines.readLine()).isEqualTo("id: 1");
        }
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return client.send(request(path), BodyHandlers.ofString());
    }

    private HttpRequest request(String path) {
        return HttpRequest.newBuilder(URI.create(gateway.address() + path)).build();
    }

    private static void assertProblem(HttpResponse<String> response, int status, String slug) {
        assertThat(response.statusCode()).isEqualTo(status);
        assertThat(response.headers().firstValue("Content-Type")).hasValue("application/problem+json");
        JsonObject problem = new JsonObject(response.body());
        assertThat(problem.getString("type")).isEqualTo("https://tengen.org/problems/" + slug);
        assertThat(problem.getInteger("status")).isEqualTo(status);
        assertThat(problem.getString("detail")).isNotBlank();
    }
}
