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
 * @param dead the stones marked dead
 * @param acceptedBy who has accepted exactly these, in order; at most one side, since two end the counting
 * @param disputed whether a side wants to play on, which is about to happen
 */
public record Counting(
        Contest contest,
        LogPlace place,
        Board board,
        Clocks clocks,
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
        return new Counting(contest, LogPlace.of(recorded), board, clocks, nowDead, List.of(), false);
    }

    Started after(Recorded recorded, CountAccepted e) {
        LogPlace next = LogPlace.of(recorded);
        if (e.agreed()) {
            return new Scoring(contest, next, board, clocks, dead);
        }
        List<Color> accepted = new ArrayList<>(acceptedBy);
        accepted.add(e.color());
        return new Counting(contest, next, board, clocks, dead, accepted, false);
    }

    Counting disputed(Recorded recorded) {
        return new Counting(contest, LogPlace.of(recorded), board, clocks, dead, acceptedBy, true);
    }

    InPlay resumed(Recorded recorded, PlayResumed e) {
        Board next = board.withToPlay(e.toPlay());
        return new InPlay(contest, LogPlace.of(recorded), next, e.clocks(), recorded.recordedAt(), 0);
    }
}
