package org.tengen.engine.scoring;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.tengen.engine.Color;

/**
 * What territory rules see in a finished position whose dead stones are given: which realms live with two eyes, which
 * stand in seki, which eyes are false, and whose territory each point is.
 *
 * <p>The idea of the analysis is that of lightvector's goscorer: reachability, barriers, false eyes by connection, eye
 * values by rules of thumb. See {@code docs/counting.md}.
 */
final class LifeMap {
    private final Grid grid;
    private final Realms realms;
    /** Realms with fewer than two eyes. */
    private final BitSet seki = new BitSet();
    /** Points that must be filled in the end, and so are nobody's. */
    private final BitSet toFill;

    LifeMap(Grid grid) {
        this.grid = grid;
        this.realms = new Realms(grid, new Barriers(grid));
        List<EyeSpace> spaces = EyeSpace.all(grid, realms);
        FalseEyes falseEyes = new FalseEyes(grid, realms, spaces);
        int[] values = new int[spaces.size()];
        BitSet falsePoints = falseEyes.noEyes();
        List<BitSet> real = new ArrayList<>();
        int[] eyes = new int[realms.count()];
        for (int i = 0; i < values.length; i++) {
            EyeShape shape = new EyeShape(grid, spaces.get(i), falsePoints);
            real.add(shape.real());
            values[i] = shape.value();
            eyes[spaces.get(i).realm()] += values[i];
        }
        for (int realm = 0; realm < eyes.length; realm++) {
            seki.set(realm, eyes[realm] < 2);
        }
        toFill = falseEyes.toFill(values, real);
        addNeighboursOfThrowIns();
    }

    /** Beside a stone thrown in at a false eye, the owner must fill too. */
    private void addNeighboursOfThrowIns() {
        BitSet beside = new BitSet();
        toFill.stream().filter(point -> !grid.isEmpty(point)).forEach(throwIn -> {
            for (int neighbour : grid.neighbours(throwIn)) {
                if (realms.of(neighbour) != Realms.NONE && !grid.holds(realms.color(realms.of(neighbour)), throwIn)) {
                    beside.set(neighbour);
                }
            }
        });
        toFill.or(beside);
    }

    /** Whose territory a point is, that under a dead stone among it; empty for living stones and where nobody counts. */
    Optional<Color> territory(int point) {
        int realm = realms.of(point);
        if (realm == Realms.NONE || seki.get(realm) || toFill.get(point)) {
            return Optional.empty();
        }
        Color color = realms.color(realm);
        boolean counts =
                !grid.isAlive(color, point) && !realms.isReachedFreely(color.opponent(), point) && isWithinRealm(point);
        return counts ? Optional.of(color) : Optional.empty();
    }

    /** Whether all points that hang together with this one are of its realm: else it is an open edge of it. */
    private boolean isWithinRealm(int point) {
        BitSet alike = grid.flood(
                Grid.setOf(point),
                other -> grid.isEmpty(point)
                        ? grid.isEmpty(other)
                        : grid.isDead(other) && (grid.holds(Color.BLACK, other) == grid.holds(Color.BLACK, point)));
        return alike.stream().allMatch(other -> realms.of(other) == realms.of(point));
    }

    /** The side whose stones here, or round here, stand without two eyes; empty for living and neutral ones. */
    Optional<Color> seki(int point) {
        int realm = realms.of(point);
        return realm != Realms.NONE && seki.get(realm) ? Optional.of(realms.color(realm)) : Optional.empty();
    }

    /** Whether a point is a false eye of a living realm, or beside a throw-in there: it must be filled in the end. */
    boolean isToFill(int point) {
        return toFill.get(point);
    }

    /** The groups of a side, as {@link Realms#groups} has them. */
    List<BitSet> groups(Color color) {
        return realms.groups(color);
    }

    /** Whether a side alone surrounds a point, or has a living stone on it. */
    boolean isSurroundedBy(Color color, int point) {
        return realms.isSurroundedBy(color, point);
    }
}
