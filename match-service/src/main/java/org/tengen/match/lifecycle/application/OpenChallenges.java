package org.tengen.match.lifecycle.application;

import org.tengen.contracts.match.MatchId;

/** What has been offered and has not begun. */
public interface OpenChallenges {
    /** Whether there is a challenge of this id. */
    boolean contains(MatchId id);
}
