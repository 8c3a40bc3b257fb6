package org.tengen.engine.scoring;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import org.tengen.engine.Color;

/**
 * The points of one eye space that are not false, and how many eyes they make, 0 to 2. Rules of thumb for finished
 * games: what is unsettled counts for the owner, and playing it out corrects what they miss.
 */
final class EyeShape {
    /** Moves to block a point that can no longer be blocked. */
    private static final int NEVER = 1000;

    private final Grid grid;
    private final Color owner;
    private final Color opponent;
    /** All points of the space, false ones among them. */
    private final BitSet space;
    /** False points, of any space. */
    private final BitSet falsePoints;
    /** The points of the space that are not false. */
    private final BitSet real;
    /** Plays the owner needs to make the point an eye whatever happens beside it; by point. */
    private final int[] movesToBlock;

    EyeShape(Grid grid, EyeSpace space, BitSet falsePoints) {
        this.grid = grid;
        this.owner = space.owner();
        this.opponent = owner.opponent();
        this.space = space.points();
        this.falsePoints = falsePoints;
        this.real = (BitSet) space.points().clone();
        real.andNot(falsePoints);
        this.movesToBlock = new int[grid.size()];
        real.stream().forEach(point -> movesToBlock[point] = countMovesToBlock(point));
    }

    BitSet real() {
        return real;
    }

    /** How many eyes it makes, at most 2. */
    int value() {
        int dead = count(real, point -> grid.holds(opponent, point));
        if (dead >= 8 || isLarge() || isWide() || hasTwoMiddles() || new CapturedShape(grid, this).makesTwoEyes()) {
            return 2;
        }
        int value = dead >= 5 || count(real, point -> movesToBlock[point] <= 1) > 0 ? 1 : 0;
        return Math.min(2, Math.max(value, eyesAroundABottleneck()));
    }

    /** Opponent's stones that were thrown in at false points beside a point. */
    private int throwIns(int point) {
        return countBeside(point, beside -> falsePoints.get(beside) && grid.holds(opponent, beside));
    }

    private int emptyFalsePoints(int point) {
        return countBeside(point, beside -> falsePoints.get(beside) && grid.isEmpty(beside));
    }

    /** Whether an opponent's stone here hangs on to a throw-in, or can get one: the owner cannot block there. */
    private boolean isPoke(int point) {
        return grid.holds(opponent, point) && (throwIns(point) > 0 || emptyFalsePoints(point) >= 2);
    }

    private int countMovesToBlock(int point) {
        return Arrays.stream(grid.neighbours(point)).map(this::movesToClose).sum();
    }

    /** Plays the owner needs beside an eye point because of what is on this one. */
    private int movesToClose(int point) {
        if (grid.holds(opponent, point)) {
            if (falsePoints.get(point) || (real.get(point) && isPoke(point))) {
                return NEVER;
            }
            return real.get(point) && emptyFalsePoints(point) > 0 ? 1 : 0;
        }
        boolean open = grid.isEmpty(point) && (!real.get(point) || throwIns(point) > 0);
        return open ? 1 : 0;
    }

    /** Whether a play of the owner on a point has a liberty or takes something. */
    boolean isPlayable(int point) {
        return grid.isEmpty(point)
                && Arrays.stream(grid.neighbours(point))
                        .anyMatch(beside -> !grid.holds(opponent, beside) || liberties(beside) <= 1);
    }

    private int liberties(int stone) {
        boolean dead = grid.isDead(stone);
        BitSet chain =
                grid.flood(Grid.setOf(stone), point -> grid.holds(opponent, point) && grid.isDead(point) == dead);
        return grid.points(point -> grid.isEmpty(point) && grid.countBeside(point, chain) > 0)
                .cardinality();
    }

    /** How many eyes the parts make on either side of the best point to play. */
    private int eyesAroundABottleneck() {
        int most = 0;
        for (int middle : real.stream().filter(this::isPlayable).toArray()) {
            List<BitSet> parts = partsWithout(Grid.setOf(middle));
            int spare = throwIns(middle) == 1 ? 1 : 0;
            int eyes = (int) parts.stream()
                    .filter(part -> count(part, point -> movesToBlock[point] <= spare) > 0)
                    .count();
            most = parts.size() < 2 ? most : Math.max(most, eyes);
        }
        return most;
    }

    /** Whether there is room to spare: six points once the weak ones and the opponent's stones in the way are off. */
    private boolean isLarge() {
        int weak = count(real, point -> movesToBlock[point] >= 1) + count(real, point -> movesToBlock[point] >= 2);
        int inTheWay = count(real, point -> grid.holds(opponent, point) && degree(point) >= 2);
        return real.cardinality() - weak - inTheWay >= 6;
    }

    /** Whether many of its empty points have three or four neighbours in it. */
    private boolean isWide() {
        return count(real, point -> grid.isEmpty(point) && degree(point) >= 4)
                        + count(real, point -> grid.isEmpty(point) && degree(point) >= 3)
                >= 6;
    }

    /** Whether two neighbouring middle points are worth the same, so that the owner gets one of them. */
    private boolean hasTwoMiddles() {
        return real.stream()
                .filter(point -> isMiddle(point) && !grid.isOnEdge(point) && isPlayable(point))
                .anyMatch(point -> Arrays.stream(grid.neighbours(point))
                        .filter(beside -> real.get(beside) && isMiddle(beside))
                        .anyMatch(beside -> areMiddlesOfTwoEyes(point, beside)));
    }

    private boolean isMiddle(int point) {
        return degree(point) >= 3 && movesToBlock[point] <= 1;
    }

    private boolean areMiddlesOfTwoEyes(int played, int other) {
        int emptyBeside = countBeside(other, beside -> real.get(beside) && grid.isEmpty(beside));
        if (!grid.isEmpty(other) && emptyBeside <= 1) {
            return false;
        }
        BitSet middles = Grid.setOf(played);
        middles.set(other);
        List<BitSet> parts = partsWithout(middles);
        long firm = parts.stream().filter(part -> firmPoints(part) >= 1).count();
        long doublyFirm = parts.stream().filter(part -> firmPoints(part) >= 2).count();
        return firm >= 2 && doublyFirm >= (grid.isEmpty(other) ? 1 : 2);
    }

    private int firmPoints(BitSet part) {
        return count(part, point -> movesToBlock[point] == 0);
    }

    private List<BitSet> partsWithout(BitSet taken) {
        BitSet left = (BitSet) real.clone();
        left.andNot(taken);
        return grid.parts(left);
    }

    private int degree(int point) {
        return grid.countBeside(point, real);
    }

    private int countBeside(int point, IntPredicate condition) {
        return (int) Arrays.stream(grid.neighbours(point)).filter(condition).count();
    }

    static int count(BitSet points, IntPredicate condition) {
        return (int) points.stream().filter(condition).count();
    }

    /** The opponent's stones in it, which are dead. */
    BitSet captives() {
        BitSet captives = grid.points(point -> real.get(point) && grid.holds(opponent, point));
        return captives;
    }

    /** The empty points the owner cannot play on. */
    BitSet unplayable() {
        return grid.points(point -> real.get(point) && !grid.holds(opponent, point) && !isPlayable(point));
    }

    /** How many of its false points hold a stone of the opponent. */
    int throwIns() {
        return count(space, point -> falsePoints.get(point) && grid.holds(opponent, point));
    }
}
