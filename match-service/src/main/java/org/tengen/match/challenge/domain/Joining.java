package org.tengen.match.challenge.domain;

import org.tengen.contracts.event.MatchEvent.MatchStarted;

/** What becomes of a wish to join. */
public sealed interface Joining {
    /** The match may begin like this; the log decides which of several who join at once is first. */
    record Allowed(MatchStarted start) implements Joining {}

    /** The player may not join. */
    record Refused(ChallengeRejection reason) implements Joining {}
}
