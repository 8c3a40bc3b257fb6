package org.tengen.engine.scoring;

import java.util.Set;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.TaxRule;

/**
 * Area: each side's living stones and the points they alone surround. Points that both or neither surround are neutral.
 *
 * @param owners whose each point is
 * @param black Black's points
 * @param white White's points
 * @param neutral the points of nobody; eyes that a tax takes are not among them
 */
public record AreaCount(Owners owners, int black, int white, int neutral) {
    /**
     * Counts the area of a position once its dead stones are off, without a tax.
     *
     * @throws IllegalArgumentException where the dead stones are not whole chains of it
     */
    public static AreaCount of(Position position, Set<Vertex> dead) {
        return of(position, dead, TaxRule.NONE);
    }

    /**
     * Counts the area of a position once its dead stones are off; under a tax the eyes of stones in seki are nobody's.
     *
     * @throws IllegalArgumentException where the dead stones are not whole chains of it
     */
    public static AreaCount of(Position position, Set<Vertex> dead, TaxRule tax) {
        return of(Life.of(position, dead), tax);
    }

    /** Counts area; under a tax the eyes of stones in seki are nobody's. */
    static AreaCount of(Life life, TaxRule tax) {
        Owners owners = Owners.of(
                life.size(),
                vertex -> isTaxed(life, tax, vertex)
                        ? Owner.NONE
                        : life.surroundedBy(vertex).map(Owner::of).orElse(Owner.NONE));
        int taxed = (int) life.vertices().stream()
                .filter(vertex -> isTaxed(life, tax, vertex))
                .count();
        return new AreaCount(
                owners, owners.count(Owner.BLACK), owners.count(Owner.WHITE), owners.count(Owner.NONE) - taxed);
    }

    /** Whether a point would be somebody's but for the tax. */
    static boolean isTaxed(Life life, TaxRule tax, Vertex vertex) {
        return tax != TaxRule.NONE && life.isEyeInSeki(vertex);
    }

    /** The points of one side. */
    public int points(Color color) {
        return color == Color.BLACK ? black : white;
    }
}
