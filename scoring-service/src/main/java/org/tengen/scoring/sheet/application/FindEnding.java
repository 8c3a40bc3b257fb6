package org.tengen.scoring.sheet.application;

import org.tengen.contracts.match.MatchId;

/** Finds out whether a match is over without having been counted. */
public interface FindEnding {
    /** Whether it is; false for a match that is counted, or not over, or not known. */
    boolean endedWithoutCount(MatchId match);
}
