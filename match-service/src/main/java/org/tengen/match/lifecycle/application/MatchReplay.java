package org.tengen.match.lifecycle.application;

import java.util.List;
import org.tengen.contracts.event.Recorded;
import org.tengen.match.lifecycle.domain.MatchFold;
import org.tengen.match.lifecycle.domain.MatchState;

/** Folds events that may have been folded in part. */
final class MatchReplay {
    private MatchReplay() {}

    /** A state after those of these events that are news to it, which are in order. */
    static MatchState after(MatchState state, List<Recorded> events) {
        MatchState reached = state;
        for (Recorded event : events) {
            if (event.seq() > reached.seq()) {
                reached = MatchFold.evolve(reached, event);
            }
        }
        return reached;
    }
}
