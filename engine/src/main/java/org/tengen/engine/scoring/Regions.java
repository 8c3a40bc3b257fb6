package org.tengen.engine.scoring;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;

/** The empty points of a position in connected regions, and the colours of the stones round each. */
final class Regions {
    /** Connected empty points, and whose stones stand beside them. */
    record Region(Set<Vertex> points, Set<Color> beside) {
        /** The side that alone surrounds this region. */
        Optional<Color> surroundedBy() {
            return beside.size() == 1 ? Optional.of(beside.iterator().next()) : Optional.empty();
        }

        /** Whether stones of both sides stand beside it. */
        boolean isShared() {
            return beside.size() == 2;
        }
    }

    private final List<Region> all = new ArrayList<>();
    private final Map<Vertex, Region> byPoint = new HashMap<>();

    Regions(Position position) {
        for (int row = 0; row < position.size().height(); row++) {
            for (int column = 0; column < position.size().width(); column++) {
                Vertex vertex = new Vertex(column, row);
                if (position.at(vertex).isEmpty() && !byPoint.containsKey(vertex)) {
                    Region region = regionOf(position, vertex);
                    all.add(region);
                    region.points().forEach(point -> byPoint.put(point, region));
                }
            }
        }
    }

    private static Region regionOf(Position position, Vertex first) {
        Set<Vertex> points = new HashSet<>(Set.of(first));
        Set<Color> beside = EnumSet.noneOf(Color.class);
        Deque<Vertex> open = new ArrayDeque<>(points);
        while (!open.isEmpty()) {
            for (Vertex neighbour : position.neighbours(open.pop())) {
                Optional<Color> color = position.at(neighbour);
                if (color.isPresent()) {
                    beside.add(color.get());
                } else if (points.add(neighbour)) {
                    open.push(neighbour);
                }
            }
        }
        return new Region(points, beside);
    }

    List<Region> all() {
        return all;
    }

    /** The region an empty point lies in. */
    Region at(Vertex empty) {
        return byPoint.get(empty);
    }
}
