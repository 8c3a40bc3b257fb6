package org.tengen.contracts.match;

import java.util.Optional;
import org.tengen.engine.Color;

/** Who plays which colour. Nobody plays against themselves. */
public record Seats(PlayerId black, PlayerId white) {
    /** @throws IllegalArgumentException where both seats are one player's */
    public Seats {
        if (black.equals(white)) {
            throw new IllegalArgumentException("'" + black + "' cannot take both seats of a match");
        }
    }

    /** The same players with their colours changed. */
    public Seats swapped() {
        return new Seats(/* black= */ white, /* white= */ black);
    }

    public PlayerId of(Color color) {
        return color == Color.BLACK ? black : white;
    }

    /** The colour this player plays; empty where they have no seat. */
    public Optional<Color> colorOf(PlayerId player) {
        if (player.equals(black)) {
            return Optional.of(Color.BLACK);
        }
        return player.equals(white) ? Optional.of(Color.WHITE) : Optional.empty();
    }
}
