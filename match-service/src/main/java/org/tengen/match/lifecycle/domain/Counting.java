package org.tengen.match.lifecycle.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tengen.contracts.event.MatchEvent.CountAccepted;
import org.tengen.contracts.event.MatchEvent.CountImposed;
import org.tengen.contracts.event.MatchEvent.DeadStonesSuggested;
import org.tengen.contracts.event.MatchEvent.PlayResumed;
import org.tengen.contracts.event.MatchEvent.WarningIssued;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.DeadStones;
import org.tengen.engine.Color;

/**
 * The sides settle which stones are dead; no clock runs.
 *
 * @param timing stands still while counting, and for what else it stood still before
 * @param limit what happens if the sides do not agree in time
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
        CountingLimit limit,
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

    /** When the time to agree is up; empty where there is no such time, and after a referee was called. */
    Optional<Deadline> deadline() {
        long countingMs = contest.terms().countingMs();
        return countingMs == 0 || limit.refereeCalled() || disputed
                ? Optional.empty()
                : Optional.of(new Deadline.CountingEnd(limit.began().plusMillis(countingMs)));
    }

    /** Whether the last event folded is {@code CountingBegan}, behind which it is written that no stone is dead. */
    boolean imposedNext() {
        return contest.countsAsItStands() && place.recordedAt().equals(limit.began());
    }

    Counting suggested(Recorded recorded, DeadStonesSuggested e) {
        return marked(recorded, e.dead()).with(limit.suggested(e));
    }

    Counting refereeCalled(Recorded recorded) {
        return with(recorded, timing).with(limit.withReferee());
    }

    /** A referee has answered and left it to the sides, as of the last event. */
    Counting callAnswered() {
        return with(limit.answered(place.recordedAt()));
    }

    private Counting with(CountingLimit next) {
        return new Counting(contest, place, board, clocks, timing, next, dead, acceptedBy, disputed);
    }

    Counting marked(Recorded recorded, DeadStones nowDead) {
        return new Counting(contest, LogPlace.of(recorded), board, clocks, timing, limit, nowDead, List.of(), false);
    }

    Started after(Recorded recorded, CountAccepted e) {
        LogPlace next = LogPlace.of(recorded);
        if (e.agreed()) {
            return new Scoring(contest, next, board, clocks, dead);
        }
        List<Color> accepted = new ArrayList<>(acceptedBy);
        accepted.add(e.color());
        return new Counting(contest, next, board, clocks, timing, limit, dead, accepted, false);
    }

    Scoring imposed(Recorded recorded, CountImposed e) {
        Contest settled = contest.with(contest.book().settled());
        return new Scoring(settled, LogPlace.of(recorded), board, clocks, e.dead());
    }

    Counting disputed(Recorded recorded) {
        return new Counting(contest, LogPlace.of(recorded), board, clocks, timing, limit, dead, acceptedBy, true);
    }

    /** This state with other timing after an event. */
    Counting with(Recorded recorded, Timing next) {
        return new Counting(contest, LogPlace.of(recorded), board, clocks, next, limit, dead, acceptedBy, disputed);
    }

    /** A side was warned. */
    Counting after(Recorded recorded, WarningIssued e) {
        Contest warned = contest.with(contest.warnings().warned(e.color()));
        return new Counting(warned, LogPlace.of(recorded), board, clocks, timing, limit, dead, acceptedBy, disputed);
    }

    InPlay resumed(Recorded recorded, PlayResumed e) {
        Board next = board.withToPlay(e.toPlay());
        Timing running = timing.playedOn(recorded.recordedAt());
        return new InPlay(contest, LogPlace.of(recorded), next, e.clocks(), running, Conduct.START, 0);
    }
}
