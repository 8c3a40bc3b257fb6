package org.tengen.match.lifecycle.rest;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.PlayerId;
import org.tengen.match.lifecycle.domain.MatchAction.PutDownSeatStone;

/** A seat stone. */
record SeatStoneRequest(
        @Schema(required = true, description = "A vertex such as Q16.", examples = "Q16") @Nullable
        String vertex) {
    PutDownSeatStone toAction(PlayerId player) {
        return new PutDownSeatStone(player, HandicapStoneRequest.stoneOn(vertex));
    }
}
