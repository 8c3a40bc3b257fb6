package org.tengen.match.lifecycle.domain;

import java.io.Serial;
import org.tengen.contracts.event.Recorded;

/** An event that cannot have happened in the state before it: the log is broken, or this program is. */
public final class CorruptStream extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    CorruptStream(MatchState state, Recorded recorded) {
        super("Event " + recorded.seq() + " of match " + recorded.matchId() + ", "
                + recorded.event().getClass().getSimpleName() + ", cannot follow event " + state.seq() + " in phase "
                + state.phase());
    }
}
