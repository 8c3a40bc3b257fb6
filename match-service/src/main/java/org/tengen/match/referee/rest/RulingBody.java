package org.tengen.match.referee.rest;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.DeadStones;
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
        ResultBody result,

        @Schema(description = "SETTLE_COUNT: the dead stones, one of each chain or more; an empty list where all live.")
        @Nullable
        List<String> dead) {
    /** @param replay the id of the match that is played, should it be played again */
    Ruling toRuling(MatchId replay) {
        Ruling.Kind ruled = Required.field("kind", kind);
        refuseWhatItDoesNotTake(ruled);
        return switch (ruled) {
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
            case SETTLE_COUNT -> new Ruling.SettleCount(DeadStones.of(Required.vertices("dead", dead)));
        };
    }

    /** A color beside a DRAW was meant for something else than a draw. */
    private void refuseWhatItDoesNotTake(Ruling.Kind ruled) {
        Required.absentUnless("moveNumber", moveNumber, ruled, Set.of(Ruling.Kind.RESTORE_POSITION));
        Required.absentUnless("clocks", clocks, ruled, Set.of(Ruling.Kind.RESTORE_POSITION));
        Required.absentUnless("color", color, ruled, Set.of(Ruling.Kind.LOSS, Ruling.Kind.ADJUST_TIME));
        Required.absentUnless("clock", clock, ruled, Set.of(Ruling.Kind.ADJUST_TIME));
        Required.absentUnless("result", result, ruled, Set.of(Ruling.Kind.CORRECT_RESULT));
        Required.absentUnless("dead", dead, ruled, Set.of(Ruling.Kind.SETTLE_COUNT));
    }

    Optional<Clocks> setClocks() {
        return Optional.ofNullable(clocks);
    }
}
