package org.tengen.match.referee.rest;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A referee's answer to a player who asks for a pause. */
record PauseRulingRequest(
        @Schema(required = true, description = "Whether the pause is granted.") @Nullable
        Boolean granted) {
    boolean answer() {
        return Required.field("granted", granted);
    }
}
