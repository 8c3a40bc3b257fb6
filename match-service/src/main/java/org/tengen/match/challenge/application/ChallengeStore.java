package org.tengen.match.challenge.application;

import java.util.Optional;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.challenge.domain.Challenge;

/** The challenges, including those that have become matches. */
public interface ChallengeStore {
    Optional<Challenge> find(MatchId id);

    /** Keeps a challenge, unless there is one of this id; returns the one that stands. */
    Challenge add(Challenge challenge);
}
