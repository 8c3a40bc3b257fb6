package org.tengen.kernel.http;

import io.quarkus.runtime.configuration.MemorySize;
import io.quarkus.vertx.VertxOptionsCustomizer;
import io.vertx.core.Context;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.impl.HttpServerConnection;
import io.vertx.core.spi.VertxTracerFactory;
import io.vertx.core.spi.tracing.SpanKind;
import io.vertx.core.spi.tracing.TagExtractor;
import io.vertx.core.spi.tracing.VertxTracer;
import io.vertx.core.tracing.TracingOptions;
import io.vertx.core.tracing.TracingPolicy;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.ConfigProvider;
import org.jspecify.annotations.Nullable;
import org.tengen.kernel.problem.Problem;

/**
 * Answers requests that are no proper HTTP, or too large, with a problem document, where Vert.x and Quarkus would answer
 * with a bare status before any of our code is asked. Quarkus does not let its HTTP server be given a handler for invalid
 * requests, but a tracer is shown each request before its handler is looked up; this one traces nothing.
 * {@code HttpLayerTest} holds it to that.
 */
@ApplicationScoped
class RequestGate implements VertxOptionsCustomizer {
    private static final String LIMITS = "quarkus.http.limits.";

    @Override
    @SuppressWarnings(
            "deprecation") // the builder of Vert.x takes a tracer otherwise, but Quarkus shows nobody its builder
    public void accept(VertxOptions options) {
        RequestCheck check = check(ConfigProvider.getConfig());
        VertxTracerFactory factory = _ -> new Gate(check);
        options.setTracingOptions(new TracingOptions().setFactory(factory));
    }

    private static RequestCheck check(Config config) {
        return new RequestCheck(
                config.getValue(LIMITS + "max-initial-line-length", int.class),
                (int) config.getValue(LIMITS + "max-header-size", MemorySize.class)
                        .asLongValue(),
                config.getValue("tengen.http.max-body-bytes", int.class),
                config.getValue(LIMITS + "max-body-size", MemorySize.class).asLongValue());
    }

    private record Gate(RequestCheck check) implements VertxTracer<Object, Object> {
        @Override
        public <R> @Nullable Object receiveRequest(
                Context context,
                SpanKind kind,
                TracingPolicy policy,
                R received,
                String operation,
                Iterable<Map.Entry<String, String>> headers,
                TagExtractor<R> tagExtractor) {
            if (received instanceof HttpServerRequest request
                    && request.version() != HttpVersion.HTTP_2
                    && request.connection() instanceof HttpServerConnection connection) {
                check.problem(request).ifPresent(problem -> refuse(connection, problem));
            }
            return null;
        }

        /** Whatever the connection is asked from now on: it is closed once this is answered. */
        private static void refuse(HttpServerConnection connection, Problem problem) {
            connection.handler(request -> Refusal.answer(request, problem));
            connection.invalidRequestHandler(request -> Refusal.answer(request, problem));
        }
    }
}
