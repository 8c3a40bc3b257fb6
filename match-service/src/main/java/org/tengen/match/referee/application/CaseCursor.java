package org.tengen.match.referee.application;

import java.time.DateTimeException;
import java.time.Instant;
import org.tengen.contracts.match.MatchId;

/** A place in a queue. As text: {@code urgent_raisedAt_match_seq}, the time in milliseconds. */
public record CaseCursor(boolean urgent, Instant raisedAt, MatchId matchId, int seq) {
    private static final int PARTS = 4;

    /** The place of this case. */
    public static CaseCursor of(WaitingCase waiting) {
        return new CaseCursor(waiting.urgent(), waiting.raisedAt(), waiting.matchId(), waiting.seq());
    }

    /** @throws IllegalArgumentException where the text is no cursor */
    public static CaseCursor parse(String text) {
        String[] parts = text.split("_", -1);
        if (parts.length != PARTS) {
            throw new IllegalArgumentException("'" + text + "' is no cursor; use next of the page before");
        }
        try {
            Instant raisedAt = Instant.ofEpochMilli(Long.parseLong(parts[1]));
            return new CaseCursor(
                    Boolean.parseBoolean(parts[0]), raisedAt, MatchId.parse(parts[2]), Integer.parseInt(parts[3]));
        } catch (DateTimeException | IllegalArgumentException e) {
            throw new IllegalArgumentException("'" + text + "' is no cursor; use next of the page before", e);
        }
    }

    @Override
    public String toString() {
        return urgent + "_" + raisedAt.toEpochMilli() + "_" + matchId + "_" + seq;
    }
}
