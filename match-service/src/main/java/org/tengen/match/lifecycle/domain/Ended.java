package org.tengen.match.lifecycle.domain;

import java.time.Instant;
import org.tengen.contracts.event.MatchEvent.MatchScored;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.NoResultRule;

/**
 * The match is over.
 *
 * @param countSeq the event of its last count, of which the result comes unless something else was ruled since; 0 where
 *     nothing was counted
 * @param endedAt when this result was written
 * @param recounting whether a side has asked for a recount that is still to come
 */
public record Ended(
        Contest contest,
        LogPlace place,
        Board board,
        Clocks clocks,
        MatchResult result,
        int countSeq,
        Instant endedAt,
        boolean recounting)
        implements Started {
    static Ended with(Started s, Recorded recorded, MatchResult result) {
        return new Ended(
                s.contest(),
                LogPlace.of(recorded),
                s.board(),
                s.clocks(),
                result,
                s.countSeq(),
                recorded.recordedAt(),
                false);
    }

    /** Whether a referee is called to rule on what the sides agreed, which is written right behind the end. */
    boolean refereeDue() {
        boolean justEnded = place.recordedAt().equals(endedAt)
                && contest.book().objections().isEmpty();
        return justEnded
                && result.equals(new MatchResult.NoResult(MatchResult.Method.AGREEMENT))
                && contest.terms().onNoResult() == NoResultRule.REFEREE;
    }

    Ended recounting(Recorded recorded) {
        return new Ended(contest, LogPlace.of(recorded), board, clocks, result, countSeq, endedAt, true);
    }

    /** No recount is awaited any more: somebody has decided what the result is. */
    Ended ruledOn() {
        return new Ended(contest, place, board, clocks, result, countSeq, endedAt, false);
    }

    /**
     * The count made again: where it differs, the match ends again with what it is worth. One that comes although none is
     * awaited any more changes nothing.
     */
    Started recounted(Recorded recorded, MatchScored e) {
        if (recounting && !contest.counted(e).equals(result)) {
            return Decided.counted(this, recorded, e);
        }
        int counted = recounting ? recorded.seq() : countSeq;
        return new Ended(contest, LogPlace.of(recorded), board, clocks, result, counted, endedAt, false);
    }
}
