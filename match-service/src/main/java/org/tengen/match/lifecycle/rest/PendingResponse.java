package org.tengen.match.lifecycle.rest;

import org.tengen.contracts.match.MatchId;

/** The request is on its way and will be judged; the match will tell. */
public record PendingResponse(MatchId matchId, String detail) {
    /** What a client is told that has to look later. */
    public static PendingResponse of(MatchId id) {
        return new PendingResponse(
                id, "Your request is on its way. Look at the match, or send the same request again.");
    }
}
