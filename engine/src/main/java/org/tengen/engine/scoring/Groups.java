package org.tengen.engine.scoring;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;

/** Living stones that belong together: chains of one side joined through the regions it alone surrounds. */
final class Groups {
    /** The stones of a group and the regions it surrounds. */
    record Group(Color color, Set<Vertex> stones, Set<Regions.Region> eyes) {}

    private Groups() {}

    static List<Group> of(Position living, Regions regions) {
        List<Group> groups = new ArrayList<>();
        Set<Vertex> seen = new HashSet<>();
        for (Color color : Color.values()) {
            for (Vertex stone : living.stones(color)) {
                if (!seen.contains(stone)) {
                    Group group = groupOf(living, regions, color, stone);
                    seen.addAll(group.stones());
                    groups.add(group);
                }
            }
        }
        return groups;
    }

    private static Group groupOf(Position living, Regions regions, Color color, Vertex first) {
        Set<Vertex> seen = new HashSet<>(Set.of(first));
        Set<Regions.Region> eyes = new HashSet<>();
        Deque<Vertex> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            for (Vertex neighbour : living.neighbours(open.pop())) {
                if (belongsTo(color, living, regions, neighbour) && seen.add(neighbour)) {
                    open.push(neighbour);
                    if (living.at(neighbour).isEmpty()) {
                        eyes.add(regions.at(neighbour));
                    }
                }
            }
        }
        seen.removeIf(vertex -> living.at(vertex).isEmpty());
        return new Group(color, seen, eyes);
    }

    private static boolean belongsTo(Color color, Position living, Regions regions, Vertex vertex) {
        Optional<Color> owner = living.at(vertex).or(() -> regions.at(vertex).surroundedBy());
        return owner.equals(Optional.of(color));
    }
}
