package org.tengen.engine.scoring;

import java.util.List;
import java.util.Optional;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.DameRule;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.ScoringRule;
import org.tengen.engine.rules.TaxRule;

/**
 * A point in a count, and why it counts as it does.
 *
 * @param owner whose it is, as in {@link Score#owners}
 * @param group the first stone of the group that stands there or surrounds it; empty for neutral points
 */
public record CountedPoint(Vertex vertex, Owner owner, PointReason reason, Optional<Vertex> group) {
    /** All points of a finished game, in order. */
    static List<CountedPoint> all(Finish finish, Life life, Owners owners) {
        return life.vertices().stream()
                .map(vertex -> new CountedPoint(
                        vertex,
                        owners.at(vertex),
                        reason(finish.rules(), life, vertex),
                        life.groupAt(vertex).map(Group::vertex)))
                .toList();
    }

    private static PointReason reason(Ruleset rules, Life life, Vertex vertex) {
        if (life.isLivingStone(vertex)) {
            return PointReason.STONE;
        }
        if (life.surroundedBy(vertex).isEmpty()) {
            boolean shared = rules.scoring() == ScoringRule.AREA && rules.dame() == DameRule.SHARED;
            return shared ? PointReason.NEUTRAL_SHARED : PointReason.NEUTRAL;
        }
        if (rules.tax() != TaxRule.NONE && life.isEyeInSeki(vertex)) {
            return PointReason.EYE_IN_SEKI;
        }
        boolean fills = rules.scoring() == ScoringRule.TERRITORY && rules.tax() != TaxRule.NONE;
        if (fills && life.isToFill(vertex)) {
            return PointReason.TO_BE_FILLED;
        }
        return life.isDeadStone(vertex) ? PointReason.DEAD_STONE : PointReason.SURROUNDED;
    }
}
