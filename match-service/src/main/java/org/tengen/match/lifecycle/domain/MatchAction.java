package org.tengen.match.lifecycle.domain;

import java.util.List;
import java.util.Optional;
import org.tengen.contracts.match.PlayerId;
import org.tengen.engine.Move;
import org.tengen.engine.Vertex;

/** What somebody asks for in a match that has started. */
public sealed interface MatchAction {
    /** Asked for by a player. */
    sealed interface ByPlayer extends MatchAction {
        PlayerId player();
    }

    /**
     * Make a move.
     *
     * @param moveNumber which move of the match the player means, 1 or more; empty for whichever is next
     */
    record MakeMove(PlayerId player, Move move, Optional<Integer> moveNumber) implements ByPlayer {}

    /** Give up. */
    record Resign(PlayerId player) implements ByPlayer {}

    /**
     * Mark chains dead, or no longer dead.
     *
     * @param vertices a stone of each chain
     * @param dead what they shall be marked as
     */
    record MarkStones(PlayerId player, List<Vertex> vertices, boolean dead) implements ByPlayer {
        public MarkStones {
            vertices = List.copyOf(vertices);
        }
    }

    /**
     * Accept the marked stones as all the dead ones.
     *
     * @param deadHash {@link org.tengen.contracts.match.DeadStones#hash} of the stones the player saw marked
     */
    record AcceptCount(PlayerId player, String deadHash) implements ByPlayer {}

    /** Play on instead of counting. */
    record DisputeCount(PlayerId player) implements ByPlayer {}

    /** The side to play has used up its time. */
    record CallTime() implements MatchAction {}

    /** The count is known: close the match. */
    record CloseScored() implements MatchAction {}
}
