package org.tengen.engine.notation;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;

/**
 * A change of the position between moves that is no move. What was captured by it, and whose turn it then is, nobody
 * says.
 *
 * @param afterMove the number of the move it comes after, from 1
 * @param black the vertices that a black stone is put on, whatever they held
 * @param white the vertices that a white stone is put on, whatever they held
 * @param emptied the vertices that are made empty
 */
public record SgfEdit(int afterMove, Set<Vertex> black, Set<Vertex> white, Set<Vertex> emptied) {
    public SgfEdit {
        black = sorted(black);
        white = sorted(white);
        emptied = sorted(emptied);
    }

    private static Set<Vertex> sorted(Set<Vertex> vertices) {
        return Collections.unmodifiableSortedSet(new TreeSet<>(vertices));
    }

    /** The position that this makes of another; the same where it changes nothing. */
    public Position on(Position before) {
        return before.without(emptied).withStones(Color.BLACK, black).withStones(Color.WHITE, white);
    }

    void on(Map<Vertex, Color> stones) {
        emptied.forEach(stones::remove);
        black.forEach(vertex -> stones.put(vertex, Color.BLACK));
        white.forEach(vertex -> stones.put(vertex, Color.WHITE));
    }

    SgfEdit afterMove(int number) {
        return new SgfEdit(number, black, white, emptied);
    }
}
