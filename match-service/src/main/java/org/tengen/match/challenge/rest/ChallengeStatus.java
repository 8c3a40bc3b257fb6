package org.tengen.match.challenge.rest;

import org.tengen.match.challenge.domain.ChallengeState;

/** What has become of a challenge, as clients see it. */
public enum ChallengeStatus {
    /** Somebody may join. */
    OPEN,
    /** Somebody has joined, and both are to reveal their secrets. */
    DRAWING,
    /** Both seats are taken, and the match is about to begin. */
    TAKEN,
    /** The challenger took it back. */
    WITHDRAWN,
    /** Whoever was invited does not want to play. */
    DECLINED,
    /** Nobody joined in time. */
    EXPIRED;

    static ChallengeStatus of(ChallengeState state) {
        return switch (state) {
            case ChallengeState.Open _ -> OPEN;
            case ChallengeState.Drawing _ -> DRAWING;
            case ChallengeState.Taken _ -> TAKEN;
            case ChallengeState.Withdrawn _ -> WITHDRAWN;
            case ChallengeState.Declined _ -> DECLINED;
            case ChallengeState.Expired _ -> EXPIRED;
        };
    }
}
