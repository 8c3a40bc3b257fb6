package org.tengen.match.lifecycle.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PauseReason;
import org.tengen.engine.Color;
import org.tengen.match.clock.domain.Call;
import org.tengen.match.clock.domain.Calls;
import org.tengen.match.clock.domain.Clock;
import org.tengen.match.lifecycle.domain.InPlay;
import org.tengen.match.lifecycle.domain.Started;

/**
 * The clocks at a moment, the running turn counted in.
 *
 * @param seq the last event taken into account
 * @param now the moment, by the server's clock
 * @param running whose clock runs; absent where none does
 * @param deadline when the running side loses on time; absent where nothing runs
 * @param pausedFor why the clock stands still
 * @param calls what is called aloud from now on to the end of the running period, or of the next one while main time remains
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ClockNowResponse(
        MatchId matchId,
        int seq,
        Instant now,
        @Nullable Color running,
        @Nullable Instant deadline,
        SortedSet<PauseReason> pausedFor,
        ClockResponse black,
        ClockResponse white,
        List<Call> calls) {
    /** The clocks of a match as they stand now. */
    public static ClockNowResponse of(Started match, Instant now) {
        ClocksResponse clocks = ClocksResponse.of(match);
        Optional<InPlay> running = ClocksResponse.running(match);
        return new ClockNowResponse(
                match.contest().id(),
                match.seq(),
                now,
                clocks.running(),
                clocks.deadline(),
                clocks.pausedFor(),
                shown(match, Color.BLACK, now),
                shown(match, Color.WHITE, now),
                running.map(s -> Calls.upcoming(s.clock(), s.turn(), now)).orElse(List.of()));
    }

    private static ClockResponse shown(Started match, Color color, Instant now) {
        Clock clock = new Clock(match.contest().timeControl(), match.clocks().of(color));
        boolean onTurn = match instanceof InPlay s && s.board().toPlay() == color && !s.countingDue();
        Duration elapsed = onTurn ? ((InPlay) match).turn().elapsed(now) : Duration.ZERO;
        return ClockResponse.of(clock.reading(elapsed));
    }
}
