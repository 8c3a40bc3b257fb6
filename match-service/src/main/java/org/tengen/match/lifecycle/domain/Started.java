package org.tengen.match.lifecycle.domain;

import org.tengen.contracts.match.Clocks;

/** Anything after the first event. */
public sealed interface Started extends MatchState permits InPlay, Counting, Scoring, Decided, Ended {
    Contest contest();

    LogPlace place();

    Board board();

    /** What each side has left, not counting a turn that is running. */
    Clocks clocks();

    @Override
    default int seq() {
        return place().seq();
    }
}
