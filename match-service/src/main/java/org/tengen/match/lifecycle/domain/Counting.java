package org.tengen.match.lifecycle.domain;

import java.util.ArrayList;
import java.util.List;
import org.tengen.contracts.event.MatchEvent.CountAccepted;
import org.tengen.contracts.event.MatchEvent.PlayResumed;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.DeadStones;
import org.tengen.engine.Color;

/**
 * The sides settle which stones are dead; no clock runs.
 *
 * @param timing stands still while counting, and for what else it stood still before
 * @param dead the stones marked dead
 * @param acceptedBy who has accepted exactly these, in order; at most one side, since two end the counting
 * @param disputed whether a side wants to play on, which is about to happen
 */
public record Counting(
        Contest contest,
        LogPlace place,
        Board board,
        Clocks clocks,
        Timing timing,
        DeadStones dead,
        List<Color> acceptedBy,
        boolean disputed)
        implements Started {
    public Counting {
        acceptedBy = List.copyOf(acceptedBy);
    }

    /** Who has to accept next: first the side to play, then the other. */
    public Color toAccept() {
        return acceptedBy.isEmpty() ? board.toPlay() : acceptedBy.getFirst().opponent();
    }

    Counting marked(Recorded recorded, DeadStones nowDead) {
        return new Counting(contest, LogPlace.of(recorded), board, clocks, timing, nowDead, List.of(), false);
    }

    Started after(Recorded recorded, CountAccepted e) {
        LogPlace next = LogPlace.of(recorded);
        if (e.agreed()) {
            return new Scoring(contest, next, board, clocks, dead);
        }
        List<Color> accepted = new ArrayList<>(acceptedBy);
        accepted.add(e.color());
        return new Counting(contest, next, board, clocks, timing, dead, accepted, false);
    }

    Counting disputed(Recorded recorded) {
        return new Counting(contest, LogPlace.of(recorded), board, clocks, timing, dead, acceptedBy, true);
    }

    /** This state with other timing after an event. */
    Counting with(Recorded recorded, Timing next) {
        return new Counting(contest, LogPlace.of(recorded), board, clocks, next, dead, acceptedBy, disputed);
    }

    InPlay resumed(Recorded recorded, PlayResumed e) {
        Board next = board.withToPlay(e.toPlay());
        Timing running = timing.playedOn(recorded.recordedAt());
        return new InPlay(contest, LogPlace.of(recorded), next, e.clocks(), running, 0);
    }
}
