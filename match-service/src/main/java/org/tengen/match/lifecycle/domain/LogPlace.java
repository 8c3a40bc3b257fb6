package org.tengen.match.lifecycle.domain;

import java.time.Instant;
import org.tengen.contracts.event.Recorded;

/**
 * Up to where in the log a state has been folded.
 *
 * @param seq of the last event
 * @param recordedAt of the last event
 */
public record LogPlace(int seq, Instant recordedAt) {
    static LogPlace of(Recorded recorded) {
        return new LogPlace(recorded.seq(), recorded.recordedAt());
    }
}
