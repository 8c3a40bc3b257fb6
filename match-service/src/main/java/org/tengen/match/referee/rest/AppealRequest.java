package org.tengen.match.referee.rest;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.PlayerId;
import org.tengen.match.lifecycle.domain.MatchAction.FileAppeal;

/** An appeal. */
record AppealRequest(
        @Schema(required = true, description = "seq of the ruling it is about.", examples = "61") @Nullable
        Integer rulingSeq,

        @Schema(required = true, description = "Why, for people.", examples = "I was at the board in time") @Nullable
        String text) {
    FileAppeal toAction(PlayerId player) {
        return new FileAppeal(player, Required.number("rulingSeq", rulingSeq, 1), Required.text("text", text));
    }
}
