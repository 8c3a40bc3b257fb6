package org.tengen.engine.scoring;

import java.util.Optional;
import java.util.Set;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.TaxRule;

/**
 * Territory: the points a side alone surrounds, those under the opponent's dead stones among them. Where seki is taxed,
 * as usual, only stones with two eyes have territory, and false eyes that must be filled in the end are none.
 *
 * @param owners whose territory each point is; stones that stand are nobody's
 * @param black Black's territory
 * @param white White's territory
 * @param deadBlack the dead stones of Black, which White gets
 * @param deadWhite the dead stones of White, which Black gets
 */
public record TerritoryCount(Owners owners, int black, int white, int deadBlack, int deadWhite) {
    /**
     * Counts the territory of a position once its dead stones are off, as Japanese rules do.
     *
     * @throws IllegalArgumentException where the dead stones are not whole chains of it
     */
    public static TerritoryCount of(Position position, Set<Vertex> dead) {
        return of(Life.of(position, dead), TaxRule.SEKI);
    }

    /** Counts territory; without a tax, all that a side surrounds. */
    static TerritoryCount of(Life life, TaxRule tax) {
        Owners owners = Owners.of(
                life.size(), vertex -> owner(life, tax, vertex).map(Owner::of).orElse(Owner.NONE));
        return new TerritoryCount(
                owners,
                owners.count(Owner.BLACK),
                owners.count(Owner.WHITE),
                life.deadStones(Color.BLACK),
                life.deadStones(Color.WHITE));
    }

    private static Optional<Color> owner(Life life, TaxRule tax, Vertex vertex) {
        if (tax != TaxRule.NONE) {
            return life.territory(vertex);
        }
        return life.isLivingStone(vertex) ? Optional.empty() : life.surroundedBy(vertex);
    }

    /** The territory of one side. */
    public int territory(Color color) {
        return color == Color.BLACK ? black : white;
    }

    /** The dead stones a side takes off the board as prisoners. */
    public int deadStonesTakenBy(Color color) {
        return color == Color.BLACK ? deadWhite : deadBlack;
    }
}
