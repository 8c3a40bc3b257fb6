package org.tengen.match.presence.application;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.tengen.contracts.match.PlayerId;

/**
 * Which players watch a match.
 *
 * @param players those a stream of whom is open or has been; by player and not by colour, since they may change colours
 */
public record Presence(Map<PlayerId, Seat> players) {
    public Presence {
        players = Map.copyOf(players);
    }

    /**
     * A player.
     *
     * @param connected whether a stream of theirs is open
     * @param since when that began; empty where no stream of theirs has ever been open
     */
    public record Seat(boolean connected, Optional<Instant> since) {
        private static final Seat NEVER_THERE = new Seat(false, Optional.empty());
    }

    /** Whether this player is there; who has never watched is not, since never. */
    public Seat of(PlayerId player) {
        return players.getOrDefault(player, Seat.NEVER_THERE);
    }
}
