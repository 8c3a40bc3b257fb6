package org.tengen.contracts.command;

import java.util.List;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;

/** What rules-service is asked to append to the log of a match. */
public sealed interface MatchCommand {
    /**
     * Play a stone, if the rules of Go allow it.
     *
     * @param clock the mover's clock after the move
     * @param lagCompMs what of the time of the turn is not charged, in milliseconds
     */
    record PlayStone(Color color, Vertex vertex, ClockState clock, long lagCompMs) implements MatchCommand {}

    /**
     * Pass, if the rules of Go allow it. Where that ends play, {@link MatchEvent.CountingBegan} follows.
     *
     * @param clock the mover's clock after the pass
     * @param lagCompMs as for a stone
     */
    record PassTurn(Color color, ClockState clock, long lagCompMs) implements MatchCommand {}

    /**
     * Take back the last moves; {@link MatchEvent.MoveUndone} says what is on the board then.
     *
     * @param plies how many, 1 or more
     * @param clocks of both sides afterwards
     */
    record UndoMoves(int plies, Clocks clocks) implements MatchCommand {
        public UndoMoves {
            if (plies < 1) {
                throw new IllegalArgumentException("plies is 1 or more, not " + plies);
            }
        }
    }

    /**
     * Put down a free handicap stone, if the rules of Go allow it.
     *
     * @param clock Black's clock after it
     */
    record PlaceHandicapStone(Vertex vertex, ClockState clock) implements MatchCommand {}

    /**
     * Put down a seat stone, if it may stand there.
     *
     * @param clock the clock of {@code color} after it
     */
    record PlaceSeatStone(Color color, Vertex vertex, ClockState clock) implements MatchCommand {}

    /** Append what the sender has decided, all of it or nothing; what concerns the board is still judged. */
    record AppendEvents(List<MatchEvent> events) implements MatchCommand {
        public AppendEvents {
            events = List.copyOf(events);
            if (events.isEmpty()) {
                throw new IllegalArgumentException("A command without events asks for nothing");
            }
        }
    }
}
