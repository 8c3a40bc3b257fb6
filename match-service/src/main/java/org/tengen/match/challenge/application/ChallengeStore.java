package org.tengen.match.challenge.application;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.challenge.domain.Challenge;

/** The challenges, including those that have become matches, until they are old enough to be forgotten. */
public interface ChallengeStore {
    Optional<Challenge> find(MatchId id);

    /** Keeps a challenge, unless there is one of this id; returns the one that stands. */
    Challenge add(Challenge challenge);

    /** Keeps what has become of a challenge, unless somebody else was faster; whether it did. Durable when it returns. */
    boolean replace(Challenge before, Challenge after);

    /** Challenges of which something is due, the earliest first. */
    List<Challenge> due(Instant now, int limit);

    /** Forgets those that are over and would have expired before this time; returns how many. What has not begun stays. */
    int forget(Instant before);

    /** Asks to be told of a challenge again at a time, or never where it is empty. */
    void remind(MatchId id, Optional<Instant> at);
}
