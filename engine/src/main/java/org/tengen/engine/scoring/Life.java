package org.tengen.engine.scoring;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;

/**
 * Which stones of a finished position live, once it is known which are dead: groups with two eyes and groups in seki,
 * and whose the points round them are. Immutable. It does not judge which stones are dead.
 */
public final class Life {
    private final Position position;
    private final SortedSet<Vertex> dead;
    private final Grid grid;
    private final LifeMap map;
    private final List<Group> groups = new ArrayList<>();

    private Life(Position position, Set<Vertex> dead) {
        this.position = position;
        this.dead = new TreeSet<>(dead);
        this.grid = Grid.of(position, dead);
        this.map = new LifeMap(grid);
        for (Color color : Color.values()) {
            map.groups(color).forEach(points -> groups.add(group(color, points)));
        }
        groups.sort(Comparator.comparing(Group::vertex));
    }

    /**
     * Looks at a position.
     *
     * @param dead the stones that are dead: whole chains
     * @throws IllegalArgumentException where they are not
     */
    public static Life of(Position position, Set<Vertex> dead) {
        DeadChains.remove(position, dead);
        return new Life(position, dead);
    }

    private Group group(Color color, BitSet points) {
        SortedSet<Vertex> stones = new TreeSet<>();
        SortedSet<Vertex> surrounded = new TreeSet<>();
        for (int point : points.stream().toArray()) {
            if (grid.isAlive(color, point)) {
                stones.add(vertex(point));
            } else if (map.isSurroundedBy(color, point)) {
                surrounded.add(vertex(point));
            }
        }
        boolean seki = stones.stream().anyMatch(stone -> map.seki(point(stone)).isPresent());
        return new Group(color, stones, surrounded, seki ? Group.Status.SEKI : Group.Status.ALIVE);
    }

    /** The groups of both sides, in the order of their first stones; dead stones are in none. */
    public List<Group> groups() {
        return List.copyOf(groups);
    }

    /** The group a point belongs to: that of a living stone, or the one that alone surrounds it; else empty. */
    public Optional<Group> groupAt(Vertex vertex) {
        return groups.stream().filter(group -> group.holds(vertex)).findFirst();
    }

    /** The side that has a living stone on a point, or alone surrounds it. */
    public Optional<Color> surroundedBy(Vertex vertex) {
        for (Color color : Color.values()) {
            if (map.isSurroundedBy(color, point(vertex))) {
                return Optional.of(color);
            }
        }
        return Optional.empty();
    }

    /** Whose territory a point is under rules that count none in seki; empty for living stones and neutral points. */
    public Optional<Color> territory(Vertex vertex) {
        return map.territory(point(vertex));
    }

    /** Whether a point without a living stone is surrounded by stones that stand in seki. */
    public boolean isEyeInSeki(Vertex vertex) {
        return !isLivingStone(vertex)
                && surroundedBy(vertex).isPresent()
                && map.seki(point(vertex)).isPresent();
    }

    /** Whether a surrounded point is no territory because its owner must fill it in the end. */
    public boolean isToFill(Vertex vertex) {
        return !isLivingStone(vertex)
                && surroundedBy(vertex).isPresent()
                && map.isToFill(point(vertex))
                && territory(vertex).isEmpty();
    }

    /** Whether a stone stands on a point that is not dead. */
    public boolean isLivingStone(Vertex vertex) {
        return grid.isLivingStone(point(vertex));
    }

    /** Whether a dead stone lies on a point. */
    public boolean isDeadStone(Vertex vertex) {
        return dead.contains(vertex);
    }

    int deadStones(Color color) {
        return (int) dead.stream()
                .filter(vertex -> position.at(vertex).equals(Optional.of(color)))
                .count();
    }

    BoardSize size() {
        return position.size();
    }

    /** All points of the board, in order. */
    SortedSet<Vertex> vertices() {
        SortedSet<Vertex> vertices = new TreeSet<>();
        IntStream.range(0, grid.size()).forEach(point -> vertices.add(vertex(point)));
        return vertices;
    }

    private int point(Vertex vertex) {
        return (size().height() - 1 - vertex.row()) * grid.width() + vertex.column();
    }

    private Vertex vertex(int point) {
        return new Vertex(point % grid.width(), size().height() - 1 - point / grid.width());
    }
}
