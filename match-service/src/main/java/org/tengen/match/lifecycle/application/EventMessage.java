package org.tengen.match.lifecycle.application;

import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.EventJson;

/** An event as it came in: what it is about is known before it is read, so that it need not be where nobody asks for it. */
public interface EventMessage {
    MatchId matchId();

    int seq();

    /** Whether it is a move, which concerns nobody but the match itself. */
    boolean isMove();

    /**
     * The event, read once.
     *
     * @throws org.tengen.contracts.wire.UnreadableMessage where it is none that is known here
     */
    Recorded event();

    /** The event as it was written. */
    String text();

    /** An event that has been read already. */
    static EventMessage of(Recorded event) {
        return new Read(event);
    }

    /** An event that has been read. */
    record Read(Recorded event) implements EventMessage {
        @Override
        public MatchId matchId() {
            return event.matchId();
        }

        @Override
        public int seq() {
            return event.seq();
        }

        @Override
        public boolean isMove() {
            return event.event() instanceof StonePlayed || event.event() instanceof Passed;
        }

        @Override
        public String text() {
            return EventJson.write(event);
        }
    }
}
