package org.tengen.kernel.http;

import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.json.JsonObject;
import org.tengen.kernel.problem.Problem;

/** Answers a request with a problem and ends its connection, of which nothing sensible is to be expected. */
final class Refusal {
    /** Whoever is still sending gets the answer to see before the connection is gone. */
    private static final long LINGER_MS = 500;

    private Refusal() {}

    static void answer(HttpServerRequest request, Problem problem) {
        HttpConnection connection = request.connection();
        Context context = Vertx.currentContext();
        request.resume();
        request.response()
                .setStatusCode(problem.status())
                .putHeader(HttpHeaders.CONTENT_TYPE, Problem.MEDIA_TYPE)
                .putHeader(HttpHeaders.CONNECTION, HttpHeaders.CLOSE)
                .end(new JsonObject(problem.document()).toBuffer())
                .onComplete(_ -> context.owner().setTimer(LINGER_MS, _ -> connection.close()));
    }
}
