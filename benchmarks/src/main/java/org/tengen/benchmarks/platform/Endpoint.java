package org.tengen.benchmarks.platform;

import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.RequestOptions;
import java.net.URI;
import java.util.function.Consumer;

/** Where the API answers: HTTP/1.1 over connections that stay open, as many as there are requests at once. */
final class Endpoint {
    private static final CharSequence JSON = HttpHeaders.createOptimized("application/json");
    private static final int PATIENCE_MS = 30_000;

    private final HttpClient client;
    private final String host;
    private final int port;

    /** @param connections how many at most */
    Endpoint(Vertx vertx, URI address, int connections) {
        client = vertx.createHttpClient(new HttpClientOptions().setMaxPoolSize(connections));
        host = address.getHost();
        port = address.getPort();
    }

    /** @param then is told what came of it, also where that is no answer, on the thread of Vert.x */
    void post(String path, Seat seat, Buffer body, Consumer<Answer> then) {
        RequestOptions options = new RequestOptions()
                .setMethod(HttpMethod.POST)
                .setHost(host)
                .setPort(port)
                .setURI(path)
                .setTimeout(PATIENCE_MS);
        client.request(options)
                .compose(request -> request.putHeader(HttpHeaders.AUTHORIZATION, seat.authorization())
                        .putHeader(HttpHeaders.CONTENT_TYPE, JSON)
                        .send(body))
                .compose(response -> response.body().map(received -> new Answer(response.statusCode(), received)))
                .otherwise(Answer::none)
                .onSuccess(then::accept);
    }
}
