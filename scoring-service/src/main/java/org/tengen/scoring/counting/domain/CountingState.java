package org.tengen.scoring.counting.domain;

import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.match.DeadStones;

/** Where the counting of a match stands. */
public sealed interface CountingState {
    /** Play goes on, or has not begun. */
    record Idle() implements CountingState {}

    /** The players are marking dead stones. */
    record Open(CountingBegan began, DeadStones dead) implements CountingState {}

    /**
     * Both accepted; the score is to be proposed.
     *
     * @param agreedSeq of the second acceptance
     */
    record Agreed(CountingBegan began, DeadStones dead, int agreedSeq) implements CountingState {}

    /** The agreed count is in the log. */
    record Scored(CountingBegan began, DeadStones dead, int agreedSeq) implements CountingState {}

    /** The match ended without a count. */
    record Over() implements CountingState {}
}
