package org.tengen.match.lifecycle.rest;

import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.InPlay;
import org.tengen.match.lifecycle.domain.Started;

/**
 * The clocks of a match.
 *
 * @param running whose clock runs; null where none does
 * @param turnStartedAt since when it runs
 * @param deadline when it will have run out: a move received at this instant is too late
 */
public record ClocksResponse(
        ClockResponse black,
        ClockResponse white,
        @Nullable Color running,
        @Nullable Instant turnStartedAt,
        @Nullable Instant deadline) {
    static ClocksResponse of(Started match) {
        TimeControl control = match.contest().timeControl();
        Optional<InPlay> running =
                match instanceof InPlay s && s.deadline().isPresent() ? Optional.of(s) : Optional.empty();
        return new ClocksResponse(
                ClockResponse.of(control, match.clocks().black()),
                ClockResponse.of(control, match.clocks().white()),
                running.map(s -> s.board().toPlay()).orElse(null),
                running.map(s -> s.turn().runningSince()).orElse(null),
                running.flatMap(InPlay::deadline).orElse(null));
    }
}
