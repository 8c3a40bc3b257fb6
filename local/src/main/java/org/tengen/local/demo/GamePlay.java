package org.tengen.local.demo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;
import org.tengen.engine.notation.SgfMove;
import org.tengen.local.client.Api;
import org.tengen.local.client.MatchClient;
import org.tengen.local.platform.Trouble;

/** The famous game from the challenge to the result, as its two players would have it with clients of their own. */
public final class GamePlay {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Duration POLL = Duration.ofMillis(100);

    private final MatchClient match;
    private final Players players;
    private final List<SgfMove> moves = FamousGame.read().moves();

    private GamePlay(MatchClient match, Players players) {
        this.match = match;
        this.players = players;
    }

    /** Black challenges White, who joins. */
    public static GamePlay begin(Api api, Players players) {
        ObjectNode terms = Api.object()
                .put("opponent", players.white())
                .put("color", "BLACK")
                .put("ruleset", FamousGame.RULESET)
                .put("komi", 0);
        MatchClient match = MatchClient.create(api, players.blackToken(), terms);
        match.join(players.whiteToken());
        return new GamePlay(match, players);
    }

    public MatchClient match() {
        return match;
    }

    /** How many moves there are to play. */
    public int length() {
        return moves.size();
    }

    /**
     * Plays from the first move on.
     *
     * @param count how many moves, at most {@link #length}
     * @param afterEach is told the number of each move once it is made
     */
    public void playMoves(int count, IntConsumer afterEach) {
        for (int number = 1; number <= count; number++) {
            SgfMove move = moves.get(number - 1);
            match.move(players.token(move.color()), number, move.move().toString());
            afterEach.accept(number);
        }
    }

    /** Both pass, the side to move first. */
    public void pass() {
        Color next = moves.getLast().color().opponent();
        match.move(players.token(next), moves.size() + 1, "pass");
        match.move(players.token(next.opponent()), moves.size() + 2, "pass");
    }

    /** Waits for the suggestion, then marks the dead stones where it is not exactly right. */
    public void markDead() {
        await("a suggestion of dead stones", _ -> hasEvent("DeadStonesSuggested"));
        SortedSet<Vertex> dead = FamousGame.dead();
        SortedSet<Vertex> suggested = marked(match.view());
        markWhereMissing(dead, suggested, true);
        markWhereMissing(suggested, dead, false);
    }

    private void markWhereMissing(SortedSet<Vertex> wanted, SortedSet<Vertex> present, boolean dead) {
        SortedSet<Vertex> missing = new TreeSet<>(wanted);
        missing.removeAll(present);
        if (!missing.isEmpty()) {
            match.mark(players.blackToken(), missing, dead);
        }
    }

    /** Both accept, in the order the platform asks for. */
    public void accept() {
        JsonNode counting = match.view().path("counting");
        while (counting.path("toAccept").isTextual()) {
            Color color = Color.valueOf(counting.path("toAccept").asText());
            match.accept(players.token(color), counting.path("deadHash").asText());
            counting = match.view().path("counting");
        }
    }

    /** The match once it is over. */
    public JsonNode awaitEnd() {
        return await("the result", view -> view.path("phase").asText().equals("ENDED"));
    }

    private boolean hasEvent(String type) {
        return match.log().stream()
                .anyMatch(event -> event.path("type").asText().equals(type));
    }

    private static SortedSet<Vertex> marked(JsonNode view) {
        SortedSet<Vertex> dead = new TreeSet<>();
        view.path("counting").path("dead").forEach(vertex -> dead.add(Vertex.parse(vertex.asText())));
        return dead;
    }

    private JsonNode await(String what, Predicate<JsonNode> there) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        JsonNode view = match.view();
        while (!there.test(view)) {
            if (System.nanoTime() > deadline) {
                throw new Trouble("The platform has not come to " + what + " in " + PATIENCE.toSeconds()
                        + " s; the logs of its services may say why.");
            }
            LockSupport.parkNanos(POLL.toNanos());
            view = match.view();
        }
        return view;
    }
}
