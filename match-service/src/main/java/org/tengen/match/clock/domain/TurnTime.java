package org.tengen.match.clock.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.tengen.contracts.match.PauseReason;

/**
 * The time of the running turn. What was used before a pause is kept through it; the clock runs while there is no reason for
 * it to stand still.
 *
 * @param usedMs what the turn took before {@code runningSince}, in milliseconds
 * @param runningSince since when the clock runs; while it stands still, when it stopped
 * @param pausedFor why it stands still; empty where it runs
 */
public record TurnTime(long usedMs, Instant runningSince, SortedSet<PauseReason> pausedFor) {
    public TurnTime {
        pausedFor = Collections.unmodifiableSortedSet(new TreeSet<>(pausedFor));
    }

    /** A turn that begins with the clock running. */
    public static TurnTime begin(Instant at) {
        return new TurnTime(0, at, Collections.emptySortedSet());
    }

    /** The next turn: whatever the clock stands still for goes on. */
    public TurnTime next(Instant at) {
        return new TurnTime(0, at, pausedFor);
    }

    /** Whether the clock stands still. */
    public boolean standsStill() {
        return !pausedFor.isEmpty();
    }

    /** How long the turn has taken at {@code at}, without the time it was paused. */
    public Duration elapsed(Instant at) {
        Duration used = Duration.ofMillis(usedMs);
        return standsStill() ? used : used.plus(Clock.elapsed(runningSince, at));
    }

    /** When the turn is lost on a clock; empty while that stands still, and where there is none. */
    public Optional<Instant> lostAt(Clock clock) {
        return clock.limit().flatMap(this::dueAfter);
    }

    /** When the turn will have taken this long; empty while the clock stands still. */
    public Optional<Instant> dueAfter(Duration limit) {
        return standsStill() ? Optional.empty() : Optional.of(at(limit.toMillis()));
    }

    /** This turn with one more reason for the clock to stand still, from {@code at} on. */
    public TurnTime paused(PauseReason reason, Instant at) {
        SortedSet<PauseReason> reasons = new TreeSet<>(pausedFor);
        reasons.add(reason);
        return standsStill()
                ? new TurnTime(usedMs, runningSince, reasons)
                : new TurnTime(elapsed(at).toMillis(), at, reasons);
    }

    /** This turn with one reason less; without any, the clock runs again from {@code at} on. */
    public TurnTime resumed(PauseReason reason, Instant at) {
        SortedSet<PauseReason> reasons = new TreeSet<>(pausedFor);
        reasons.remove(reason);
        return new TurnTime(usedMs, reasons.isEmpty() ? at : runningSince, reasons);
    }

    /** When the turn will have taken so many milliseconds, if the clock goes on running. */
    Instant at(long elapsedMs) {
        return runningSince.plusMillis(elapsedMs - usedMs);
    }
}
