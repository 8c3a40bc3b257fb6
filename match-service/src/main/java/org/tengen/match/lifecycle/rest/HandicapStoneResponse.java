package org.tengen.match.lifecycle.rest;

import org.tengen.contracts.event.MatchEvent.HandicapStonePlaced;
import org.tengen.contracts.match.MatchId;
import org.tengen.engine.Vertex;
import org.tengen.match.lifecycle.application.Outcome;
import org.tengen.match.lifecycle.domain.Phase;

/**
 * A handicap stone that was put down.
 *
 * @param stonesLeft how many are still to be put down
 * @param phase {@code PLAY} once all stand: then White moves
 */
record HandicapStoneResponse(MatchId matchId, int seq, Vertex vertex, int stonesLeft, Phase phase) {
    static HandicapStoneResponse of(Outcome.Done done) {
        if (done.event().event() instanceof HandicapStonePlaced e) {
            Phase phase = e.stonesLeft() > 0 ? Phase.HANDICAP : Phase.PLAY;
            return new HandicapStoneResponse(
                    done.event().matchId(), done.event().seq(), e.vertex(), e.stonesLeft(), phase);
        }
        throw new IllegalStateException(
                "A handicap stone led to " + done.event().event());
    }
}
