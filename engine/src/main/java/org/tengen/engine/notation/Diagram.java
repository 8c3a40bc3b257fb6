package org.tengen.engine.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;

/**
 * Positions as drawn boards for people, with coordinates:
 *
 * <pre>
 * 3 . X .
 * 2 X O .
 * 1 . X .
 *   A B C
 * </pre>
 */
public final class Diagram {
    private Diagram() {}

    /** Draws a position, a line a row, the column letters last. */
    public static String of(Position position) {
        BoardSize size = position.size();
        int margin = Integer.toString(size.height()).length();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < size.height(); i++) {
            text.append(("%" + margin + "d").formatted(size.height() - i));
            position.rows().get(i).chars().forEach(symbol -> text.append(' ').append((char) symbol));
            text.append('\n');
        }
        text.append(" ".repeat(margin));
        for (int column = 0; column < size.width(); column++) {
            text.append(' ').append(new Vertex(column, 0).toString().charAt(0));
        }
        return text.toString();
    }

    /**
     * The position that is drawn: rows of {@code X}, {@code O} and {@code .}; coordinates, blanks and empty lines do
     * not matter, since the row numbers are taken to count down to 1.
     *
     * @throws IllegalArgumentException where what is left is no position
     */
    public static Position parse(String text) {
        List<String> rows = new ArrayList<>();
        for (String line : text.lines().toList()) {
            String row = line.chars()
                    .filter(c -> !Character.isWhitespace(c) && !Character.isDigit(c))
                    .mapToObj(c -> String.valueOf((char) c))
                    .collect(Collectors.joining());
            if (!row.isEmpty() && !isColumnLetters(row)) {
                rows.add(row);
            }
        }
        return new Position(rows);
    }

    private static boolean isColumnLetters(String row) {
        return row.charAt(0) == 'A';
    }
}
