package org.tengen.match.lifecycle.rest;

import java.time.Instant;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.PauseReason;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.Counting;
import org.tengen.match.lifecycle.domain.Decided;
import org.tengen.match.lifecycle.domain.Ended;
import org.tengen.match.lifecycle.domain.InPlay;
import org.tengen.match.lifecycle.domain.Scoring;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.lifecycle.domain.Timing;

/**
 * The clocks of a match, not counting the turn that is running.
 *
 * @param running whose clock runs; null where none does
 * @param turnStartedAt since when it runs: since the turn began, or since the last pause
 * @param deadline when it will have run out: a move received at this instant is too late
 * @param pausedFor why the clock stands still
 * @param pause a player's pause that is asked for or runs
 * @param attendance who has come; null once play is over
 */
public record ClocksResponse(
        ClockResponse black,
        ClockResponse white,
        @Nullable Color running,
        @Nullable Instant turnStartedAt,
        @Nullable Instant deadline,
        SortedSet<PauseReason> pausedFor,
        @Nullable PauseResponse pause,
        @Nullable AttendanceResponse attendance) {
    static ClocksResponse of(Started match) {
        TimeControl control = match.contest().timeControl();
        Optional<InPlay> running = running(match);
        Optional<Timing> timing = timing(match);
        return new ClocksResponse(
                ClockResponse.of(control, match.clocks().black()),
                ClockResponse.of(control, match.clocks().white()),
                running.map(s -> s.board().toPlay()).orElse(null),
                running.map(s -> s.turn().runningSince()).orElse(null),
                running.flatMap(InPlay::deadline).orElse(null),
                timing.map(t -> t.turn().pausedFor()).orElseGet(Collections::emptySortedSet),
                timing.map(t -> PauseResponse.of(t.pause())).orElse(null),
                match instanceof InPlay s ? AttendanceResponse.of(s) : null);
    }

    /** The match, where a clock runs in it. */
    static Optional<InPlay> running(Started match) {
        return match instanceof InPlay s && s.deadline().isPresent() ? Optional.of(s) : Optional.empty();
    }

    private static Optional<Timing> timing(Started match) {
        return switch (match) {
            case InPlay s -> Optional.of(s.timing());
            case Counting s -> Optional.of(s.timing());
            case Scoring _, Decided _, Ended _ -> Optional.empty();
        };
    }
}
