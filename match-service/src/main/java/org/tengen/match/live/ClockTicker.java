package org.tengen.match.live;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.lifecycle.rest.ClockNowResponse;

/**
 * What a stream says of the clocks: after each event, and when the calls it has told of are over, as at the end of a period. It
 * says nothing of a match without a clock.
 */
final class ClockTicker {
    private Optional<Instant> again = Optional.empty();

    /** The clocks to tell of now, if there are any; remembers when to tell of them again. */
    Optional<ClockNowResponse> tell(Started match, Instant now) {
        ClockNowResponse clocks = ClockNowResponse.of(match, now);
        again = clocks.calls().isEmpty()
                ? Optional.empty()
                : Optional.of(clocks.calls().getLast().at().plusMillis(1));
        return clocks.black().lossInMs() == null ? Optional.empty() : Optional.of(clocks);
    }

    /** How long there is nothing to tell, if no event happens; {@code most} where that is longer. */
    Duration quiet(Instant now, Duration most) {
        Duration left = again.map(at -> Duration.between(now, at)).orElse(most);
        return left.isNegative() ? Duration.ZERO : left.compareTo(most) < 0 ? left : most;
    }

    /** Whether the calls told of are over. */
    boolean isDue(Instant now) {
        return again.filter(at -> !at.isAfter(now)).isPresent();
    }
}
