package org.tengen.match.referee.rest;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tengen.match.referee.application.CaseCursor;
import org.tengen.match.referee.application.WaitingCase;

/**
 * A page of a queue.
 *
 * @param next the cursor of the next page; null on the last
 */
record QueueResponse(List<WaitingCase> items, @Nullable String next) {
    /** The first {@code limit} of these; {@code found} holds one more where there is a next page. */
    static QueueResponse of(List<WaitingCase> found, int limit) {
        if (found.size() <= limit) {
            return new QueueResponse(found, null);
        }
        List<WaitingCase> page = found.subList(0, limit);
        return new QueueResponse(page, CaseCursor.of(page.getLast()).toString());
    }
}
