package org.tengen.match.challenge.domain;

import java.time.Instant;
import java.util.Optional;
import org.tengen.contracts.match.ColorDraw;
import org.tengen.contracts.match.PlayerId;
import org.tengen.engine.Color;

/** What has become of a challenge. */
public sealed interface ChallengeState {
    /** Somebody may join. */
    record Open() implements ChallengeState {}

    /**
     * Somebody has joined, and both players are still to reveal what they committed to for the draw of colours (猜先).
     *
     * @param opponent who joined
     * @param opponentCommitment SHA-256 of the opponent's secret
     * @param challengerSecret once it is revealed; told to nobody before both are
     * @param opponentSecret once it is revealed; told to nobody before both are
     * @param revealBy until when: who alone has revealed by then has won the draw; where neither has, the server draws
     */
    record Drawing(
            PlayerId opponent,
            String opponentCommitment,
            Optional<String> challengerSecret,
            Optional<String> opponentSecret,
            Instant revealBy)
            implements ChallengeState {}

    /**
     * Both seats are taken and the colours are drawn: the match begins.
     *
     * @param opponent who joined
     * @param takenAt when this was settled
     * @param draw how the colours were decided
     * @param challengerColor the colour the draw gave the challenger
     */
    record Taken(PlayerId opponent, Instant takenAt, ColorDraw draw, Color challengerColor) implements ChallengeState {}

    /** The challenger took it back. */
    record Withdrawn(Instant at) implements ChallengeState {}

    /** Whoever was invited does not want to play. */
    record Declined(Instant at) implements ChallengeState {}

    /** Nobody joined in time. */
    record Expired(Instant at) implements ChallengeState {}
}
