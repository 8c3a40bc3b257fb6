package org.tengen.kernel.test;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Sends what no HTTP client would send. */
public final class RawHttp {
    private static final int PATIENCE_MS = 10_000;

    private RawHttp() {}

    /**
     * All that came back until the server closed the connection.
     *
     * @param text of ISO-8859-1
     */
    public record RawResponse(String text) {
        /** The status of the first answer; 0 where there is none. */
        public int status() {
            return text.startsWith("HTTP/") ? Integer.parseInt(text.split(" ", 3)[1]) : 0;
        }

        /** A header of the first answer; empty where there is none. */
        public String header(String name) {
            return text.split("\r\n\r\n", 2)[0]
                    .lines()
                    .filter(line -> line.toLowerCase(Locale.ROOT).startsWith(name + ":"))
                    .map(line -> line.substring(name.length() + 1).strip())
                    .findFirst()
                    .orElse("");
        }

        /** What comes after the headers of the first answer. */
        public String body() {
            return text.contains("\r\n\r\n") ? text.split("\r\n\r\n", 2)[1] : "";
        }
    }

    /** Sends a text, on a thread of its own since the answer may come before all is sent, and reads until the end. */
    public static RawResponse send(int port, String request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(PATIENCE_MS);
            OutputStream out = socket.getOutputStream();
            Thread.ofVirtual().start(() -> write(out, request));
            StringBuilder answer = new StringBuilder();
            InputStream in = socket.getInputStream();
            byte[] bytes = new byte[8192];
            for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
                answer.append(new String(bytes, 0, read, StandardCharsets.ISO_8859_1));
            }
            return new RawResponse(answer.toString());
        } catch (SocketTimeoutException e) {
            throw new IOException("The server does not close the connection", e);
        }
    }

    /** Whoever is refused may have the connection closed while still sending. */
    private static void write(OutputStream out, String request) {
        try {
            out.write(request.getBytes(StandardCharsets.ISO_8859_1));
            out.flush();
        } catch (IOException _) {
            // The answer tells.
        }
    }
}
