package org.tengen.engine.scoring;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.tengen.engine.Color;

/**
 * The board divided into realms: what only one side can reach, with its stones. Stones of a side that can reach each
 * other, also over neutral points, lie in one realm; a realm lives or is in seki as a whole.
 */
final class Realms {
    /** No realm: a neutral point. */
    static final int NONE = -1;

    private final Grid grid;
    private final Barriers barriers;
    /** What a side reaches without passing barriers. */
    private final Map<Color, BitSet> reached = new EnumMap<>(Color.class);
    /** What a side reaches when barriers stop nobody. */
    private final Map<Color, BitSet> reachedFreely = new EnumMap<>(Color.class);
    /** The realm of a point, by point. */
    private final int[] realm;

    private final List<Color> colors = new ArrayList<>();

    Realms(Grid grid, Barriers barriers) {
        this.grid = grid;
        this.barriers = barriers;
        this.realm = new int[grid.size()];
        Arrays.fill(realm, NONE);
        for (Color color : Color.values()) {
            BitSet stones = grid.points(point -> grid.isAlive(color, point));
            reachedFreely.put(color, grid.flood(stones, point -> !grid.isAlive(color.opponent(), point)));
            reached.put(color, walk(color, stones, new BitSet()));
        }
        for (int point = 0; point < grid.size(); point++) {
            for (Color color : Color.values()) {
                if (realm[point] == NONE && isOnly(color, point)) {
                    claim(color, point);
                }
            }
        }
    }

    /** Where a side gets from some points: anywhere but over living stones of the opponent, not through its barriers. */
    private BitSet walk(Color color, BitSet from, BitSet closed) {
        Color opponent = color.opponent();
        BitSet reached = (BitSet) from.clone();
        BitSet open = (BitSet) from.clone();
        for (int point = open.nextSetBit(0); point >= 0; point = open.nextSetBit(0)) {
            open.clear(point);
            if (barriers.of(opponent, point)) {
                continue;
            }
            for (int neighbour : grid.neighbours(point)) {
                if (!reached.get(neighbour) && !closed.get(neighbour) && !grid.isAlive(opponent, neighbour)) {
                    reached.set(neighbour);
                    open.set(neighbour);
                }
            }
        }
        return reached;
    }

    private void claim(Color color, int first) {
        BitSet closed = grid.points(point -> realm[point] != NONE);
        walk(color, Grid.setOf(first), closed).stream()
                .filter(point -> isOnly(color, point))
                .forEach(point -> realm[point] = colors.size());
        colors.add(color);
    }

    private boolean isOnly(Color color, int point) {
        return reached.get(color).get(point) && !reached.get(color.opponent()).get(point);
    }

    /** How many realms there are; they are numbered from 0. */
    int count() {
        return colors.size();
    }

    Color color(int number) {
        return colors.get(number);
    }

    /** The realm a point lies in, or {@link #NONE}. */
    int of(int point) {
        return realm[point];
    }

    /** Whether a side could walk here if no barrier stopped it. */
    boolean isReachedFreely(Color color, int point) {
        return reachedFreely.get(color).get(point);
    }

    /** Whether a side alone could walk here if no barrier stopped anybody: its stones and what they alone surround. */
    boolean isSurroundedBy(Color color, int point) {
        return isReachedFreely(color, point) && !isReachedFreely(color.opponent(), point);
    }

    /**
     * What cannot be cut apart: each set holds the living stones of one group, the points they alone surround, and the
     * points inside their joints.
     */
    List<BitSet> groups(Color color) {
        BitSet held = grid.points(point -> isSurroundedBy(color, point) || barriers.of(color, point));
        return grid.parts(held).stream()
                .filter(part -> part.stream().anyMatch(point -> grid.isAlive(color, point)))
                .toList();
    }

    /** The stones of a realm that hang together, over neutral points too: sets of living stones. */
    List<BitSet> blocks() {
        List<BitSet> blocks = new ArrayList<>();
        for (Color color : Color.values()) {
            BitSet walked = grid.points(point ->
                    grid.isAlive(color, point) || (realm[point] == NONE && !barriers.of(color.opponent(), point)));
            for (BitSet part : grid.parts(walked)) {
                part.and(grid.points(point -> grid.isAlive(color, point)));
                if (!part.isEmpty()) {
                    blocks.add(part);
                }
            }
        }
        return blocks;
    }
}
