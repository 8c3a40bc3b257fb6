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
import org.tengen.match.clock.domain.Reading;
import org.tengen.match.lifecycle.domain.InPlay;
import org.tengen.match.lifecycle.domain.Started;

/**
 * The clocks at a moment, the running turn counted in.
 *
 * @param seq the last event taken into account
 * @param now the moment, by the server's clock
 * @param running whose clock runs; null where none does
 * @param deadline when the running side loses on time; null where nothing runs
 * @param pausedFor why the clock stands still
 * @param calls what is called aloud from now on to the end of the running period, or of the next one while main time remains
 * @param gtp the clocks as lines for an engine; absent where GTP has no words for the time system
 */
public record ClockNowResponse(
        MatchId matchId,
        int seq,
        Instant now,
        @Nullable Color running,
        @Nullable Instant deadline,
        SortedSet<PauseReason> pausedFor,
        ClockResponse black,
        ClockResponse white,
        List<Call> calls,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable GtpResponse gtp) {
    /** The clocks of a match as they stand now. */
    public static ClockNowResponse of(Started match, Instant now) {
        ClocksResponse clocks = ClocksResponse.of(match);
        Optional<InPlay> running = ClocksResponse.running(match);
        Reading black = reading(match, Color.BLACK, now);
        Reading white = reading(match, Color.WHITE, now);
        return new ClockNowResponse(
                match.contest().id(),
                match.seq(),
                now,
                clocks.running(),
                clocks.deadline(),
                clocks.pausedFor(),
                ClockResponse.of(black),
                ClockResponse.of(white),
                running.map(s -> Calls.upcoming(s.clock(), s.turn(), now)).orElse(List.of()),
                GtpResponse.of(match.contest().timeControl(), black, white).orElse(null));
    }

    private static Reading reading(Started match, Color color, Instant now) {
        Clock clock = new Clock(match.contest().timeControl(), match.clocks().of(color));
        boolean onTurn = match instanceof InPlay s && s.board().toPlay() == color && !s.countingDue();
        Duration elapsed = onTurn ? ((InPlay) match).turn().elapsed(now) : Duration.ZERO;
        return clock.reading(elapsed);
    }
}
