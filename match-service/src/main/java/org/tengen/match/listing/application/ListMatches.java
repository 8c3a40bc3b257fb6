package org.tengen.match.listing.application;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.match.lifecycle.domain.Phase;
import org.tengen.match.lifecycle.domain.ResultKind;

/** Lists matches and challenges, the newest first. */
public interface ListMatches {
    /**
     * What is asked for; empty for anything.
     *
     * @param player plays, has offered, or is invited
     * @param opponent plays against {@code player}
     * @param ruleset by its name
     * @param from began, or was offered, at this time or later
     * @param until began, or was offered, before this time
     * @param onTurn is to act
     * @param invited is invited to a challenge that nobody has joined
     */
    record Filter(
            Optional<PlayerId> player,
            Optional<PlayerId> opponent,
            Optional<Phase> phase,
            Optional<String> ruleset,
            Optional<ResultKind> result,
            Optional<Instant> from,
            Optional<Instant> until,
            Optional<PlayerId> onTurn,
            Optional<PlayerId> invited) {}

    /**
     * Who looks: private matches are shown to who plays them, and to officials.
     *
     * @param official sees all
     */
    record Sight(Optional<PlayerId> viewer, boolean official) {}

    /**
     * A page.
     *
     * @param before only what is older than this one; a new match therefore never moves a page
     * @param limit at most so many
     */
    record Page(Optional<MatchId> before, int limit) {}

    /** Those that are asked for. */
    List<MatchSummary> list(Filter filter, Sight sight, Page page);
}
