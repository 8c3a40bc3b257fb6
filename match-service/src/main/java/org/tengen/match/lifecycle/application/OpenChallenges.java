package org.tengen.match.lifecycle.application;

import java.util.Optional;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PlayerId;

/** What has been offered and may not have begun. */
public interface OpenChallenges {
    /**
     * An offer.
     *
     * @param invited who alone may take it up; empty for anybody
     * @param terms what was agreed
     * @param taken whether both seats are, so that the match begins
     */
    record Offer(PlayerId challenger, Optional<PlayerId> invited, MatchTerms terms, boolean taken) {}

    /** The challenge of this id. */
    Optional<Offer> findOffer(MatchId id);

    /** Whether both seats of a challenge are taken, so that its match begins. */
    default boolean isTaken(MatchId id) {
        return findOffer(id).filter(Offer::taken).isPresent();
    }

    /** Whether there is a challenge of this id. */
    default boolean contains(MatchId id) {
        return findOffer(id).isPresent();
    }
}
