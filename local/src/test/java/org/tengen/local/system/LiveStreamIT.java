package org.tengen.local.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.tengen.local.client.Api;
import org.tengen.local.client.MatchClient;

@ExtendWith(SharedPlatform.class)
@Timeout(120)
class LiveStreamIT {
    private final SharedPlatform.Running running;

    LiveStreamIT(SharedPlatform.Running running) {
        this.running = running;
    }

    @Test
    void a_stream_resumes_where_it_broke_off_and_goes_on_live() throws IOException, InterruptedException {
        try (Api api = new Api(running.gateway())) {
            TwoPlayers players = TwoPlayers.of(running.platform().tokens());
            MatchClient match = players.play(api, 9, "chinese", "E5", "C3", "G7");

            try (BufferedReader stream = resumeAfter(match, 2)) {
                assertThat(nextId(stream)).isEqualTo("3");
                assertThat(nextId(stream)).isEqualTo("4");
                match.move(players.whiteToken(), 4, "C7");
                assertThat(nextId(stream)).isEqualTo("5");
            }
        }
    }

    private BufferedReader resumeAfter(MatchClient match, int seq) throws IOException, InterruptedException {
        HttpRequest request = new Http(running.gateway())
                .to("/api/matches/" + match.id() + "/stream")
                .header("Accept", "text/event-stream")
                .header("Last-Event-ID", Integer.toString(seq))
                .build();
        HttpResponse<InputStream> response = HttpClient.newHttpClient().send(request, BodyHandlers.ofInputStream());
        assertThat(response.statusCode()).isEqualTo(200);
        return new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8));
    }

    /** The id of the next event; comments that keep the connection open are passed over. */
    private static String nextId(BufferedReader stream) throws IOException {
        String line = stream.readLine();
        while (line != null && !line.startsWith("id:")) {
            line = stream.readLine();
        }
        return line == null
                ? "the stream ended"
                : line.substring("id:".length()).strip();
    }
}
