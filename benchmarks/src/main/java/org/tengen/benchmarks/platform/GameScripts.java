package org.tengen.benchmarks.platform;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.tengen.benchmarks.SeededPlayout;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Move;
import org.tengen.engine.Vertex;
import org.tengen.engine.notation.Sgf;
import org.tengen.engine.notation.SgfMove;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.Rulesets;

/**
 * The games that are played: three of record, and nine of a seeded random player who never fills an eye, each up to its first
 * pass.
 */
final class GameScripts {
    private static final List<String> RECORDS = List.of("ear-reddening-1846", "last-castle-1861", "meijin-1976");
    private static final int GENERATED = 9;
    private static final int SIDE = 19;
    private static final int MOST_MOVES = 400;

    private GameScripts() {}

    static List<GameScript> all() {
        List<GameScript> games = new ArrayList<>(RECORDS.stream()
                .map(name -> script(Rulesets.JAPANESE, record(name)))
                .toList());
        Game game = Game.start(Rulesets.CHINESE, BoardSize.square(SIDE));
        SeededPlayout playout = new SeededPlayout(game, MOST_MOVES);
        for (int i = 0; i < GENERATED; i++) {
            playout.playGame();
            games.add(script(Rulesets.CHINESE, game.moves()));
        }
        return games;
    }

    private static GameScript script(Ruleset rules, List<Move> moves) {
        List<Vertex> vertices = moves.stream()
                .takeWhile(Move.Play.class::isInstance)
                .map(move -> ((Move.Play) move).vertex())
                .toList();
        return GameScript.of(rules.name(), vertices);
    }

    private static List<Move> record(String name) {
        String file = "/games/" + name + ".sgf";
        try (InputStream sgf = Objects.requireNonNull(GameScripts.class.getResourceAsStream(file), file)) {
            return Sgf.read(new String(sgf.readAllBytes(), StandardCharsets.UTF_8)).game().moves().stream()
                    .map(SgfMove::move)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + file, e);
        }
    }
}
