package org.tengen.benchmarks;

import org.tengen.engine.Color;
import org.tengen.engine.board.Points;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.Legality;

/** Replays games on one {@link Game}: each move is judged, then played. */
final class Replay {
    private Replay() {}

    /** Replays from the start of the game as it was set up; the number of moves. */
    static int replay(Game game, int[] points) {
        game.jumpTo(0);
        Color color = game.toPlay();
        for (int point : points) {
            if (point == Points.NONE) {
                pass(game, color);
            } else {
                if (game.judge(color, point) != Legality.LEGAL) {
                    throw new IllegalStateException("Move " + (game.moveNumber() + 1) + " has become illegal");
                }
                game.playAssumingLegal(color, point);
            }
            color = color.opponent();
        }
        return points.length;
    }

    private static void pass(Game game, Color color) {
        if (game.judgePass(color) != Legality.LEGAL) {
            throw new IllegalStateException("Pass " + (game.moveNumber() + 1) + " has become illegal");
        }
        game.passAssumingLegal(color);
    }
}
