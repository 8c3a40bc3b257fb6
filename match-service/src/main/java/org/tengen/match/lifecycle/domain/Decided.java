package org.tengen.match.lifecycle.domain;

import org.tengen.contracts.event.MatchEvent.MatchScored;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.MatchResult;

/**
 * The result is known, and {@code MatchEnded} is still to be written.
 *
 * @param countSeq the event of the count that the result comes of; 0 where nothing was counted
 */
public record Decided(Contest contest, LogPlace place, Board board, Clocks clocks, MatchResult result, int countSeq)
        implements Started {
    static Decided by(Started s, Recorded recorded, MatchResult result) {
        return new Decided(s.contest(), LogPlace.of(recorded), s.board(), s.clocks(), result, 0);
    }

    static Decided counted(Started s, Recorded recorded, MatchScored e) {
        MatchResult result = s.contest().counted(e);
        return new Decided(s.contest(), LogPlace.of(recorded), s.board(), s.clocks(), result, recorded.seq());
    }
}
