package org.tengen.engine.rules;

import java.util.OptionalInt;
import org.tengen.engine.Color;
import org.tengen.engine.board.Board;
import org.tengen.engine.board.Points;

/**
 * Looks for repetitions of the whole board over the whole game. A hash that is found again is confirmed by playing the
 * game up to there on a second board, so that chance never makes a play illegal.
 */
final class Repetition {
    private Repetition() {}

    /**
     * The first position that a play would repeat against the game's ko rule, by the number of the move that made it.
     * The play must be legal but for that.
     */
    static OptionalInt of(Game game, Color color, int point) {
        long after = game.board().hashAfter(color, point);
        for (int number = 0; number <= game.moveNumber(); number++) {
            if (game.history().hashAfter(number) == after
                    && forbids(game, number, color)
                    && isSame(game, number, after(game, color, point))) {
                return OptionalInt.of(number);
            }
        }
        return OptionalInt.empty();
    }

    /** The first earlier position that the present one repeats with the same side to move. */
    static OptionalInt cycle(Game game) {
        long now = game.board().hash();
        for (int number = 0; number < game.moveNumber(); number++) {
            if (game.history().hashAfter(number) == now
                    && toPlayAfter(game, number) == game.toPlay()
                    && isSame(game, number, game.board())) {
                return OptionalInt.of(number);
            }
        }
        return OptionalInt.empty();
    }

    /** Whether the ko rule forbids this side to make again the position after that move. */
    private static boolean forbids(Game game, int number, Color color) {
        return switch (game.rules().ko()) {
            case SIMPLE -> false;
            case POSITIONAL -> true;
            case SITUATIONAL -> toPlayAfter(game, number) == color.opponent();
            case NATURAL_SITUATIONAL -> isMadeBy(game, number, color);
        };
    }

    private static Color toPlayAfter(Game game, int number) {
        return number == game.moveNumber() ? game.toPlay() : game.history().colorOf(number + 1);
    }

    /** Whether this side made the position by playing a stone; the start counts as made by who did not play first. */
    private static boolean isMadeBy(Game game, int number, Color color) {
        return number == 0
                ? game.firstToPlay() != color
                : game.history().colorOf(number) == color && game.history().pointOf(number) != Points.NONE;
    }

    private static Board after(Game game, Color color, int point) {
        Board board = new Board(game.size());
        board.copyFrom(game.board());
        board.playAssumingLegal(color, point);
        return board;
    }

    private static boolean isSame(Game game, int number, Board board) {
        return game.boardAfter(number).hasSameStonesAs(board);
    }
}
