package org.tengen.scoring.life.domain;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;

/**
 * One of the sixteen ways to look at a board: turned, mirrored, with the colours swapped. Random games are played on
 * the same view of all of them, so that a turned position gets the same judgement, turned.
 *
 * @param position what is seen
 * @param original where each point seen lies on the board itself
 * @param swapped whether black is seen as white
 */
record Orientation(Position position, Map<Vertex, Vertex> original, boolean swapped) {
    private static final int WAYS = 16;

    /** The view whose rows come first in the alphabet. */
    static Orientation canonical(Position position) {
        Orientation first = of(position, 0);
        for (int way = 1; way < WAYS; way++) {
            Orientation other = of(position, way);
            if (String.join("/", other.position.rows()).compareTo(String.join("/", first.position.rows())) < 0) {
                first = other;
            }
        }
        return first;
    }

    private static Orientation of(Position position, int way) {
        BoardSize size = position.size();
        boolean transposed = (way & 4) != 0;
        boolean swapped = (way & 8) != 0;
        Map<Vertex, Vertex> original = new HashMap<>();
        for (int row = 0; row < size.height(); row++) {
            for (int column = 0; column < size.width(); column++) {
                int seenColumn = (way & 1) == 0 ? column : size.width() - 1 - column;
                int seenRow = (way & 2) == 0 ? row : size.height() - 1 - row;
                Vertex seen = transposed ? new Vertex(seenRow, seenColumn) : new Vertex(seenColumn, seenRow);
                original.put(seen, new Vertex(column, row));
            }
        }
        BoardSize seenSize = transposed ? new BoardSize(/* width= */ size.height(), /* height= */ size.width()) : size;
        Position seen = Position.empty(seenSize);
        for (Color color : Color.values()) {
            SortedSet<Vertex> stones = position.stones(swapped ? color.opponent() : color);
            List<Vertex> seenStones = original.keySet().stream()
                    .filter(vertex -> stones.contains(original.get(vertex)))
                    .toList();
            seen = seen.withStones(color, seenStones);
        }
        return new Orientation(seen, Map.copyOf(original), swapped);
    }

    /** A chain seen this way, as it lies on the board itself. */
    JudgedChain onTheBoard(JudgedChain seen) {
        SortedSet<Vertex> stones = new TreeSet<>();
        seen.stones().forEach(vertex -> stones.add(original.get(vertex)));
        Color color = swapped ? seen.color().opponent() : seen.color();
        return new JudgedChain(color, stones, seen.status(), seen.confidencePerMille());
    }
}
