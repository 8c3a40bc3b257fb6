package org.tengen.scoring.counting.domain;

import java.util.List;
import java.util.stream.Stream;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.match.DeadStones;

/** Where the counting of a match stands. */
public sealed interface CountingState {
    /** Play goes on, or has not begun. */
    record Idle() implements CountingState {}

    /** The players are marking dead stones. */
    record Open(CountingBegan began, DeadStones dead) implements CountingState {}

    /** The dead stones are agreed, and a sheet is made for each time they are counted. */
    sealed interface Counted extends CountingState {
        CountingBegan began();

        DeadStones dead();

        /** The events that called for a count, in order: the agreement, and each request for a recount. */
        List<Integer> countSeqs();
    }

    /** Both accepted, or a recount was asked for, once or more; the score is to be proposed. */
    record Agreed(CountingBegan began, DeadStones dead, List<Integer> countSeqs) implements Counted {
        public Agreed {
            countSeqs = List.copyOf(countSeqs);
        }
    }

    /** The agreed count is in the log. */
    record Scored(CountingBegan began, DeadStones dead, List<Integer> countSeqs) implements Counted {
        public Scored {
            countSeqs = List.copyOf(countSeqs);
        }

        /** To be counted once more, because of the event of this {@code seq}. */
        Agreed again(int seq) {
            return new Agreed(
                    began,
                    dead,
                    Stream.concat(countSeqs.stream(), Stream.of(seq)).toList());
        }
    }

    /** The match ended without a count. */
    record Over() implements CountingState {}
}
