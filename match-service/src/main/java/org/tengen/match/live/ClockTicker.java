package org.tengen.match.live;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.lifecycle.rest.ClockNowResponse;

/**
 * When a stream tells of the clocks: at its beginning, after each event, and when the calls it has told of are over, as at the
 * end of a period. It says nothing of a match without a clock.
 */
final class ClockTicker {
    private Optional<Instant> again = Optional.of(Instant.EPOCH);

    /** The clocks to tell of now, if there are any; remembers when to tell of them again. */
    Optional<ClockNowResponse> tell(Optional<Started> match, Instant now) {
        Optional<ClockNowResponse> clocks = match.map(started -> ClockNowResponse.of(started, now))
                .filter(shown -> shown.black().lossInMs() != null);
        again = clocks.filter(shown -> !shown.calls().isEmpty())
                .map(shown -> shown.calls().getLast().at().plusMillis(1));
        return clocks;
    }

    /** How long there is nothing to tell, if no event happens; {@code most} where that is longer. */
    Duration quiet(Instant now, Duration most) {
        Duration left = again.map(at -> Duration.between(now, at)).orElse(most);
        if (left.isNegative()) {
            return Duration.ZERO;
        }
        return left.compareTo(most) < 0 ? left : most;
    }

    /** Whether there is something to tell though nothing has happened. */
    boolean isDue(Instant now) {
        return again.filter(at -> !at.isAfter(now)).isPresent();
    }
}
