package org.tengen.local.broker;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.function.BooleanSupplier;

/** Says by HTTP, where services say it too, whether a process is ready: 200, or else 503. */
public final class Health {
    /** Where it says so. */
    public static final String PATH = "/q/health/ready";

    private static final int NO_BODY = -1;

    private Health() {}

    /** Answers on the loopback address until the process ends. */
    static void serve(int port, BooleanSupplier ready) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        server.createContext(PATH, exchange -> answer(exchange, ready));
        server.start();
    }

    private static void answer(HttpExchange exchange, BooleanSupplier ready) throws IOException {
        try (exchange) {
            exchange.sendResponseHeaders(ready.getAsBoolean() ? 200 : 503, NO_BODY);
        }
    }
}
