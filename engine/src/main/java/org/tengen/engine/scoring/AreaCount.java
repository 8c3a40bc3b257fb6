package org.tengen.engine.scoring;

import java.util.Set;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;

/**
 * Area: each side's living stones and the points they alone surround. Points that both or neither surround are neutral.
 *
 * @param owners whose each point is
 * @param black Black's points
 * @param white White's points
 * @param neutral the points of nobody
 */
public record AreaCount(Owners owners, int black, int white, int neutral) {
    /**
     * Counts the area of a position once its dead stones are off.
     *
     * @throws IllegalArgumentException where the dead stones are not whole chains of it
     */
    public static AreaCount of(Position position, Set<Vertex> dead) {
        Position living = DeadChains.remove(position, dead);
        Regions regions = new Regions(living);
        Owners owners = Owners.of(
                position.size(),
                vertex -> living.at(vertex)
                        .or(() -> regions.at(vertex).surroundedBy())
                        .map(Owner::of)
                        .orElse(Owner.NONE));
        return new AreaCount(owners, owners.count(Owner.BLACK), owners.count(Owner.WHITE), owners.count(Owner.NONE));
    }

    /** The points of one side. */
    public int points(Color color) {
        return color == Color.BLACK ? black : white;
    }
}
