package org.tengen.match.challenge.application;

import org.tengen.match.challenge.domain.Challenge;
import org.tengen.match.challenge.domain.ChallengeRejection;
import org.tengen.match.lifecycle.application.Outcome;

/** What a player who does something about a challenge is told. */
public sealed interface ChallengeOutcome {
    /** Both seats are taken: what became of the match's beginning. */
    record Began(Outcome outcome) implements ChallengeOutcome {}

    /** What has become of the challenge. */
    record Became(Challenge challenge) implements ChallengeOutcome {}

    /** It cannot be done. */
    record Refused(ChallengeRejection reason) implements ChallengeOutcome {}
}
