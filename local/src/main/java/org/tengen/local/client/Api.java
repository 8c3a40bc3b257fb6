package org.tengen.local.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.locks.LockSupport;

/**
 * The public API over HTTP. Where the platform does not answer, or answers that the outcome is not known yet, the same
 * request is sent again with the same {@code Idempotency-Key}, for {@link #PATIENCE}; so what it returns is final.
 */
public final class Api implements AutoCloseable {
    /** For how long a request is sent again and again. */
    public static final Duration PATIENCE = Duration.ofSeconds(90);

    private static final Duration ANSWER_TIMEOUT = Duration.ofSeconds(15);
    private static final Duration PAUSE = Duration.ofMillis(250);
    /** Accepted but not judged yet, answer lost, not running. */
    private static final Set<Integer> OPEN_OUTCOMES = Set.of(202, 502, 503);

    private static final ObjectMapper JSON = new ObjectMapper();

    private final URI base;
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    /** @param base of the platform, such as {@code http://localhost:8080} */
    public Api(URI base) {
        this.base = base;
    }

    /** An empty JSON object, to be filled. */
    public static ObjectNode object() {
        return JSON.createObjectNode();
    }

    /**
     * What stands at a path, for all to read.
     *
     * @throws Refusal where the answer is an error
     * @throws Unreachable where there is none
     */
    public JsonNode get(String path) {
        return send(HttpRequest.newBuilder(base.resolve(path)).GET());
    }

    /**
     * Sends a body to a path.
     *
     * @param token of who does it
     * @throws Refusal where the answer is an error
     * @throws Unreachable where there is none
     */
    public JsonNode post(String path, String token, JsonNode body) {
        return send(HttpRequest.newBuilder(base.resolve(path))
                .header("Authorization", "Bearer " + token)
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body.toString())));
    }

    private JsonNode send(HttpRequest.Builder builder) {
        HttpRequest request = builder.timeout(ANSWER_TIMEOUT)
                .header("Accept", "application/json, application/problem+json")
                .build();
        String name = request.method() + " " + request.uri();
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            String last;
            try {
                HttpResponse<String> response = http.send(request, BodyHandlers.ofString());
                if (!OPEN_OUTCOMES.contains(response.statusCode())) {
                    return accepted(name, response);
                }
                last = response.statusCode() + " " + response.body();
            } catch (IOException e) {
                last = e.toString();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
                throw new Unreachable(name, "interrupted");
            }
            if (System.nanoTime() > deadline) {
                throw new Unreachable(name, last);
            }
            LockSupport.parkNanos(PAUSE.toNanos());
        }
    }

    private static JsonNode accepted(String name, HttpResponse<String> response) {
        JsonNode body = parse(response.body());
        if (response.statusCode() >= 400) {
            throw new Refusal(name, response.statusCode(), body);
        }
        return body;
    }

    private static JsonNode parse(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException _) {
            return JSON.getNodeFactory().textNode(text);
        }
    }

    @Override
    public void close() {
        http.close();
    }
}
