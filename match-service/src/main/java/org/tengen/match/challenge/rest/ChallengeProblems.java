package org.tengen.match.challenge.rest;

import java.time.Instant;
import org.tengen.kernel.problem.Problem;
import org.tengen.match.challenge.domain.ChallengeRejection;

/** Each rejection as the problem document clients get; {@code docs/problems.md} has an example of each. */
final class ChallengeProblems {
    private ChallengeProblems() {}

    static Problem of(ChallengeRejection rejection) {
        return switch (rejection) {
            case ChallengeRejection.NotInvited(var player) ->
                Problem.of(
                        403,
                        "not-invited",
                        "You are not invited",
                        "This challenge is for another player than '" + player + "'.");
            case ChallengeRejection.OwnChallenge _ ->
                Problem.of(
                        409,
                        "own-challenge",
                        "This is your own challenge",
                        "Nobody plays against themselves; wait for somebody else to join.");
            case ChallengeRejection.NotYourChallenge(var player) ->
                Problem.of(
                        403,
                        "not-your-challenge",
                        "This is another player's challenge",
                        "It is not for '" + player + "' to withdraw it.");
            case ChallengeRejection.RefereeCannotPlay(var player) ->
                Problem.of(
                        403,
                        "referee-cannot-play",
                        "Nobody plays a match they rule on",
                        "'" + player + "' is a referee of this match.");
            case ChallengeRejection.AlreadyStarted _ ->
                Problem.of(409, "already-started", "The match has started", "Both seats are taken already.");
            case ChallengeRejection.ChallengeWithdrawn(var at) ->
                closed("challenge-withdrawn", "The challenge was withdrawn", "The challenger took it back", at);
            case ChallengeRejection.ChallengeDeclined(var at) ->
                closed("challenge-declined", "The challenge was declined", "The invited player does not play", at);
            case ChallengeRejection.ChallengeExpired(var at) ->
                closed("challenge-expired", "The challenge has expired", "Nobody joined in time", at);
            case ChallengeRejection.CommitmentNeeded _ ->
                Problem.of(
                        422,
                        "commitment-needed",
                        "A commitment is needed",
                        "The colours are drawn by both players: join with the SHA-256 of a secret as commitment.");
            case ChallengeRejection.CommitmentCopied _ ->
                Problem.of(
                        422,
                        "commitment-copied",
                        "The commitment is your opponent's",
                        "Commit to a secret of your own; you could not reveal this one.");
            case ChallengeRejection.NothingToReveal _ ->
                Problem.of(
                        409,
                        "nothing-to-reveal",
                        "There is nothing to reveal",
                        "Secrets are revealed once somebody has joined a challenge whose colours both players draw.");
            case ChallengeRejection.NotCommittedTo(var commitment) ->
                Problem.of(
                                422,
                                "not-committed-to",
                                "You committed to something else",
                                "The SHA-256 of the secret is not your commitment.")
                        .with("commitment", commitment);
        };
    }

    private static Problem closed(String slug, String title, String what, Instant at) {
        return Problem.of(409, slug, title, what + "; the challenge ended at " + at + ".")
                .with("at", at);
    }
}
