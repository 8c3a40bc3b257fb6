package org.tengen.scoring.life.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.board.Board;
import org.tengen.engine.board.Points;

/** Positions as fast boards, and taken apart into chains. */
final class Boards {
    private Boards() {}

    /** The stones of a position on a board. */
    static Board of(Position position) {
        Board board = new Board(position.size());
        for (Color color : Color.values()) {
            position.stones(color).forEach(vertex -> board.setUp(color, Points.of(vertex)));
        }
        return board;
    }

    /** The chains of a position, each as its stones in order, by the first of them. */
    static Map<Vertex, SortedSet<Vertex>> chains(Position position) {
        Map<Vertex, SortedSet<Vertex>> chains = new TreeMap<>();
        Set<Vertex> seen = new TreeSet<>();
        for (Vertex stone : stones(position)) {
            if (!seen.contains(stone)) {
                SortedSet<Vertex> chain = position.chainAt(stone);
                seen.addAll(chain);
                chains.put(chain.first(), chain);
            }
        }
        return chains;
    }

    /** The stones of both sides. */
    static List<Vertex> stones(Position position) {
        List<Vertex> stones = new ArrayList<>();
        for (Color color : Color.values()) {
            stones.addAll(position.stones(color));
        }
        return stones;
    }

    /** All points of the board of a position. */
    static Stream<Vertex> vertices(Position position) {
        int width = position.size().width();
        return IntStream.range(0, position.size().points()).mapToObj(i -> new Vertex(i % width, i / width));
    }
}
