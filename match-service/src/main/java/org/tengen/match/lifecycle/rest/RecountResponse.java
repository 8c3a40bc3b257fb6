package org.tengen.match.lifecycle.rest;

import org.tengen.contracts.match.MatchId;

/**
 * A recount that was asked for.
 *
 * @param seq of the request
 * @param sheet where the new score sheet will be, with a pointer to the one before
 */
record RecountResponse(MatchId matchId, int seq, String sheet) {
    static RecountResponse of(MatchId id, int seq) {
        return new RecountResponse(id, seq, location(id));
    }

    static String location(MatchId id) {
        return "/api/scores/" + id;
    }
}
