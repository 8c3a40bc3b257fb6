package org.tengen.engine.scoring;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;

/**
 * Territory: the points a side alone surrounds with living stones that are not in seki, those under the opponent's dead
 * stones among them.
 *
 * @param owners whose territory each point is; stones that stand are nobody's
 * @param black Black's territory
 * @param white White's territory
 * @param deadBlack the dead stones of Black, which White gets
 * @param deadWhite the dead stones of White, which Black gets
 */
public record TerritoryCount(Owners owners, int black, int white, int deadBlack, int deadWhite) {
    /**
     * Counts the territory of a position once its dead stones are off.
     *
     * @throws IllegalArgumentException where the dead stones are not whole chains of it
     */
    public static TerritoryCount of(Position position, Set<Vertex> dead) {
        Position living = DeadChains.remove(position, dead);
        Regions regions = new Regions(living);
        Set<Regions.Region> counted = countedRegions(living, regions);
        Owners owners = Owners.of(
                position.size(),
                vertex -> living.at(vertex).isEmpty() && counted.contains(regions.at(vertex))
                        ? Owner.of(regions.at(vertex).surroundedBy().orElseThrow())
                        : Owner.NONE);
        int deadBlack = deadStones(position, dead, Color.BLACK);
        return new TerritoryCount(
                owners, owners.count(Owner.BLACK), owners.count(Owner.WHITE), deadBlack, dead.size() - deadBlack);
    }

    private static int deadStones(Position position, Set<Vertex> dead, Color color) {
        return (int) dead.stream()
                .filter(vertex -> position.at(vertex).equals(Optional.of(color)))
                .count();
    }

    /** The eyes of the groups that are not in seki: beside no shared neutral point, or with two eyes. */
    private static Set<Regions.Region> countedRegions(Position living, Regions regions) {
        Set<Regions.Region> counted = new HashSet<>();
        for (Groups.Group group : Groups.of(living, regions)) {
            boolean touchesNeutral = group.stones().stream()
                    .flatMap(stone -> living.neighbours(stone).stream())
                    .anyMatch(vertex ->
                            living.at(vertex).isEmpty() && regions.at(vertex).isShared());
            if (!touchesNeutral || group.eyes().size() >= 2) {
                counted.addAll(group.eyes());
            }
        }
        return counted;
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
