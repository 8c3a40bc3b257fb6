package org.tengen.engine.scoring;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Vertex;

/**
 * Whose each point is.
 *
 * @param rows from top to bottom, one character a point from left to right: the symbols of {@link Owner}
 */
public record Owners(List<String> rows) {
    public Owners {
        rows = List.copyOf(rows);
    }

    /** The owners an assignment gives to the points of a board. */
    static Owners of(BoardSize size, Function<Vertex, Owner> assignment) {
        return new Owners(IntStream.range(0, size.height())
                .mapToObj(fromTop -> row(size.width(), size.height() - 1 - fromTop, assignment))
                .toList());
    }

    private static String row(int width, int row, Function<Vertex, Owner> assignment) {
        StringBuilder text = new StringBuilder(width);
        for (int column = 0; column < width; column++) {
            text.append(assignment.apply(new Vertex(column, row)).symbol());
        }
        return text.toString();
    }

    /** Whose a point of this board is. */
    public Owner at(Vertex vertex) {
        return switch (rows.get(rows.size() - 1 - vertex.row()).charAt(vertex.column())) {
            case 'B' -> Owner.BLACK;
            case 'W' -> Owner.WHITE;
            default -> Owner.NONE;
        };
    }

    /** How many points are this owner's. */
    public int count(Owner owner) {
        return (int) rows.stream()
                .flatMapToInt(String::chars)
                .filter(symbol -> symbol == owner.symbol())
                .count();
    }

    /** The points that are this owner's, in order. */
    public SortedSet<Vertex> points(Owner owner) {
        SortedSet<Vertex> points = new TreeSet<>();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.getFirst().length(); column++) {
                Vertex vertex = new Vertex(column, row);
                if (at(vertex) == owner) {
                    points.add(vertex);
                }
            }
        }
        return points;
    }

    /** The rows, one a line. */
    @Override
    public String toString() {
        return String.join("\n", rows);
    }
}
