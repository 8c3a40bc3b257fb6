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
            if (game.history().hashAfter(number) == after && isRepeated(game, number, color, point)) {
                return OptionalInt.of(number);
            }
        }
        return OptionalInt.empty();
    }

    /**
     * Whether a play would repeat a position against the game's ko rule; the same as {@link #of} being present, but
     * quick. It goes back from the present until it meets the move of a stone that the play leaves on the board and
     * whose colour never left its point: before that move no board had this stone, so none can be repeated. That is
     * one to three moves as a rule, which no table of positions was found to beat ({@code benchmarks/results.md}).
     */
    static boolean isForbidden(Game game, Color color, int point) {
        Board board = game.board();
        History history = game.history();
        boolean takes = board.takes(color, point);
        boolean suicide = !takes && board.isSuicide(color, point);
        long after = board.hashAfter(color, point);
        for (int number = game.moveNumber(); number > 0; number--) {
            if (history.hashAfter(number) == after && isRepeated(game, number, color, point)) {
                return true;
            }
            Color by = history.colorOf(number);
            boolean mayLeave = takes ? by != color : suicide && by == color;
            if (!mayLeave && isFirstOfItsColor(board, by, history.pointOf(number))) {
                return false;
            }
        }
        return history.hashAfter(0) == after && isRepeated(game, 0, color, point);
    }

    private static boolean isRepeated(Game game, int number, Color color, int point) {
        return forbids(game, number, color) && isSame(game, number, after(game, color, point));
    }

    private static boolean isFirstOfItsColor(Board board, Color color, int point) {
        return board.holds(color, point) && !board.hasVacated(color, point);
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
