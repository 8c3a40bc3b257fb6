package org.tengen.engine.scoring;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;

/**
 * Living stones of one side that cannot be cut apart: chains joined by the points they alone surround, and by joints.
 *
 * @param stones in order, one at least
 * @param surrounded the points without living stones that they alone surround, in order
 */
public record Group(Color color, SortedSet<Vertex> stones, SortedSet<Vertex> surrounded, Status status) {
    /** How a group lives. */
    public enum Status {
        /** With two eyes. */
        ALIVE,
        /** Without two eyes of its own. */
        SEKI
    }

    public Group {
        stones = Collections.unmodifiableSortedSet(new TreeSet<>(stones));
        surrounded = Collections.unmodifiableSortedSet(new TreeSet<>(surrounded));
    }

    /** The first stone in the order of vertices, by which the group is named. */
    public Vertex vertex() {
        return stones.first();
    }

    boolean holds(Vertex vertex) {
        return stones.contains(vertex) || surrounded.contains(vertex);
    }
}
