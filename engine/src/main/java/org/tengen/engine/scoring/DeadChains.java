package org.tengen.engine.scoring;

import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;

/** Takes the stones that are dead off a position: whole chains, or nothing. */
public final class DeadChains {
    private DeadChains() {}

    /**
     * The position without its dead stones.
     *
     * @throws IllegalArgumentException where a vertex is off the board or empty, or is part of a chain that is not
     *     marked as a whole; the message names the vertex or the stones that are missing
     */
    public static Position remove(Position position, Set<Vertex> dead) {
        for (Vertex vertex : dead) {
            if (!position.size().contains(vertex)) {
                throw new IllegalArgumentException("The dead stone " + vertex + " is off the board");
            }
            SortedSet<Vertex> missing = new TreeSet<>(position.chainAt(vertex));
            if (missing.isEmpty()) {
                throw new IllegalArgumentException("There is no stone on " + vertex + " that could be dead");
            }
            missing.removeAll(dead);
            if (!missing.isEmpty()) {
                throw new IllegalArgumentException(
                        "A chain is dead or alive as a whole: with " + vertex + " go " + missing);
            }
        }
        return position.without(dead);
    }
}
