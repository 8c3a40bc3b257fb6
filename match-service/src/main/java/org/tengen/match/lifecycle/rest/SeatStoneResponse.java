package org.tengen.match.lifecycle.rest;

import org.tengen.contracts.event.MatchEvent.SeatStonePlaced;
import org.tengen.contracts.match.MatchId;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;
import org.tengen.match.lifecycle.application.Outcome;
import org.tengen.match.lifecycle.domain.Phase;

/**
 * A seat stone that was put down.
 *
 * @param stonesLeft how many are still to be put down, by both sides together
 * @param phase {@code TERMS} once all stand
 */
record SeatStoneResponse(MatchId matchId, int seq, Color color, Vertex vertex, int stonesLeft, Phase phase) {
    static SeatStoneResponse of(Outcome.Done done) {
        if (done.event().event() instanceof SeatStonePlaced e) {
            Phase phase = e.stonesLeft() > 0 ? Phase.SEAT_STONES : Phase.TERMS;
            return new SeatStoneResponse(
                    done.event().matchId(), done.event().seq(), e.color(), e.vertex(), e.stonesLeft(), phase);
        }
        throw new IllegalStateException("A seat stone led to " + done.event().event());
    }
}
