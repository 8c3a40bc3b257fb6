package org.tengen.match.lifecycle.rest;

import org.tengen.contracts.match.MatchId;
import org.tengen.match.lifecycle.domain.Phase;
import org.tengen.match.lifecycle.domain.Started;

/**
 * What came of an action that concerns the clocks.
 *
 * @param seq the event it led to, or where the match was so already, the last one
 * @param clocks as they stand after it
 */
public record TimingResponse(MatchId matchId, int seq, Phase phase, ClocksResponse clocks) {
    /** What came of it in a match as it stands now. */
    public static TimingResponse of(int seq, Started match) {
        return new TimingResponse(match.contest().id(), seq, match.phase(), ClocksResponse.of(match));
    }
}
