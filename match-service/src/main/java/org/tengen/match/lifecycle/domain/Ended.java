package org.tengen.match.lifecycle.domain;

import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.MatchResult;

/** The match is over. */
public record Ended(Contest contest, LogPlace place, Board board, Clocks clocks, MatchResult result)
        implements Started {
    static Ended with(Started s, Recorded recorded, MatchResult result) {
        return new Ended(s.contest(), LogPlace.of(recorded), s.board(), s.clocks(), result);
    }
}
