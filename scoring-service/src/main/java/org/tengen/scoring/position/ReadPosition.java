package org.tengen.scoring.position;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Position;
import org.tengen.engine.notation.SgfWarning;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.ScoringRule;
import org.tengen.engine.scoring.Prisoners;

/**
 * A position as a request gave it.
 *
 * @param komi of the record; empty where there is no record, or it states none
 * @param handicap the stones of the record; 0 where there is none
 * @param firstToPass the side that passed first; empty where nobody has, or there are no moves to tell
 * @param changedAfter the move after which the position was changed other than by moves; empty where it was not
 * @param warnings what was bent or guessed to read the record
 */
record ReadPosition(
        Position position,
        Prisoners prisoners,
        Optional<Komi> komi,
        int handicap,
        Optional<Color> firstToPass,
        OptionalInt changedAfter,
        List<SgfWarning> warnings) {
    ReadPosition {
        warnings = List.copyOf(warnings);
    }

    /** Whether all is known that these rules count: captives count under territory alone. */
    boolean isEnoughFor(Ruleset rules) {
        return changedAfter.isEmpty() || rules.scoring() != ScoringRule.TERRITORY;
    }
}
