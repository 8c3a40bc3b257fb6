package org.tengen.engine.notation;

import java.util.Set;
import java.util.TreeSet;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Move;
import org.tengen.engine.Vertex;

/** Points as SGF names them: two letters, the column from the left and the row from the top. */
final class SgfPoints {
    /** On boards up to this size {@code tt}, which is no point of theirs, is a pass. */
    private static final int LARGEST_WITH_TT_AS_PASS = 19;

    private SgfPoints() {}

    static Move readMove(SgfProperty property, String value, BoardSize size) {
        String name = value.strip();
        boolean ttIsPass = size.width() <= LARGEST_WITH_TT_AS_PASS && size.height() <= LARGEST_WITH_TT_AS_PASS;
        return name.isEmpty() || (ttIsPass && name.equals("tt"))
                ? Move.PASS
                : new Move.Play(readPoint(property, name, size));
    }

    /** All points of a property's values, rectangles among them, in order. */
    static Set<Vertex> readPoints(SgfProperty property, BoardSize size) {
        Set<Vertex> points = new TreeSet<>();
        for (String value : property.values()) {
            if (!value.isBlank()) {
                addRectangle(points, property, value.strip(), size);
            }
        }
        return points;
    }

    private static void addRectangle(Set<Vertex> points, SgfProperty property, String value, BoardSize size) {
        int colon = value.indexOf(':');
        Vertex from = readPoint(property, colon < 0 ? value : value.substring(0, colon), size);
        Vertex to = colon < 0 ? from : readPoint(property, value.substring(colon + 1), size);
        for (int row = Math.min(from.row(), to.row()); row <= Math.max(from.row(), to.row()); row++) {
            for (int column = Math.min(from.column(), to.column());
                    column <= Math.max(from.column(), to.column());
                    column++) {
                points.add(new Vertex(column, row));
            }
        }
    }

    private static Vertex readPoint(SgfProperty property, String name, BoardSize size) {
        if (name.length() != 2) {
            throw property.error("'" + name + "' is no point: two letters, such as dd");
        }
        int column = name.charAt(0) - 'a';
        int fromTop = name.charAt(1) - 'a';
        if (column < 0 || column >= size.width() || fromTop < 0 || fromTop >= size.height()) {
            throw property.error("'" + name + "' is off the board of " + size);
        }
        return new Vertex(column, size.height() - 1 - fromTop);
    }

    static String write(Vertex vertex, BoardSize size) {
        return "" + (char) ('a' + vertex.column()) + (char) ('a' + size.height() - 1 - vertex.row());
    }

    static String write(Move move, BoardSize size) {
        return switch (move) {
            case Move.Play(Vertex vertex) -> write(vertex, size);
            case Move.Pass _ -> "";
        };
    }
}
