package org.tengen.match.challenge.domain;

import org.tengen.contracts.match.PlayerId;

/** Why a challenge cannot be joined. */
public sealed interface ChallengeRejection {
    /** The challenge names another opponent. */
    record NotInvited(PlayerId player) implements ChallengeRejection {}

    /** It is the player's own. */
    record OwnChallenge() implements ChallengeRejection {}

    /** Both seats are taken already. */
    record AlreadyStarted() implements ChallengeRejection {}
}
