package org.tengen.rules.legality;

import java.util.Collection;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.hash.PositionHash;
import org.tengen.contracts.match.Prisoners;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.Legality;

/**
 * How the moves went.
 *
 * @param legal where the side to move may play now, in order; passing is not listed
 * @param position after the last legal move
 * @param illegal the first illegal move; null where all are legal
 */
record LegalityResponse(
        Collection<Vertex> legal,

        BoardView position,
        @Nullable IllegalMove illegal) {

    /**
     * The board.
     *
     * @param rows from top to bottom, {@code X} black, {@code O} white, {@code .} empty
     * @param prisoners the stones each side has captured
     * @param moveNumber of the last move; 0 at the start
     * @param playEnded whether passes have ended play; a further move resumes it
     * @param repeatsMove the move after which board and side to move were the same, under rules that allow that; null
     *     where there is none
     */
    record BoardView(
            List<String> rows,
            Prisoners prisoners,
            Color toPlay,
            int moveNumber,
            String positionHash,
            boolean playEnded,
            @Nullable Integer repeatsMove) {
        static BoardView of(Game game) {
            return new BoardView(
                    game.position().rows(),
                    new Prisoners(game.prisonersHeldBy(Color.BLACK), game.prisonersHeldBy(Color.WHITE)),
                    game.toPlay(),
                    game.moveNumber(),
                    PositionHash.of(game.position()),
                    game.playEnded(),
                    boxed(game.longCycle()));
        }
    }

    /**
     * A move against the rules.
     *
     * @param moveNumber its place in the list, from 1
     * @param vertex or {@code pass}
     * @param repeatsMove the move whose position it would bring back, 0 for the start; null where it would bring back
     *     none
     */
    record IllegalMove(
            int moveNumber,
            String vertex,
            Legality reason,
            @Nullable Integer repeatsMove) {}

    static @Nullable Integer boxed(OptionalInt number) {
        return number.isPresent() ? number.getAsInt() : null;
    }
}
