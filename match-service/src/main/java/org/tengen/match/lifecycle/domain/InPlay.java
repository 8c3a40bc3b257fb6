package org.tengen.match.lifecycle.domain;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.MatchEvent.TimeExpired;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchResult;
import org.tengen.match.clock.domain.Clock;

/**
 * The sides move in turn.
 *
 * @param turnStartedAt when the running turn began
 * @param passes how many of the last moves were passes since play began or was resumed
 */
public record InPlay(Contest contest, LogPlace place, Board board, Clocks clocks, Instant turnStartedAt, int passes)
        implements Started {
    static InPlay start(Recorded recorded, MatchStarted e) {
        return new InPlay(
                Contest.of(recorded, e),
                LogPlace.of(recorded),
                Board.start(e),
                Clock.bothFull(e.timeControl()),
                recorded.recordedAt(),
                0);
    }

    /** The clock of the side to play, as its turn began. */
    public Clock clock() {
        return new Clock(contest.timeControl(), clocks.of(board.toPlay()));
    }

    /** When the side to play loses on time; empty where no clock runs. */
    public Optional<Instant> deadline() {
        return countingDue() ? Optional.empty() : clock().deadline(turnStartedAt);
    }

    /** Whether play has stopped, so that rules-service is about to say that counting began. */
    public boolean countingDue() {
        return passes >= contest.ruleset().passesToEnd();
    }

    InPlay after(Recorded recorded, StonePlayed e) {
        Clocks after = clocks.with(e.color(), e.clock());
        return new InPlay(contest, LogPlace.of(recorded), board.after(e), after, recorded.recordedAt(), 0);
    }

    InPlay after(Recorded recorded, Passed e) {
        Clocks after = clocks.with(e.color(), e.clock());
        return new InPlay(contest, LogPlace.of(recorded), board.after(e), after, recorded.recordedAt(), passes + 1);
    }

    Decided after(Recorded recorded, TimeExpired e) {
        MatchResult result = new MatchResult.Win(e.color().opponent(), MatchResult.Method.TIME);
        return new Decided(contest, LogPlace.of(recorded), board, clocks.with(e.color(), e.clock()), result);
    }

    Counting stopped(Recorded recorded) {
        return new Counting(contest, LogPlace.of(recorded), board, clocks, DeadStones.NONE, List.of(), false);
    }
}
