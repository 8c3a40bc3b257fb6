package org.tengen.match.presence.application;

import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.tengen.engine.Color;

/** Whether each player watches the match. A player who has never watched is not there, since never. */
public record Presence(Seat black, Seat white) {
    /**
     * A player.
     *
     * @param connected whether a stream of theirs is open
     * @param since when that began; empty where no stream of theirs has ever been open
     */
    public record Seat(boolean connected, Optional<Instant> since) {
        static final Seat NEVER_THERE = new Seat(false, Optional.empty());
    }

    /** What is known of each side; a side that is not in it was never there. */
    public static Presence of(Map<Color, Seat> seats) {
        Map<Color, Seat> known = new EnumMap<>(Color.class);
        known.putAll(seats);
        return new Presence(
                known.getOrDefault(Color.BLACK, Seat.NEVER_THERE), known.getOrDefault(Color.WHITE, Seat.NEVER_THERE));
    }
}
