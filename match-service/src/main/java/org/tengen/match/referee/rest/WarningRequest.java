package org.tengen.match.referee.rest;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.engine.Color;

/** A warning. */
record WarningRequest(
        @Schema(required = true, description = "Who is warned.") @Nullable
        Color color,

        @Schema(required = true, description = "Why, for people.", examples = "Consulted a spectator") @Nullable
        String reason,

        @Schema(
                description = "The seq of the match as you saw it; left out, before any decision of others.",
                examples = "57")
        @Nullable
        Integer seq) {
    Color whom() {
        return Required.field("color", color);
    }

    String why() {
        return Required.text("reason", reason);
    }
}
