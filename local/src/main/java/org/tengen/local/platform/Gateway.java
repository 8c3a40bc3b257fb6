package org.tengen.local.platform;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.RequestOptions;
import io.vertx.httpproxy.HttpProxy;
import io.vertx.httpproxy.ProxyContext;
import io.vertx.httpproxy.ProxyInterceptor;
import io.vertx.httpproxy.ProxyResponse;
import java.net.ConnectException;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.function.ToIntFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One origin for the three services: sends each request on by the first segment of its path after {@code /api}. Bodies
 * pass in both directions as they come, so that event streams are not held up. Where a service does not answer, the
 * gateway does, with a problem document.
 */
final class Gateway {
    private static final Logger LOG = LoggerFactory.getLogger(Gateway.class);
    private static final String HOST = "127.0.0.1";
    private static final String API = "/api/";
    private static final int CONNECT_TIMEOUT_MS = 1000;
    /** Each open event stream takes one connection. */
    private static final int MOST_CONNECTIONS = 4096;

    private final Vertx vertx;
    private final int port;

    private Gateway(Vertx vertx, int port) {
        this.vertx = vertx;
        this.port = port;
    }

    /**
     * Starts to listen on the loopback address.
     *
     * @param ports where each service listens
     */
    static Gateway start(int port, ToIntFunction<Service> ports) {
        Vertx vertx = Vertx.vertx();
        HttpClient client = vertx.createHttpClient(
                new HttpClientOptions().setConnectTimeout(CONNECT_TIMEOUT_MS).setMaxPoolSize(MOST_CONNECTIONS));
        HttpProxy proxy = HttpProxy.reverseProxy(client)
                .origin(context -> connect(context, ports))
                .addInterceptor(new AnswerWhereServiceDoesNot());
        HttpServerOptions options =
                new HttpServerOptions().setHost(HOST).setPort(port).setHttp2ClearTextEnabled(false);
        HttpServer server = vertx.createHttpServer(options)
                .invalidRequestHandler(request -> GatewayProblem.notHttp(
                                request.decoderResult().cause(), options)
                        .refuse(request, vertx))
                .requestHandler(request -> route(request, proxy));
        await(server.listen());
        return new Gateway(vertx, port);
    }

    private static void route(HttpServerRequest request, HttpProxy proxy) {
        if (request.authority() == null) {
            GatewayProblem.badRequest("The header Host is missing, or is no host.")
                    .answer(request.response());
        } else if (!isUri(request.uri())) {
            GatewayProblem.badRequest(
                            "The request target is no URI: what is not allowed in one is written as %20 and the"
                                    + " like.")
                    .answer(request.response());
        } else if (target(request).isPresent()) {
            proxy.handle(request);
        } else {
            GatewayProblem.nothingAt(request.path()).answer(request.response());
        }
    }

    private static boolean isUri(String target) {
        try {
            new URI(target);
            return true;
        } catch (URISyntaxException _) {
            return false;
        }
    }

    private static Optional<Service> target(HttpServerRequest request) {
        String path = Optional.ofNullable(request.path()).orElse("");
        if (!path.startsWith(API)) {
            return Optional.empty();
        }
        String segment = path.substring(API.length()).split("[/.]", 2)[0];
        return Service.serving(segment);
    }

    private static Future<HttpClientRequest> connect(ProxyContext context, ToIntFunction<Service> ports) {
        Service service = target(context.request().proxiedRequest()).orElseThrow();
        return context.client().request(new RequestOptions().setHost(HOST).setPort(ports.applyAsInt(service)));
    }

    URI address() {
        return URI.create("http://localhost:" + port);
    }

    /** Stops listening, and ends all streams. */
    void close() {
        await(vertx.close());
    }

    private static void await(Future<?> future) {
        try {
            future.toCompletionStage().toCompletableFuture().join();
        } catch (CompletionException e) {
            throw new Trouble("The gateway failed (" + e.getCause().getMessage() + ").", e);
        }
    }

    private static final class AnswerWhereServiceDoesNot implements ProxyInterceptor {
        @Override
        public Future<ProxyResponse> handleProxyRequest(ProxyContext context) {
            HttpServerRequest request = context.request().proxiedRequest();
            // Services make links out of the host they are asked for, which must be the gateway's.
            Optional.ofNullable(request.authority()).ifPresent(context.request()::setAuthority);
            return context.sendRequest().recover(failure -> {
                LOG.info("{} {}: {}", request.method(), request.path(), failure.toString());
                Service service = target(request).orElseThrow();
                GatewayProblem problem = failure instanceof ConnectException
                        ? GatewayProblem.notThere(service)
                        : GatewayProblem.answerLost(service);
                return Future.succeededFuture(
                        problem.answer(context.request().release().response()));
            });
        }
    }
}
