package org.tengen.match.lifecycle.domain;

import java.time.Instant;
import org.tengen.engine.Color;

/** How it stands with the one pause each player has. */
public sealed interface PlayerPause {
    /** Nobody has asked, and nobody pauses. */
    record None() implements PlayerPause {}

    /** A side has asked and waits for an answer. */
    record Asked(Color by) implements PlayerPause {}

    /**
     * The pause of a side.
     *
     * @param until when it ends by itself
     */
    record Running(Color by, Instant until) implements PlayerPause {}

    /** The same where the sides change colours. */
    default PlayerPause swapped() {
        return switch (this) {
            case None none -> none;
            case Asked(var by) -> new Asked(by.opponent());
            case Running(var by, var until) -> new Running(by.opponent(), until);
        };
    }
}
