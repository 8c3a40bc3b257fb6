package org.tengen.engine.scoring;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Finds the points of eye spaces that are no eyes: a block of stones beside the point hangs on to the rest only through
 * it, so that it must be filled in the end.
 */
final class FalseEyes {
    /** A block on so many sides of a point holds it as an eye of its own. */
    private static final int SIDES_OF_AN_EYE = 3;

    private final Grid grid;
    private final Realms realms;
    private final List<EyeSpace> spaces;
    private final List<BitSet> blocks;
    /** Which points of a space stand beside a block of its realm; by space, then by block where there are any. */
    private final List<Map<Integer, BitSet>> contacts = new ArrayList<>();
    /** The spaces that a block of their realm stands beside; by block. */
    private final List<List<Integer>> spacesBeside = new ArrayList<>();

    FalseEyes(Grid grid, Realms realms, List<EyeSpace> spaces) {
        this.grid = grid;
        this.realms = realms;
        this.spaces = spaces;
        this.blocks = realms.blocks();
        blocks.forEach(_ -> spacesBeside.add(new ArrayList<>()));
        int[] blockAt = blockAt();
        for (int space = 0; space < spaces.size(); space++) {
            Map<Integer, BitSet> beside = contacts(spaces.get(space), blockAt);
            contacts.add(beside);
            for (int block : beside.keySet()) {
                spacesBeside.get(block).add(space);
            }
        }
    }

    /** The block of a point, by point; -1 where there is none. */
    private int[] blockAt() {
        int[] blockAt = new int[grid.size()];
        Arrays.fill(blockAt, -1);
        for (int block = 0; block < blocks.size(); block++) {
            for (int point : blocks.get(block).stream().toArray()) {
                blockAt[point] = block;
            }
        }
        return blockAt;
    }

    private Map<Integer, BitSet> contacts(EyeSpace space, int[] blockAt) {
        Map<Integer, BitSet> beside = new TreeMap<>();
        for (int point : space.points().stream().toArray()) {
            for (int neighbour : grid.neighbours(point)) {
                int block = blockAt[neighbour];
                if (block >= 0 && realms.of(blocks.get(block).nextSetBit(0)) == space.realm()) {
                    beside.computeIfAbsent(block, _ -> new BitSet()).set(point);
                }
            }
        }
        return beside;
    }

    /** The points that make no eye: a block beside them holds on to nothing else. */
    BitSet noEyes() {
        return find(new int[spaces.size()], List.of(), Integer.MAX_VALUE);
    }

    /**
     * The points that must be filled in the end: a block beside them holds on to no eye elsewhere either. A point that
     * the block itself holds on three sides counts as its eye, as players count it.
     *
     * @param values how many eyes each space makes, by space
     * @param realPoints the points of each space that make an eye, by space
     */
    BitSet toFill(int[] values, List<BitSet> realPoints) {
        return find(values, realPoints, SIDES_OF_AN_EYE);
    }

    private BitSet find(int[] values, List<BitSet> realPoints, int sidesOfAnEye) {
        BitSet found = new BitSet();
        for (int space = 0; space < spaces.size(); space++) {
            for (Map.Entry<Integer, BitSet> contact : contacts.get(space).entrySet()) {
                int block = contact.getKey();
                for (int point : contact.getValue().stream().toArray()) {
                    if (grid.countBeside(point, spaces.get(space).points()) <= 1
                            && grid.countBeside(point, blocks.get(block)) < sidesOfAnEye
                            && !new Search(space, point, values, realPoints).holds(block)) {
                        found.set(point);
                    }
                }
            }
        }
        return found;
    }

    /** Looks whether a block beside a point holds on to all other sides of it, or to an eye, without the point. */
    private final class Search {
        private final int home;
        private final int[] values;
        private final List<BitSet> realPoints;
        /** The neighbours of the point that must be reached: those of its realm. */
        private final BitSet sides = new BitSet();

        private final BitSet seenBlocks = new BitSet();
        private final BitSet seenSpaces = new BitSet();
        /** Points of the home space that were reached, and the one tested. */
        private final BitSet walked = new BitSet();

        Search(int home, int tested, int[] values, List<BitSet> realPoints) {
            this.home = home;
            this.values = values;
            this.realPoints = realPoints;
            walked.set(tested);
            for (int neighbour : grid.neighbours(tested)) {
                if (realms.of(neighbour) == spaces.get(home).realm()) {
                    sides.set(neighbour);
                }
            }
        }

        boolean holds(int block) {
            if (seenBlocks.get(block)) {
                return false;
            }
            seenBlocks.set(block);
            for (int space : spacesBeside.get(block)) {
                if (space == home ? holdsAtHome(block) : holdsIn(space)) {
                    return true;
                }
            }
            return false;
        }

        private boolean holdsIn(int space) {
            if (seenSpaces.get(space)) {
                return false;
            }
            seenSpaces.set(space);
            return values[space] > 0 || anyHolds(contacts.get(space).keySet());
        }

        private boolean holdsAtHome(int block) {
            sides.andNot(blocks.get(block));
            if (sides.isEmpty()) {
                return true;
            }
            BitSet from = (BitSet) contacts.get(home).get(block).clone();
            from.andNot(walked);
            if (from.isEmpty()) {
                return false;
            }
            BitSet space = spaces.get(home).points();
            BitSet fresh = grid.flood(from, point -> space.get(point) && !walked.get(point));
            walked.or(fresh);
            sides.andNot(fresh);
            boolean reachesEye = values[home] > 0 && fresh.intersects(realPoints.get(home));
            if (reachesEye || sides.isEmpty()) {
                return true;
            }
            List<Integer> next = new ArrayList<>();
            contacts.get(home).forEach((other, points) -> {
                if (points.intersects(fresh)) {
                    next.add(other);
                }
            });
            return anyHolds(next);
        }

        private boolean anyHolds(Iterable<Integer> others) {
            for (int block : others) {
                if (holds(block)) {
                    return true;
                }
            }
            return false;
        }
    }
}
