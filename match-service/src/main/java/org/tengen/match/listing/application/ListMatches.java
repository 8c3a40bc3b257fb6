package org.tengen.match.listing.application;

import java.util.List;
import java.util.Optional;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.match.lifecycle.domain.Phase;

/** Lists matches and challenges, the newest first. */
public interface ListMatches {
    /**
     * What is asked for.
     *
     * @param player plays, has offered, or is invited; empty for anybody
     * @param phase empty for any
     * @param before only what is older than this one; a new match therefore never moves a page
     * @param limit at most so many
     */
    record Wanted(Optional<PlayerId> player, Optional<Phase> phase, Optional<MatchId> before, int limit) {}

    /** Those that are asked for. */
    List<MatchSummary> list(Wanted wanted);
}
