package org.tengen.match.referee.application;

import java.time.Instant;
import org.tengen.contracts.match.MatchId;

/** A place in a queue. As text: {@code urgent_raisedAt_match_seq}, the time in milliseconds. */
public record CaseCursor(boolean urgent, Instant raisedAt, MatchId matchId, int seq) {
    /** PostgreSQL knows times up to the year 294276; nothing is raised as late as this. */
    private static final Instant LATEST = Instant.parse("9999-01-01T00:00:00Z");

    /** The place of this case. */
    public static CaseCursor of(WaitingCase waiting) {
        return new CaseCursor(waiting.urgent(), waiting.raisedAt(), waiting.matchId(), waiting.seq());
    }

    /** @throws IllegalArgumentException where the text is no cursor */
    public static CaseCursor parse(String text) {
        String[] parts = text.split("_", -1);
        try {
            CaseCursor cursor = new CaseCursor(
                    Boolean.parseBoolean(parts[0]),
                    Instant.ofEpochMilli(Long.parseLong(parts[1])),
                    MatchId.parse(parts[2]),
                    Integer.parseInt(parts[3]));
            if (cursor.toString().equals(text) && cursor.raisedAt().isBefore(LATEST)) {
                return cursor;
            }
        } catch (ArrayIndexOutOfBoundsException | IllegalArgumentException e) {
            throw new IllegalArgumentException(noCursor(text), e);
        }
        throw new IllegalArgumentException(noCursor(text));
    }

    private static String noCursor(String text) {
        return "'" + text + "' is no cursor; use next of the page before";
    }

    @Override
    public String toString() {
        return urgent + "_" + raisedAt.toEpochMilli() + "_" + matchId + "_" + seq;
    }
}
