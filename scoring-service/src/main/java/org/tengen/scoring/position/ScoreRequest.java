package org.tengen.scoring.position;

import java.math.BigDecimal;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;

/**
 * A position to be counted. It is given as exactly one of {@code rows}, {@code moves} and {@code sgf}.
 *
 * @param rows from top to bottom: {@code X} black, {@code O} white, {@code .} empty
 * @param moves vertices, or {@code pass}, from the start of an even game under the ruleset
 * @param width of the board that {@code moves} are played on, a square of 19 where not given
 * @param dead the dead stones; one stone of a chain stands for the whole chain
 * @param prisoners what each side captured before; only with {@code rows}, where none is given nobody has any
 * @param komi in points; the record's, else the ruleset's where not given
 * @param button who took it, under rulesets that have one: the first to pass, where {@code moves} or {@code sgf} tell
 * @param timePenalties whole points given for overtime, by side
 */
record ScoreRequest(
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

        @Schema(type = SchemaType.ARRAY, implementation = String.class) @Nullable
        List<Vertex> dead,

        @Nullable BySide prisoners,
        @Nullable BigDecimal komi,
        @Nullable Integer handicap,
        @Nullable Color button,
        @Nullable BySide timePenalties) {
    Given given() {
        return new Given(ruleset, rows, moves, sgf, width, height, prisoners, komi, handicap, button);
    }

    Set<Vertex> deadStones() {
        return dead == null ? Set.of() : new TreeSet<>(dead);
    }
}
