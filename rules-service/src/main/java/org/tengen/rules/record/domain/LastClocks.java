package org.tengen.rules.record.domain;

import java.util.Optional;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.engine.Color;

/**
 * The clocks that the events of a match carried last, by side; handed on unread.
 *
 * @param black empty as long as no event had Black's
 * @param white empty as long as no event had White's
 */
record LastClocks(Optional<ClockState> black, Optional<ClockState> white) {
    static final LastClocks NONE = new LastClocks(Optional.empty(), Optional.empty());

    static LastClocks of(Clocks clocks) {
        return new LastClocks(Optional.of(clocks.black()), Optional.of(clocks.white()));
    }

    LastClocks with(Color color, ClockState clock) {
        return color == Color.BLACK
                ? new LastClocks(Optional.of(clock), white)
                : new LastClocks(black, Optional.of(clock));
    }

    /** Both clocks; empty as long as one is unknown. When passes have ended play, both sides' events have come. */
    Optional<Clocks> both() {
        return black.flatMap(ofBlack -> white.map(ofWhite -> new Clocks(ofBlack, ofWhite)));
    }
}
