package org.tengen.match.presence.rest;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.Seats;
import org.tengen.match.lifecycle.domain.Contest;
import org.tengen.match.presence.application.Presence;

/** Whether each player watches the match. */
public record PresenceResponse(MatchId matchId, Seat black, Seat white) {
    /**
     * A player.
     *
     * @param connected whether a stream of theirs is open
     * @param since when that began; null where no stream of theirs has ever been open
     */
    public record Seat(boolean connected, @Nullable Instant since) {
        private static Seat of(Presence.Seat seat) {
            return new Seat(seat.connected(), seat.since().orElse(null));
        }
    }

    /** What is shown of it, by the colours that the players have now. */
    public static PresenceResponse of(Contest contest, Presence presence) {
        Seats seats = contest.seats();
        return new PresenceResponse(
                contest.id(), Seat.of(presence.of(seats.black())), Seat.of(presence.of(seats.white())));
    }
}
