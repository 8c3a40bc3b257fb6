package org.tengen.match.referee.rest;

import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.Ruling;
import org.tengen.engine.Color;

/** A ruling: its kind, what that kind needs, and why. */
record RulingRequest(
        @Schema(required = true, description = "What is ruled.")
        Ruling.@Nullable Kind kind,

        @Schema(required = true, description = "Why, for people.", examples = "The import has lost two moves") @Nullable
        String reason,

        @Schema(
                description = "The seq of the match as you saw it; left out, before any decision of others.",
                examples = "60")
        @Nullable
        Integer seq,

        @Schema(description = "RESTORE_POSITION: the last move that stands; 0 for the start.", examples = "57")
        @Nullable
        Integer moveNumber,

        @Schema(description = "RESTORE_POSITION: both clocks; those of that moment where they are left out.") @Nullable
        Clocks clocks,

        @Schema(description = "LOSS: who loses. ADJUST_TIME: whose clock.") @Nullable
        Color color,

        @Schema(description = "ADJUST_TIME: what the side has from now on, in the match's own time system.") @Nullable
        ClockState clock,

        @Schema(description = "CORRECT_RESULT: the right result.") @Nullable
        ResultBody result,

        @Schema(description = "SETTLE_COUNT: the dead stones, one of each chain or more; an empty list where all live.")
        @Nullable
        List<String> dead) {
    /** @param replay the id of the match that is played, should it be played again */
    Ruling toRuling(MatchId replay) {
        return body().toRuling(replay);
    }

    String why() {
        return Required.text("reason", reason);
    }

    Optional<Clocks> setClocks() {
        return body().setClocks();
    }

    private RulingBody body() {
        return new RulingBody(kind, moveNumber, clocks, color, clock, result, dead);
    }
}
