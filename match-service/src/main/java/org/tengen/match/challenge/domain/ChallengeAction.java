package org.tengen.match.challenge.domain;

import java.util.Optional;
import org.tengen.contracts.match.Commitment;
import org.tengen.contracts.match.PlayerId;

/** What somebody wants to do about a challenge. */
public sealed interface ChallengeAction {
    /**
     * Play.
     *
     * @param commitment SHA-256 of the player's secret, where the colours are drawn by both
     */
    record Join(PlayerId player, Optional<Commitment> commitment) implements ChallengeAction {}

    /** Say no to an invitation. */
    record Decline(PlayerId player) implements ChallengeAction {}

    /** Take one's own challenge back. */
    record Withdraw(PlayerId player) implements ChallengeAction {}

    /** Reveal what one has committed to. */
    record Reveal(PlayerId player, String secret) implements ChallengeAction {}

    /** The time is up, for whatever is waited for. */
    record Lapse() implements ChallengeAction {}
}
