package org.tengen.match.challenge.application;

import org.tengen.match.challenge.domain.ChallengeRejection;
import org.tengen.match.lifecycle.application.Outcome;

/** What a player who joins is told. */
public sealed interface JoinOutcome {
    /** What became of the match's beginning. */
    record Began(Outcome outcome) implements JoinOutcome {}

    /** The challenge cannot be joined. */
    record Refused(ChallengeRejection reason) implements JoinOutcome {}
}
