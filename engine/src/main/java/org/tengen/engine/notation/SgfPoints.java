package org.tengen.engine.notation;

import java.util.BitSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Move;
import org.tengen.engine.Vertex;

/** Points as SGF names them: two letters, the column from the left and the row from the top. */
final class SgfPoints {
    /** On boards up to this size {@code tt}, which is no point of theirs, is a pass. */
    private static final int LARGEST_WITH_TT_AS_PASS = 19;

    private static final Pattern POINT = Pattern.compile("[a-z]{2}");

    private SgfPoints() {}

    /**
     * The move of a property. Besides nothing, and {@code tt} where that is no point, every point off the board is a
     * pass; many programs write the one beyond the last, {@code ss} on 18x18.
     */
    static Move readMove(SgfProperty property, BoardSize size, Consumer<String> warnings) {
        String name = property.value().strip();
        boolean ttIsPass = size.width() <= LARGEST_WITH_TT_AS_PASS && size.height() <= LARGEST_WITH_TT_AS_PASS;
        if (name.isEmpty() || (ttIsPass && name.equals("tt"))) {
            return Move.PASS;
        }
        if (POINT.matcher(name).matches() && !isOn(size, name)) {
            warnings.accept("off the board of " + size + "; read as a pass");
            return Move.PASS;
        }
        return new Move.Play(readPoint(property, name, size));
    }

    /** All points of a property's values, rectangles among them, in order. Cost: a few words a value. */
    static Set<Vertex> readPoints(SgfProperty property, BoardSize size) {
        BitSet points = new BitSet(size.points());
        for (String value : property.values()) {
            if (!value.isBlank()) {
                addRectangle(points, property, value.strip(), size);
            }
        }
        return points.stream()
                .mapToObj(point -> new Vertex(point % size.width(), point / size.width()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** @param points by {@code row * width + column} */
    private static void addRectangle(BitSet points, SgfProperty property, String value, BoardSize size) {
        int colon = value.indexOf(':');
        Vertex from = readPoint(property, colon < 0 ? value : value.substring(0, colon), size);
        Vertex to = colon < 0 ? from : readPoint(property, value.substring(colon + 1), size);
        int left = Math.min(from.column(), to.column());
        int right = Math.max(from.column(), to.column());
        for (int row = Math.min(from.row(), to.row()); row <= Math.max(from.row(), to.row()); row++) {
            points.set(row * size.width() + left, row * size.width() + right + 1);
        }
    }

    private static Vertex readPoint(SgfProperty property, String name, BoardSize size) {
        if (name.length() != 2) {
            throw property.error("'" + name + "' is no point: two letters, such as dd");
        }
        if (!isOn(size, name)) {
            throw property.error("'" + name + "' is off the board of " + size);
        }
        return new Vertex(name.charAt(0) - 'a', size.height() - 1 - (name.charAt(1) - 'a'));
    }

    private static boolean isOn(BoardSize size, String name) {
        int column = name.charAt(0) - 'a';
        int fromTop = name.charAt(1) - 'a';
        return column >= 0 && column < size.width() && fromTop >= 0 && fromTop < size.height();
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
