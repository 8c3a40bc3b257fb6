package org.tengen.scoring.counting.domain;

import java.util.List;
import java.util.stream.Stream;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.match.DeadStones;

/** Where the counting of a match stands. */
public sealed interface CountingState {
    /** Play goes on, or has not begun. */
    record Idle() implements CountingState {}

    /**
     * The players are marking dead stones.
     *
     * @param suggested whether the suggestion has come; what was marked or accepted before or after it does not matter
     */
    record Open(CountingBegan began, DeadStones dead, boolean suggested) implements CountingState {
        static Open of(CountingBegan began) {
            return new Open(began, DeadStones.NONE, false);
        }

        Open with(CountingBegan other) {
            return new Open(other, dead, suggested);
        }

        Open marked(DeadStones nowDead) {
            return new Open(began, nowDead, suggested);
        }

        Open suggested(DeadStones nowDead) {
            return new Open(began, nowDead, true);
        }

        Agreed agreed(DeadStones agreedDead, int seq) {
            return new Agreed(began, agreedDead, List.of(seq));
        }
    }

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

        Scored scored() {
            return new Scored(began, dead, countSeqs);
        }

        /** After a ruling: a recount that was still to come is off, since it would count what was ruled on. */
        Counted ruledOn() {
            int before = countSeqs.size() - 1;
            return before == 0 ? this : new Scored(began, dead, countSeqs.subList(0, before));
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
