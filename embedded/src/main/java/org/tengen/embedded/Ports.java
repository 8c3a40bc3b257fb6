package org.tengen.embedded;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;

/** Ports of this machine's loopback address. */
public final class Ports {
    private Ports() {}

    /** A port nobody listens on now; another process may take it before the caller does. */
    public static int free() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException("This machine has no free port", e);
        }
    }

    /** Whether somebody listens on this port. */
    public static boolean taken(int port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            return false;
        } catch (IOException _) {
            return true;
        }
    }

    /** @throws CannotStart where somebody listens on this port already */
    static void requireFree(int port, String server) {
        if (taken(port)) {
            throw new CannotStart("Port " + port + ", on which " + server + " should listen, is in use.");
        }
    }
}
