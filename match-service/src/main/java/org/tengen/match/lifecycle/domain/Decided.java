package org.tengen.match.lifecycle.domain;

import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.MatchResult;

/** The result is known, and {@code MatchEnded} is still to be written. */
public record Decided(Contest contest, LogPlace place, Board board, Clocks clocks, MatchResult result)
        implements Started {
    static Decided by(Started s, Recorded recorded, MatchResult result) {
        return new Decided(s.contest(), LogPlace.of(recorded), s.board(), s.clocks(), result);
    }
}
