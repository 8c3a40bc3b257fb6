package org.tengen.match.lifecycle.application;

import java.time.Instant;
import java.util.List;
import org.tengen.contracts.match.MatchId;

/** Finds the matches in which a flag may have fallen: their rows say so, which may be behind. */
public interface DueFlags {
    /**
     * Takes matches whose deadline is {@code due} or earlier, the earliest first, so that no other replica takes them for
     * the same turn, unless that was before {@code again}.
     *
     * @param now what is remembered as the time of the taking
     * @param limit at most so many
     */
    List<MatchId> take(Instant due, Instant again, Instant now, int limit);
}
