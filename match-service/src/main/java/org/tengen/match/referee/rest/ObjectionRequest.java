package org.tengen.match.referee.rest;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.PlayerId;
import org.tengen.match.lifecycle.domain.MatchAction.RaiseObjection;

/** A call for the referee. */
record ObjectionRequest(
        @Schema(required = true, description = "What it is about, for people.", examples = "My opponent is consulting")
        @Nullable
        String text,

        @Schema(description = "Whether it cannot wait for one's own turn; false where it is left out.") @Nullable
        Boolean urgent) {
    RaiseObjection toAction(PlayerId player) {
        return new RaiseObjection(player, Required.text("text", text), Boolean.TRUE.equals(urgent));
    }
}
