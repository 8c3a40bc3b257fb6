package org.tengen.contracts.event;

import java.time.Instant;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.CommandId;
import org.tengen.contracts.match.MatchId;

/**
 * An event in its place in the log of a match.
 *
 * @param seq 1 for the first event of the match, then one more each time, without a gap
 * @param commandId the command that led to it; one command may lead to several events, which then follow one another
 * @param receivedAt when the request came in, in milliseconds
 * @param recordedAt when it was appended, in milliseconds
 * @param hash {@link org.tengen.contracts.wire.HashChain} over the log up to and with this event
 */
public record Recorded(
        MatchId matchId,
        int seq,
        CommandId commandId,
        Actor actor,
        Instant receivedAt,
        Instant recordedAt,
        MatchEvent event,
        String hash) {}
