package org.tengen.match.challenge.domain;

/** What becomes of a wish about a challenge. */
public sealed interface ChallengeDecision {
    /** The challenge may become this, if nobody changes it first. */
    record Change(Challenge to) implements ChallengeDecision {}

    /** It is so already. */
    record NothingToDo() implements ChallengeDecision {}

    /** It may not be done. */
    record Refuse(ChallengeRejection reason) implements ChallengeDecision {}
}
