package org.tengen.local.demo;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.tengen.contracts.wire.HashChain;
import org.tengen.engine.Position;
import org.tengen.engine.notation.Diagram;
import org.tengen.local.client.Api;
import org.tengen.local.client.MatchClient;

/** Plays the famous game before everybody's eyes, and checks what the platform made of it. */
public final class Demo {
    private final Api api;
    private final Players players;
    private final PrintWriter out;
    private final List<String> differences = new ArrayList<>();

    public Demo(Api api, Players players, PrintWriter out) {
        this.api = api;
        this.players = players;
        this.out = out;
    }

    /** @return whether everything was as it should be; what was not has been printed */
    public boolean run() {
        say(
                "The ear-reddening game, 1846: Yasuda Shusaku (Black) against Inoue Gennan Inseki, Japanese rules, no komi.");
        GamePlay play = GamePlay.begin(api, players);
        say("Match " + play.match().id());
        try (Progress progress = Progress.of(play.length(), out)) {
            play.playMoves(play.length(), progress::reach);
        }
        play.pass();
        play.markDead();
        play.accept();
        JsonNode end = play.awaitEnd();
        showCount(play.match(), end);
        checkLog(play.match(), end);
        return differences.isEmpty();
    }

    private void showCount(MatchClient match, JsonNode end) {
        say("");
        say(Diagram.of(position(end)));
        say("");
        JsonNode sheet = match.score();
        showSide("Black", sheet.path("black"));
        showSide("White", sheet.path("white"));
        same("the count", FamousGame.RESULT, sheet.path("result").asText());
        same("the result", FamousGame.RESULT, result(end));
    }

    private void showSide(String side, JsonNode count) {
        StringBuilder lines = new StringBuilder();
        for (JsonNode line : count.path("lines")) {
            lines.append(lines.isEmpty() ? "" : ", ")
                    .append(line.path("points").asText())
                    .append(' ')
                    .append(line.path("item").asText().toLowerCase(Locale.ROOT).replace('_', ' '));
        }
        say("%s: %s points (%s)".formatted(side, count.path("points").asText(), lines));
    }

    private void checkLog(MatchClient match, JsonNode end) {
        say("");
        List<JsonNode> log = match.log();
        Optional<String> fault = HashChain.firstFault(log);
        fault.ifPresentOrElse(
                differences::add,
                () -> say("The log: " + log.size() + " events without a gap, and every hash of the chain is right."));
        checkSignature(match, log.getLast());
        say("The log alone, replayed on a fresh board:");
        Replay replay = Replay.of(log);
        same("the board", position(end), replay.position());
        same("Black's prisoners", end.path("prisoners").path("black").asInt(), replay.heldByBlack());
        same("White's prisoners", end.path("prisoners").path("white").asInt(), replay.heldByWhite());
        same("the result", result(end), replay.result());
        differences.forEach(difference -> say("NOT AS IT SHOULD BE: " + difference));
        say(differences.isEmpty() ? "All is as it should be." : "This is a fault in Tengen; please report it.");
    }

    private void checkSignature(MatchClient match, JsonNode head) {
        if (HeadSignature.isGood(match.verification().path("signature"), head)) {
            say("The platform's signature under the last event is good.");
        } else {
            differences.add("the platform's signature under the last event is missing or wrong");
        }
    }

    private <T> void same(String what, T expected, T found) {
        if (expected.equals(found)) {
            say("  " + what + (found instanceof Position ? " is the same" : " is " + found));
        } else {
            differences.add(what + " should be\n" + expected + "\nbut is\n" + found);
        }
    }

    private static Position position(JsonNode view) {
        return new Position(
                StreamSupport.stream(view.path("position").path("rows").spliterator(), false)
                        .map(JsonNode::asText)
                        .toList());
    }

    private static String result(JsonNode view) {
        return view.path("result").path("text").asText();
    }

    private void say(String line) {
        out.println(line);
        out.flush();
    }
}
