package org.tengen.contracts.match;

import java.util.HashSet;
import java.util.List;

/**
 * What else is agreed about a match. All times are milliseconds, at most {@value TimeControl#MAX_MS}; what 0 means is said with
 * each.
 *
 * @param undo what a request to take moves back means
 * @param rated whether the match counts for ratings
 * @param visibility who may see it
 * @param referees who rule on it; empty where none is assigned
 * @param checkInMs how long after the start each side has to have checked in, or it forfeits; 0 where nobody has to
 * @param lateMs how long after the start each side has to have made its first move or, where it is not on turn, to be
 *     there; or it forfeits; 0 where nobody has to. A handicap stone and a seat stone are moves here
 * @param pauseMs how long a player's own pause lasts at most; 0 where there is none
 * @param countingMs how long the sides may take to agree on the dead stones; 0 for as long as they like
 * @param recountMs how long after the end a recount may be asked for; 0 where none may be
 */
public record MatchTerms(
        UndoPolicy undo,
        boolean rated,
        Visibility visibility,
        List<PlayerId> referees,
        long checkInMs,
        long lateMs,
        long pauseMs,
        long countingMs,
        long recountMs) {
    /** The most referees. */
    public static final int MAX_REFEREES = 10;

    /**
     * As among friends: undo allowed, not rated, public, nobody assigned, nobody has to be there by a time, a pause of five
     * minutes, a day to agree on the dead stones, recounts within ten minutes.
     */
    public static final MatchTerms USUAL =
            new MatchTerms(UndoPolicy.ALLOWED, false, Visibility.PUBLIC, List.of(), 0, 0, 300_000, 86_400_000, 600_000);

    /** @throws IllegalArgumentException where a time is out of range, or a referee is named twice */
    public MatchTerms {
        referees = List.copyOf(referees);
        if (referees.size() > MAX_REFEREES || new HashSet<>(referees).size() < referees.size()) {
            throw new IllegalArgumentException("referees are at most " + MAX_REFEREES + ", each named once");
        }
        requireMs("checkInMs", checkInMs);
        requireMs("lateMs", lateMs);
        requireMs("pauseMs", pauseMs);
        requireMs("countingMs", countingMs);
        requireMs("recountMs", recountMs);
    }

    /** @throws IllegalArgumentException where a time is out of range */
    public static void requireMs(String name, long ms) {
        if (ms < 0 || ms > TimeControl.MAX_MS) {
            throw new IllegalArgumentException(name + " is from 0 to " + TimeControl.MAX_MS + ", not " + ms);
        }
    }
}
