package org.tengen.rules.record.rest;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.rules.record.application.RecordHead;

/**
 * A page of the list of records.
 *
 * @param items by match id, which is by the time the match was created
 * @param next what to ask for as {@code after} to get the next page; null on the last one
 */
record RecordsResponse(List<RecordHead> items, @Nullable MatchId next) {
    /** As {@link EventsResponse#of}. */
    static RecordsResponse of(List<RecordHead> heads, int limit) {
        boolean more = heads.size() > limit;
        List<RecordHead> page = more ? heads.subList(0, limit) : heads;
        return new RecordsResponse(page, more ? page.getLast().matchId() : null);
    }
}
