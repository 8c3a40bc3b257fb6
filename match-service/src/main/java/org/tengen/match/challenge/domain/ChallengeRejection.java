package org.tengen.match.challenge.domain;

import java.time.Instant;
import org.tengen.contracts.match.PlayerId;

/** Why something cannot be done about a challenge. */
public sealed interface ChallengeRejection {
    /** The challenge names another opponent. */
    record NotInvited(PlayerId player) implements ChallengeRejection {}

    /** It is the player's own. */
    record OwnChallenge() implements ChallengeRejection {}

    /** It is another player's. */
    record NotYourChallenge(PlayerId player) implements ChallengeRejection {}

    /** The player is to rule on the match, and cannot play it. */
    record RefereeCannotPlay(PlayerId player) implements ChallengeRejection {}

    /** Both seats are taken already. */
    record AlreadyStarted() implements ChallengeRejection {}

    /** The challenger has taken it back. */
    record ChallengeWithdrawn(Instant at) implements ChallengeRejection {}

    /** Whoever was invited has declined. */
    record ChallengeDeclined(Instant at) implements ChallengeRejection {}

    /** Nobody joined in time. */
    record ChallengeExpired(Instant at) implements ChallengeRejection {}

    /** The colours are drawn by both, so who joins commits to a secret. */
    record CommitmentNeeded() implements ChallengeRejection {}

    /** The commitment is the challenger's own. */
    record CommitmentCopied() implements ChallengeRejection {}

    /** Nothing is to be revealed. */
    record NothingToReveal() implements ChallengeRejection {}

    /** The secret is not the one the player committed to. */
    record NotCommittedTo(String commitment) implements ChallengeRejection {}
}
