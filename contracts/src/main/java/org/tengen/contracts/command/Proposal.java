package org.tengen.contracts.command;

import java.time.Instant;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.CommandId;
import org.tengen.contracts.match.MatchId;

/**
 * A command on its way to rules-service; may arrive more than once.
 *
 * @param expectedSeq the {@code seq} of the last event the sender knew when it decided; 0 to begin a match. Where the log
 *     has moved on, the answer is {@link RulesRejection.Stale}
 * @param receivedAt when the request came in, in milliseconds
 */
public record Proposal(
        MatchId matchId, CommandId commandId, int expectedSeq, Actor actor, Instant receivedAt, MatchCommand command) {
    public Proposal {
        if (expectedSeq < 0) {
            throw new IllegalArgumentException("expectedSeq is 0 or more, not " + expectedSeq);
        }
    }
}
