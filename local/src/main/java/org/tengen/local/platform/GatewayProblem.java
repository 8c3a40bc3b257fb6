package org.tengen.local.platform;

import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.json.JsonObject;
import io.vertx.httpproxy.Body;
import io.vertx.httpproxy.ProxyResponse;

/** An error of the gateway itself, as a problem document (RFC 9457); {@code docs/problems.md} explains each. */
record GatewayProblem(int status, String slug, String title, String detail, JsonObject facts) {
    private static final String TYPES = "https://tengen.org/problems/";
    private static final String MEDIA_TYPE = "application/problem+json";
    private static final String CONTENT_TYPE = "Content-Type";
    private static final String RETRY_AFTER = "Retry-After";
    private static final String RETRY_AFTER_S = "1";

    /** Whoever is still sending what is refused gets the answer to see before the connection is gone. */
    private static final long LINGER_MS = 500;

    private GatewayProblem(int status, String slug, String title, String detail) {
        this(status, slug, title, detail, new JsonObject());
    }

    static GatewayProblem badRequest(String detail) {
        return new GatewayProblem(400, "bad-request", "The request cannot be understood", detail);
    }

    /**
     * What is wrong with a request that could not be read as HTTP.
     *
     * @param cause why it could not
     */
    static GatewayProblem notHttp(Throwable cause, HttpServerOptions limits) {
        return switch (cause) {
            case TooLongHttpLineException _ ->
                tooLong(414, "uri-too-long", "The URI is too long", limits.getMaxInitialLineLength());
            case TooLongHttpHeaderException _ ->
                tooLong(431, "headers-too-large", "The headers are too large", limits.getMaxHeaderSize());
            default -> badRequest("This is no HTTP request: its first line or one of its headers cannot be read.");
        };
    }

    private static GatewayProblem tooLong(int status, String slug, String title, int maxBytes) {
        String what = status == 414 ? "The first line of a request here, method and URI, has" : "The headers here have";
        return new GatewayProblem(
                status,
                slug,
                title,
                what + " at most " + maxBytes + " bytes in all.",
                JsonObject.of("maxBytes", maxBytes));
    }

    static GatewayProblem nothingAt(String path) {
        return new GatewayProblem(
                404,
                "not-found",
                "There is nothing here",
                "There is nothing at " + path
                        + "; the API begins with /api/matches, /api/records, /api/rulesets, /api/legality and /api/scores.");
    }

    static GatewayProblem notThere(Service service) {
        return new GatewayProblem(
                503,
                "unavailable",
                "Not available at the moment",
                service.module()
                        + " is not running at the moment; nothing was done. Send the same request again soon.");
    }

    static GatewayProblem answerLost(Service service) {
        return new GatewayProblem(
                502,
                "answer-lost",
                "The answer was lost",
                "The connection to " + service.module()
                        + " broke before it answered; the request may have been done. Send the same request again, with the same Idempotency-Key.");
    }

    void answer(HttpServerResponse response) {
        response.setStatusCode(status).putHeader(CONTENT_TYPE, MEDIA_TYPE).end(body());
    }

    /** Answers, and ends the connection, of which nothing sensible is to be expected. */
    void refuse(HttpServerRequest request, Vertx vertx) {
        request.resume();
        request.response().putHeader(HttpHeaders.CONNECTION, HttpHeaders.CLOSE);
        answer(request.response());
        vertx.setTimer(LINGER_MS, _ -> request.connection().close());
    }

    ProxyResponse answer(ProxyResponse response) {
        return response.setStatusCode(status)
                .putHeader(CONTENT_TYPE, MEDIA_TYPE)
                .putHeader(RETRY_AFTER, RETRY_AFTER_S)
                .setBody(Body.body(body()));
    }

    private Buffer body() {
        return new JsonObject()
                .put("type", TYPES + slug)
                .put("title", title)
                .put("status", status)
                .put("detail", detail)
                .mergeIn(facts)
                .toBuffer();
    }
}
