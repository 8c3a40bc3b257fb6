package org.tengen.match.referee.rest;

import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.Ruling;
import org.tengen.engine.Color;

/** What is ruled: its kind, and what that kind needs. */
record RulingBody(
        @Schema(required = true, description = "What is ruled.")
        Ruling.@Nullable Kind kind,

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
        ResultBody result) {
    /** @param replay the id of the match that is played, should it be played again */
    Ruling toRuling(MatchId replay) {
        return switch (Required.field("kind", kind)) {
            case RESTORE_POSITION -> new Ruling.RestorePosition(Required.number("moveNumber", moveNumber, 0));
            case LET_STAND -> new Ruling.LetStand();
            case DRAW -> new Ruling.DrawGame();
            case REPLAY -> new Ruling.Replay(replay);
            case LOSS -> new Ruling.Loss(Required.field("color", color));
            case BOTH_LOSE -> new Ruling.BothLose();
            case ANNUL -> new Ruling.Annul();
            case ADJUST_TIME -> new Ruling.AdjustTime(Required.field("color", color), Required.field("clock", clock));
            case CORRECT_RESULT ->
                new Ruling.CorrectResult(Required.field("result", result).toResult());
        };
    }

    Optional<Clocks> setClocks() {
        return Optional.ofNullable(clocks);
    }
}
