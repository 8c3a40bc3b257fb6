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
 * @param endedAt when this result was written
 * @param recounting whether a side has asked for a recount that is still to come
 */
public record Ended(
        Contest contest,
        LogPlace place,
        Board board,
        Clocks clocks,
        MatchResult result,
        Instant endedAt,
        boolean recounting)
        implements Started {
    static Ended with(Started s, Recorded recorded, MatchResult result) {
        return new Ended(
                s.contest(), LogPlace.of(recorded), s.board(), s.clocks(), result, recorded.recordedAt(), false);
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
        return new Ended(contest, LogPlace.of(recorded), board, clocks, result, endedAt, true);
    }

    /** The count made again: where it differs, the match ends again with what it is worth. */
    Started recounted(Recorded recorded, MatchScored e) {
        MatchResult counted = contest.counted(e);
        return counted.equals(result)
                ? new Ended(contest, LogPlace.of(recorded), board, clocks, result, endedAt, false)
                : Decided.by(this, recorded, counted);
    }
}
