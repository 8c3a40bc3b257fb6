package org.tengen.match;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.io.IOException;
import java.time.Duration;
import java.util.UUID;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.event.MatchEvent.TermsAgreed;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Seats;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.match.support.Api;
import org.tengen.match.support.FakeRules;
import org.tengen.match.support.Officials;
import org.tengen.match.support.Rows;
import org.tengen.match.support.Watcher;

/** That a player has gone or come back is shown to the opponent, and changes nothing else. */
@QuarkusTest
class PresenceTest {
    @Inject
    FakeRules rules;

    @Inject
    Rows rows;

    @Test
    void a_player_is_there_while_a_stream_of_theirs_is_open() throws IOException, InterruptedException {
        MatchId id = Api.started("alice", "bob", "");
        presence("bob", id).then().statusCode(200).body("black.connected", equalTo(false), "black.since", nullValue());

        try (Watcher one = Watcher.as("alice", id)) {
            awaitBlack(id, true);
            try (Watcher _ = Watcher.as("alice", id)) {
                awaitStreams(id, 2);
            }
            awaitStreams(id, 1);
            presence("bob", id).then().body("black.connected", equalTo(true), "white.connected", equalTo(false));
            assertThat(one.hasEnded()).isFalse();
        }

        awaitBlack(id, false);
        assertThat(presence("bob", id).<String>path("black.since")).isNotNull();
        assertThat(rules.log(id)).as("nothing of it is in the log").hasSize(1);
    }

    @Test
    void the_opponents_stream_tells_of_leaving_and_coming_back() throws IOException, InterruptedException {
        MatchId id = Api.started("alice", "bob", "");
        try (Watcher bob = Watcher.as("bob", id)) {
            assertThat(bob.next(1)).containsExactly(1);
            awaitPresence(bob, false, true);
            for (int i = 0; i < 2; i++) {
                try (Watcher _ = Watcher.as("alice", id)) {
                    awaitPresence(bob, true, true);
                }
                awaitPresence(bob, false, true);
            }
            assertThat(bob.hasMorePresence()).isFalse();
        }
    }

    @Test
    void a_stream_opened_before_the_match_begins_counts_from_then_on() throws IOException, InterruptedException {
        MatchId id = Api.create("alice", "{\"width\": 9, \"color\": \"BLACK\"}");
        try (Watcher alice = Watcher.as("alice", id)) {
            presence("alice", id).then().statusCode(409).body("type", endsWith("/not-in-play"));
            Api.join("bob", id).then().statusCode(200);

            assertThat(alice.next(1)).containsExactly(1);
            awaitBlack(id, true);
        }
    }

    @Test
    void it_is_for_those_who_take_part() throws IOException, InterruptedException {
        MatchId id = Officials.refereed();
        try (Watcher nobody = Watcher.of(id);
                Watcher stranger = Watcher.as("carol", id);
                Watcher referee = Watcher.as("rita", id);
                Watcher alice = Watcher.as("alice", id)) {
            awaitPresence(referee, true, false);
            assertThat(alice.nextPresence()).isNotNull();
            assertThat(nobody.next(1)).containsExactly(1);
            assertThat(stranger.next(1)).containsExactly(1);
            assertThat(nobody.hasMorePresence() || stranger.hasMorePresence()).isFalse();
        }

        given().get("/api/matches/{id}/presence", id.toString()).then().statusCode(401);
        presence("carol", id).then().statusCode(403).body("type", endsWith("/not-your-match"));
        presence("rita", id).then().statusCode(200);
        Api.as("olga", "organizer")
                .get("/api/matches/{id}/presence", id.toString())
                .then()
                .statusCode(200);
        presence("alice", new MatchId(UUID.randomUUID())).then().statusCode(404);
    }

    @Test
    void streams_of_a_replica_that_has_died_end_when_it_was_last_heard_of() throws IOException, InterruptedException {
        MatchId id = Api.started("alice", "bob", "");
        UUID replica = UUID.randomUUID();
        rows.execute("insert into replica values ('" + replica + "', '2026-01-01T12:00:00Z')");
        rows.execute("insert into player_stream values ('" + UUID.randomUUID() + "', '" + replica + "', '" + id
                + "', 'alice', '2026-01-01T11:00:00Z', null)");

        try (Watcher bob = Watcher.as("bob", id)) {
            awaitPresence(bob, false, true);
        }
        presence("bob", id).then().body("black.connected", equalTo(false));
    }

    /** alice plays Black until bob, who holds the higher komi for even, takes it. */
    @Test
    void who_is_there_stays_with_the_players_when_they_change_colours() throws IOException, InterruptedException {
        MatchId id = Api.create("alice", "{\"color\": \"BLACK\", \"width\": 9, \"ruleset\": \"free-placement\"}");
        Api.join("bob", id).then().statusCode(200);
        try (Watcher _ = Watcher.as("alice", id)) {
            awaitBlack(id, true);
            rules.append(
                    id,
                    new TermsAgreed(
                            new Seats(new PlayerId("bob"), new PlayerId("alice")),
                            Komi.ZERO,
                            Color.BLACK,
                            new Clocks(new ClockState.Untimed(), new ClockState.Untimed())));
            Api.await(id, "players.black", "bob");

            presence("bob", id).then().body("black.connected", equalTo(false), "white.connected", equalTo(true));
        }
    }

    private static Response presence(String player, MatchId id) {
        return Api.as(player).get("/api/matches/{id}/presence", id.toString());
    }

    private static void awaitBlack(MatchId id, boolean connected) {
        Awaitility.await().until(() -> presence("bob", id).path("black.connected"), equalTo(connected));
    }

    private void awaitStreams(MatchId id, int open) {
        Awaitility.await()
                .until(() -> rows.query("select id::text from player_stream where match_id = '" + id
                                        + "' and closed_at is null")
                                .size()
                        == open);
    }

    /** Other messages may come before: of what was so a moment earlier. */
    private static void awaitPresence(Watcher watcher, boolean black, boolean white) {
        String text = "\"black\":{\"connected\":" + black;
        String other = "\"white\":{\"connected\":" + white;
        Awaitility.await().atMost(Duration.ofSeconds(15)).until(() -> {
            String next = watcher.nextPresence();
            return next != null && next.contains(text) && next.contains(other);
        });
    }
}
