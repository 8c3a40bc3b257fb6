package org.tengen.match.listing.rest;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.listing.application.MatchSummary;

/**
 * A page of a list.
 *
 * @param next the cursor of the next page; null on the last
 */
record MatchListResponse(List<MatchSummary> items, @Nullable MatchId next) {
    /** The first {@code limit} of these; {@code found} holds one more where there is a next page. */
    static MatchListResponse of(List<MatchSummary> found, int limit) {
        if (found.size() <= limit) {
            return new MatchListResponse(found, null);
        }
        List<MatchSummary> page = found.subList(0, limit);
        return new MatchListResponse(page, page.getLast().id());
    }
}
