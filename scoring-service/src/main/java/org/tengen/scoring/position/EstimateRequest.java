package org.tengen.scoring.position;

import java.math.BigDecimal;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.engine.Color;

/**
 * A position whose dead stones are to be found: as {@link ScoreRequest}, without them.
 *
 * @param button who took it, under rulesets that have one: the first to pass, where {@code moves} or {@code sgf} tell
 * @param seed of the random games; the same position and seed get the same answer, and so do all that give none
 */
record EstimateRequest(
        @Schema(
                description = "A preset's name, an object (a `base` preset and what differs from it), or `all`",
                implementation = Object.class,
                required = true)
        @Nullable
        RulesetChoice ruleset,

        @Nullable List<String> rows,
        @Nullable List<String> moves,
        @Nullable String sgf,
        @Nullable Integer width,
        @Nullable Integer height,
        @Nullable BySide prisoners,
        @Nullable BigDecimal komi,
        @Nullable Integer handicap,
        @Nullable Color button,
        @Nullable Long seed) {
    Given given() {
        return new Given(ruleset, rows, moves, sgf, width, height, prisoners, komi, handicap, button);
    }
}
