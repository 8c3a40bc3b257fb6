package org.tengen.local.platform;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.json.JsonObject;
import io.vertx.httpproxy.Body;
import io.vertx.httpproxy.ProxyResponse;

/** An error of the gateway itself, as a problem document (RFC 9457); {@code docs/problems.md} explains each. */
record GatewayProblem(int status, String slug, String title, String detail) {
    private static final String TYPES = "https://tengen.org/problems/";
    private static final String MEDIA_TYPE = "application/problem+json";
    private static final String CONTENT_TYPE = "Content-Type";
    private static final String RETRY_AFTER = "Retry-After";
    private static final String RETRY_AFTER_S = "1";

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
                .toBuffer();
    }
}
