package org.tengen.engine;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The stones on a board at one moment, as an immutable drawing. It knows which points hold which stones and nothing of
 * whose turn it is or what may be played; for that see {@link org.tengen.engine.rules}. Made for showing, storing and
 * comparing, not for speed.
 *
 * @param rows from top to bottom, one character a point from left to right: {@code X} black, {@code O} white,
 *     {@code .} empty
 */
public record Position(List<String> rows) {
    public static final char BLACK_STONE = 'X';
    public static final char WHITE_STONE = 'O';
    public static final char EMPTY_POINT = '.';

    /** @throws IllegalArgumentException where the rows are uneven, of an impossible size, or hold other characters */
    public Position {
        rows = List.copyOf(rows);
        if (rows.isEmpty()) {
            throw new IllegalArgumentException("A position has rows, from top to bottom, such as \"..XO.\"");
        }
        BoardSize size = new BoardSize(rows.getFirst().length(), rows.size());
        for (String row : rows) {
            if (row.length() != size.width()) {
                throw new IllegalArgumentException(
                        "Row '" + row + "' has " + row.length() + " points, the first row has " + size.width());
            }
            if (!holdsPointsOnly(row)) {
                throw new IllegalArgumentException("Row '" + row + "' holds more than X, O and .");
            }
        }
    }

    private static boolean holdsPointsOnly(String row) {
        for (int i = 0; i < row.length(); i++) {
            char symbol = row.charAt(i);
            if (symbol != BLACK_STONE && symbol != WHITE_STONE && symbol != EMPTY_POINT) {
                return false;
            }
        }
        return true;
    }

    /** A board without stones. */
    public static Position empty(BoardSize size) {
        return new Position(IntStream.range(0, size.height())
                .mapToObj(_ -> ".".repeat(size.width()))
                .toList());
    }

    /** The character that stands for a stone of this colour. */
    public static char symbol(Color color) {
        return color == Color.BLACK ? BLACK_STONE : WHITE_STONE;
    }

    public BoardSize size() {
        return new BoardSize(rows.getFirst().length(), rows.size());
    }

    /** The colour of the stone on a vertex of this board; empty where there is none. */
    public Optional<Color> at(Vertex vertex) {
        return switch (symbolAt(vertex)) {
            case BLACK_STONE -> Optional.of(Color.BLACK);
            case WHITE_STONE -> Optional.of(Color.WHITE);
            default -> Optional.empty();
        };
    }

    /** This position with stones of one colour put on vertices, whatever they held before. */
    public Position withStones(Color color, Collection<Vertex> vertices) {
        return with(symbol(color), vertices);
    }

    /** This position with vertices made empty. */
    public Position without(Collection<Vertex> vertices) {
        return with(EMPTY_POINT, vertices);
    }

    /** The vertices that hold a stone of this colour, in order. */
    public SortedSet<Vertex> stones(Color color) {
        SortedSet<Vertex> stones = new TreeSet<>();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.getFirst().length(); column++) {
                Vertex vertex = new Vertex(column, row);
                if (symbolAt(vertex) == symbol(color)) {
                    stones.add(vertex);
                }
            }
        }
        return stones;
    }

    /** The solidly connected stones that the stone on this vertex belongs to; none where the vertex is empty. */
    public SortedSet<Vertex> chainAt(Vertex vertex) {
        SortedSet<Vertex> chain = new TreeSet<>();
        Optional<Color> color = at(vertex);
        if (color.isEmpty()) {
            return chain;
        }
        Deque<Vertex> open = new ArrayDeque<>(List.of(vertex));
        chain.add(vertex);
        while (!open.isEmpty()) {
            for (Vertex neighbour : neighbours(open.pop())) {
                if (at(neighbour).equals(color) && chain.add(neighbour)) {
                    open.push(neighbour);
                }
            }
        }
        return chain;
    }

    /** The vertices next to this one along the lines: two in a corner, three at an edge, else four. */
    public List<Vertex> neighbours(Vertex vertex) {
        BoardSize size = size();
        int column = vertex.column();
        int row = vertex.row();
        return IntStream.of(0, 1, 2, 3)
                .filter(side -> switch (side) {
                    case 0 -> column > 0;
                    case 1 -> column < size.width() - 1;
                    case 2 -> row > 0;
                    default -> row < size.height() - 1;
                })
                .mapToObj(side -> switch (side) {
                    case 0 -> new Vertex(column - 1, row);
                    case 1 -> new Vertex(column + 1, row);
                    case 2 -> new Vertex(column, row - 1);
                    default -> new Vertex(column, row + 1);
                })
                .toList();
    }

    private char symbolAt(Vertex vertex) {
        return rows.get(rows.size() - 1 - vertex.row()).charAt(vertex.column());
    }

    private Position with(char symbol, Collection<Vertex> vertices) {
        List<StringBuilder> changed = rows.stream().map(StringBuilder::new).toList();
        for (Vertex vertex : vertices) {
            changed.get(rows.size() - 1 - vertex.row()).setCharAt(vertex.column(), symbol);
        }
        return new Position(changed.stream().map(StringBuilder::toString).toList());
    }

    /** The rows, one a line. */
    @Override
    public String toString() {
        return String.join("\n", rows);
    }
}
