package org.tengen.match.support;

import io.restassured.RestAssured;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.EventJson;
import org.tengen.kernel.test.Tokens;

/** A client that watches a match and notes the seq of each event it is sent. */
public final class Watcher implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 10;

    private final HttpClient client = HttpClient.newHttpClient();
    private final BlockingQueue<Integer> seen = new LinkedBlockingQueue<>();

    private final BlockingQueue<String> clocks = new LinkedBlockingQueue<>();
    private final Set<String> fields = ConcurrentHashMap.newKeySet();
    private final BlockingQueue<String> presence = new LinkedBlockingQueue<>();
    private String name = "";
    private volatile boolean ended;

    private Watcher() {}

    /** Watches from the beginning. */
    public static Watcher of(MatchId id) throws IOException, InterruptedException {
        return new Watcher().connect(HttpRequest.newBuilder(uri(id)));
    }

    /** Watches from the beginning, with the token of a player. */
    public static Watcher as(String player, MatchId id) throws IOException, InterruptedException {
        return new Watcher()
                .connect(HttpRequest.newBuilder(uri(id)).header("Authorization", "Bearer " + Tokens.of(player)));
    }

    /** Watches after an event that has been seen already. */
    public static Watcher after(MatchId id, int lastEventId) throws IOException, InterruptedException {
        return new Watcher()
                .connect(HttpRequest.newBuilder(uri(id)).header("Last-Event-ID", Integer.toString(lastEventId)));
    }

    /** The seqs of the next events, as many as asked for; fewer where they do not come in time. */
    public List<Integer> next(int events) throws InterruptedException {
        List<Integer> seqs = new ArrayList<>();
        while (seqs.size() < events) {
            Integer seq = seen.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (seq == null) {
                return seqs;
            }
            seqs.add(seq);
        }
        return seqs;
    }

    /** The JSON of the next message about the clocks; null where none comes in time. */
    public @Nullable String nextClock() throws InterruptedException {
        return clocks.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    /** The JSON of the next message about who is there; null where none comes in time. */
    public @Nullable String nextPresence() throws InterruptedException {
        return presence.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    /** Whether anything has been said of who is there that was not asked for. */
    public boolean hasMorePresence() {
        return !presence.isEmpty();
    }

    /** Whether the stream has ended, as it does when this watcher is closed. */
    public boolean hasEnded() {
        return ended;
    }

    /** The fields that messages have had so far. */
    public Set<String> fields() {
        return Set.copyOf(fields);
    }

    /** What has been seen and not asked for. */
    public List<Integer> rest() {
        List<Integer> rest = new ArrayList<>();
        seen.drainTo(rest);
        return rest;
    }

    @Override
    public void close() {
        client.shutdownNow();
    }

    private Watcher connect(HttpRequest.Builder request) throws IOException, InterruptedException {
        HttpResponse<Stream<String>> response = client.send(request.build(), HttpResponse.BodyHandlers.ofLines());
        Thread.ofVirtual().start(() -> read(response.body()));
        return this;
    }

    private void read(Stream<String> lines) {
        try {
            lines.forEach(this::line);
        } catch (UncheckedIOException _) {
            ended = true;
        }
    }

    private void line(String line) {
        if (line.indexOf(':') > 0) {
            fields.add(line.substring(0, line.indexOf(':')));
        }
        if (line.startsWith("event:")) {
            name = line.substring("event:".length()).strip();
        }
        if (line.startsWith("data:") && name.equals("clock")) {
            clocks.add(line.substring("data:".length()));
        } else if (line.startsWith("data:") && name.equals("presence")) {
            presence.add(line.substring("data:".length()));
        } else if (line.startsWith("data:")) {
            seen.add(EventJson.read(line.substring("data:".length())).seq());
        }
    }

    private static URI uri(MatchId id) {
        return URI.create("http://localhost:" + RestAssured.port + "/api/matches/" + id + "/stream");
    }
}
