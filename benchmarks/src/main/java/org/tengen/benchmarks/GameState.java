package org.tengen.benchmarks;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Move;
import org.tengen.engine.Vertex;
import org.tengen.engine.board.Points;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.KoRule;

/** A game on 19x19 under one ko rule, and a hundred seeded playouts to replay on it. */
@State(Scope.Thread)
public class GameState {
    private static final int SIDE = 19;
    private static final int GAMES = 100;

    @Param({"SIMPLE", "POSITIONAL"})
    KoRule ko;

    Game game;
    SeededPlayout playout;
    List<int[]> games;

    @Setup(Level.Trial)
    public void start() {
        Game recorded = Game.start(EngineBench.rules(ko), BoardSize.square(SIDE));
        playout = new SeededPlayout(recorded, 3 * SIDE * SIDE - 2);
        games = record(recorded, playout);
        playout.restart();
        game = Game.start(EngineBench.rules(ko), BoardSize.square(SIDE));
    }

    /** The points of the first hundred games of the seeded playout. */
    static List<int[]> record(Game game, SeededPlayout playout) {
        List<int[]> games = new ArrayList<>();
        for (int i = 0; i < GAMES; i++) {
            playout.playGame();
            games.add(game.moves().stream().mapToInt(GameState::point).toArray());
        }
        return games;
    }

    private static int point(Move move) {
        return switch (move) {
            case Move.Play(Vertex vertex) -> Points.of(vertex);
            case Move.Pass _ -> Points.NONE;
        };
    }
}
