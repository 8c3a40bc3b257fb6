package org.tengen.match.lifecycle.domain;

import java.time.Instant;
import java.util.Optional;
import org.tengen.contracts.match.PauseReason;
import org.tengen.engine.Color;
import org.tengen.match.clock.domain.TurnTime;

/**
 * What the clocks do besides running down.
 *
 * @param turn the time of the running turn
 * @param pause how it stands with the players' pauses
 * @param attendance who has come
 * @param step the time of the running step of the terms, whoever takes it, which stands still when the turn does; empty where
 *     there is none
 */
public record Timing(TurnTime turn, PlayerPause pause, Attendance attendance, Optional<TurnTime> step) {
    static Timing start(Instant at) {
        return new Timing(TurnTime.begin(at), new PlayerPause.None(), Attendance.NOBODY, Optional.empty());
    }

    /** The next turn; a request for a pause that has not been answered lapses. */
    Timing afterMove(Color mover, Instant at) {
        PlayerPause next = pause instanceof PlayerPause.Asked ? new PlayerPause.None() : pause;
        return new Timing(turn.next(at), next, attendance.moved(mover), step);
    }

    /** The turn begins anew. */
    Timing restarted(Instant at) {
        return new Timing(turn.next(at), pause, attendance, step);
    }

    /** A step of the terms begins. */
    Timing stepBegun(Instant at) {
        return new Timing(turn, pause, attendance, Optional.of(turn.next(at)));
    }

    /** The terms are agreed, and the first turn of play begins. */
    Timing agreed(Instant at) {
        return new Timing(turn.next(at), pause, attendance, Optional.empty());
    }

    /**
     * A turn of its own in a restored position, which stands still until that is confirmed. Nobody has to come again; what else
     * the clock stands still for goes on.
     */
    Timing restored(Instant at) {
        TurnTime next = turn.resumed(PauseReason.COUNTING, at).next(at).paused(PauseReason.REFEREE, at);
        PlayerPause kept = pause instanceof PlayerPause.Asked ? new PlayerPause.None() : pause;
        return new Timing(next, kept, Attendance.EVERYBODY, Optional.empty());
    }

    /** The same where the sides change colours. */
    Timing swapped() {
        return new Timing(turn, pause.swapped(), attendance.swapped(), step);
    }

    Timing checkedIn(Color color) {
        return new Timing(turn, pause, attendance.checkedIn(color), step);
    }

    Timing asked(Color by) {
        return new Timing(turn, new PlayerPause.Asked(by), attendance, step);
    }

    Timing declined() {
        return new Timing(turn, new PlayerPause.None(), attendance, step);
    }

    /** Stands still for one more reason from {@code at} on; a player's pause is that of who asked. */
    Timing paused(PauseReason reason, Instant at, Optional<Instant> until) {
        TurnTime still = turn.paused(reason, at);
        Optional<TurnTime> stillStep = step.map(time -> time.paused(reason, at));
        if (reason != PauseReason.PLAYER || !(pause instanceof PlayerPause.Asked(var by))) {
            return new Timing(still, pause, attendance, stillStep);
        }
        return new Timing(still, new PlayerPause.Running(by, until.orElseThrow()), attendance, stillStep);
    }

    /** Stands still for one reason less; without any it runs from {@code at} on. */
    Timing resumed(PauseReason reason, Instant at) {
        PlayerPause next = reason == PauseReason.PLAYER ? new PlayerPause.None() : pause;
        return new Timing(turn.resumed(reason, at), next, attendance, step.map(time -> time.resumed(reason, at)));
    }

    /** Stands still for counting; with it a player's pause is over. */
    Timing stopped(Instant at) {
        return new Timing(
                turn.paused(PauseReason.COUNTING, at).resumed(PauseReason.PLAYER, at),
                new PlayerPause.None(),
                attendance,
                step);
    }

    /** A turn of its own after counting; what else the clock stands still for goes on. */
    Timing playedOn(Instant at) {
        return new Timing(turn.resumed(PauseReason.COUNTING, at).next(at), pause, attendance, step);
    }
}
