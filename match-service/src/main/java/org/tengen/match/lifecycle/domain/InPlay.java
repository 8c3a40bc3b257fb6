package org.tengen.match.lifecycle.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.Stream;
import org.tengen.contracts.event.MatchEvent.ClockPaused;
import org.tengen.contracts.event.MatchEvent.HandicapStonePlaced;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.MoveUndone;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.ReplayAgreed;
import org.tengen.contracts.event.MatchEvent.SeatStonePlaced;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.MatchEvent.TermsAgreed;
import org.tengen.contracts.event.MatchEvent.TermsCommitted;
import org.tengen.contracts.event.MatchEvent.TermsLapsed;
import org.tengen.contracts.event.MatchEvent.TermsRevealed;
import org.tengen.contracts.event.MatchEvent.TimeExpired;
import org.tengen.contracts.event.MatchEvent.WarningIssued;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.PauseReason;
import org.tengen.contracts.match.SealedKomi;
import org.tengen.engine.Color;
import org.tengen.match.clock.domain.Clock;
import org.tengen.match.clock.domain.TurnTime;

/**
 * The sides move in turn.
 *
 * @param timing the time of the running turn, and pauses
 * @param conduct what the sides ask of each other
 * @param passes how many of the last moves were passes since play began or was resumed
 */
public record InPlay(
        Contest contest, LogPlace place, Board board, Clocks clocks, Timing timing, Conduct conduct, int passes)
        implements Started {
    static InPlay start(Recorded recorded, MatchStarted e) {
        return new InPlay(
                Contest.of(recorded, e),
                LogPlace.of(recorded),
                Board.start(e),
                Clock.bothFull(e.timeControl()),
                Timing.start(recorded.recordedAt()),
                Conduct.START,
                0);
    }

    /** The clock of the side to play, as its turn began. */
    public Clock clock() {
        return new Clock(contest.timeControl(), clocks.of(board.toPlay()));
    }

    /** The time of the running turn. */
    public TurnTime turn() {
        return timing.turn();
    }

    /** When the side to play loses on time; empty where no clock runs. */
    public Optional<Instant> deadline() {
        return countingDue() ? Optional.empty() : turn().lostAt(clock());
    }

    /** When the running step of the terms has to be done; empty where there is none, and while the clock stands still. */
    public Optional<Instant> termsEnd() {
        Optional<Duration> limit =
                contest.terms().termsMs().filter(ms -> ms > 0).map(Duration::ofMillis);
        return board.opening() instanceof Opening.Terms terms && !terms.agreed()
                ? limit.flatMap(most -> timing.step().flatMap(time -> time.dueAfter(most)))
                : Optional.empty();
    }

    /** All that time will bring about. */
    public List<Deadline> deadlines() {
        Stream<Deadline> pauseEnd = timing.pause() instanceof PlayerPause.Running(var _, var until)
                ? Stream.of(new Deadline.PauseEnd(until))
                : Stream.empty();
        return Stream.of(
                        deadline().<Deadline>map(Deadline.FlagFall::new).stream(),
                        termsEnd().<Deadline>map(Deadline.TermsEnd::new).stream(),
                        pauseEnd,
                        timing.attendance().deadlines(contest, board.toPlay()).stream())
                .<Deadline>flatMap(due -> due)
                .toList();
    }

    /** Who moves next; or confirms a restored position, where the side to play has done so and the other has not. */
    Color toAct() {
        SortedSet<Color> toConfirm = contest.book().toConfirm();
        return toConfirm.isEmpty() || toConfirm.contains(board.toPlay()) ? board.toPlay() : toConfirm.first();
    }

    /** Whether play has stopped, so that rules-service is about to say that counting began. */
    public boolean countingDue() {
        return passes >= contest.ruleset().passesToEnd();
    }

    InPlay after(Recorded recorded, HandicapStonePlaced e) {
        return afterStep(recorded, board.after(e), Color.BLACK, e.clock());
    }

    InPlay after(Recorded recorded, SeatStonePlaced e) {
        return afterStep(recorded, board.after(e), e.color(), e.clock());
    }

    InPlay after(Recorded recorded, TermsCommitted e) {
        Opening.Offer sealed = new Opening.Offer.Sealed(e.commitment());
        return afterStep(recorded, board.after(e.color(), sealed), e.color(), e.clock());
    }

    InPlay after(Recorded recorded, TermsRevealed e) {
        Opening.Offer open = new Opening.Offer.Open(new SealedKomi(e.komi(), e.secret()));
        return afterStep(recorded, board.after(e.color(), open), e.color(), e.clock());
    }

    InPlay after(Recorded recorded, TermsLapsed e) {
        return afterStep(recorded, board.after(e), e.color(), e.clock());
    }

    /** After a step before play, taken as a move is; or before its turn, which leaves the turn as it is. */
    private InPlay afterStep(Recorded recorded, Board next, Color color, ClockState clock) {
        Instant at = recorded.recordedAt();
        Timing turn = color == board.toPlay() ? timing.afterMove(color, at) : timing;
        boolean begins = next.opening() instanceof Opening.Terms terms && terms.isNewStepAfter(board.opening());
        Timing after = begins ? turn.stepBegun(at) : turn;
        return new InPlay(contest, LogPlace.of(recorded), next, clocks.with(color, clock), after, conduct, 0);
    }

    /** Where the sides change colours, all that is kept of each side goes with it. */
    InPlay after(Recorded recorded, TermsAgreed e) {
        boolean swapped = !e.seats().equals(contest.seats());
        Timing turn = (swapped ? timing.swapped() : timing).agreed(recorded.recordedAt());
        return new InPlay(
                contest.agreed(e.seats(), e.komi()),
                LogPlace.of(recorded),
                board.after(e),
                e.clocks(),
                turn,
                swapped ? Conduct.START : conduct,
                0);
    }

    InPlay after(Recorded recorded, StonePlayed e) {
        Timing next = timing.afterMove(e.color(), recorded.recordedAt());
        Clocks after = clocks.with(e.color(), e.clock());
        return new InPlay(moved(e.color()), LogPlace.of(recorded), board.after(e), after, next, conduct.after(e), 0);
    }

    InPlay after(Recorded recorded, Passed e) {
        Timing next = timing.afterMove(e.color(), recorded.recordedAt());
        Clocks after = clocks.with(e.color(), e.clock());
        Conduct without = conduct.afterPass(e.moveNumber());
        Contest moved = moved(e.color());
        return new InPlay(moved, LogPlace.of(recorded), board.after(e), after, next, without, passes + 1);
    }

    private Contest moved(Color color) {
        return contest.with(contest.warnings().moved(color));
    }

    InPlay after(Recorded recorded, MoveUndone e) {
        Timing next = timing.restarted(recorded.recordedAt());
        return new InPlay(
                contest.with(contest.warnings().takenBack(board.movesAfter(e.moveNumber()))),
                LogPlace.of(recorded),
                board.after(e),
                e.clocks(),
                next,
                conduct.undone(e.plies()),
                e.passes());
    }

    /** This state with other timing after an event. */
    InPlay with(Recorded recorded, Timing next) {
        return new InPlay(contest, LogPlace.of(recorded), board, clocks, next, conduct, passes);
    }

    /** The clock stands still from when the request came in; the pause that a side asked for is its one pause. */
    InPlay paused(Recorded recorded, ClockPaused e) {
        Timing still = timing.paused(e.reason(), recorded.receivedAt(), e.until());
        Contest after = e.reason() == PauseReason.PLAYER && timing.pause() instanceof PlayerPause.Asked(var by)
                ? contest.withPauseTaken(by)
                : contest;
        return new InPlay(after, LogPlace.of(recorded), board, clocks, still, conduct, passes);
    }

    /** This state with other conduct after an event. */
    InPlay with(Recorded recorded, Conduct next) {
        return new InPlay(contest, LogPlace.of(recorded), board, clocks, timing, next, passes);
    }

    /** A side was warned. */
    InPlay after(Recorded recorded, WarningIssued e) {
        Contest warned = contest.with(contest.warnings().warned(e.color()));
        return new InPlay(warned, LogPlace.of(recorded), board, clocks, timing, conduct.warned(e.color()), passes);
    }

    Decided after(Recorded recorded, TimeExpired e) {
        MatchResult result = new MatchResult.Win(e.color().opponent(), MatchResult.Method.TIME);
        return new Decided(contest, LogPlace.of(recorded), board, clocks.with(e.color(), e.clock()), result, 0);
    }

    Decided after(Recorded recorded, ReplayAgreed e) {
        MatchResult result = new MatchResult.NoResult(MatchResult.Method.AGREEMENT);
        return new Decided(contest.replayed(e.replayMatchId()), LogPlace.of(recorded), board, clocks, result, 0);
    }

    Counting stopped(Recorded recorded) {
        Timing stopped = timing.stopped(recorded.recordedAt());
        return new Counting(
                contest,
                LogPlace.of(recorded),
                board,
                clocks,
                stopped,
                CountingLimit.from(recorded.recordedAt()),
                DeadStones.NONE,
                List.of(),
                false);
    }
}
