package org.tengen.scoring.sheet.domain;

import java.util.Optional;
import org.tengen.engine.rules.ScoringRule;
import org.tengen.engine.scoring.Score;

/**
 * A margin as area counting says it: in zi (子), of which one is two points, since a point more for one side is a point
 * less for the other. Kept in quarters, so that half a point is exact.
 *
 * @param quarters 1 for a quarter zi, which is half a point
 */
public record Zi(int quarters) {
    /** The zi of a margin in half points: as many quarters. */
    public static Zi ofHalfPoints(int halfPoints) {
        return new Zi(halfPoints);
    }

    /** The margin of a count; empty where territory is counted, which knows no zi. */
    public static Optional<Zi> marginOf(Score score, ScoringRule scoring) {
        return switch (scoring) {
            case AREA -> Optional.of(ofHalfPoints(Math.abs(score.blackLeadHalfPoints())));
            case TERRITORY -> Optional.empty();
        };
    }

    /** As a decimal number without needless digits: {@code 0.25}, {@code 1.5}, {@code 12}. */
    @Override
    public String toString() {
        String fraction = switch (Math.abs(quarters % 4)) {
            case 1 -> ".25";
            case 2 -> ".5";
            case 3 -> ".75";
            default -> "";
        };
        return (quarters < 0 ? "-" : "") + Math.abs(quarters / 4) + fraction;
    }
}
