package org.tengen.match.challenge.rest;

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
            case ChallengeRejection.AlreadyStarted _ ->
                Problem.of(409, "already-started", "The match has started", "Both seats are taken already.");
        };
    }
}
