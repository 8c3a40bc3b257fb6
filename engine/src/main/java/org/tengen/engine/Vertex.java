package org.tengen.engine;

import java.util.Comparator;

/**
 * A point by its name, as in GTP: a column letter A to Z without I, and a row number counted from the bottom, so
 * {@code Q16}. A vertex does not know the board: whether it lies on one, {@link BoardSize#contains} says.
 *
 * @param column from the left, 0 to {@value BoardSize#MAX} - 1
 * @param row from the bottom, 0 to {@value BoardSize#MAX} - 1
 */
public record Vertex(int column, int row) implements Comparable<Vertex> {
    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
    private static final Comparator<Vertex> ORDER =
            Comparator.comparingInt(Vertex::row).thenComparingInt(Vertex::column);

    public Vertex {
        if (column < 0 || column >= BoardSize.MAX || row < 0 || row >= BoardSize.MAX) {
            throw new IllegalArgumentException("No board has the point (" + column + "," + row + ")");
        }
    }

    /**
     * The vertex of this name; upper or lower case.
     *
     * @throws IllegalArgumentException where {@code name} is no vertex; the message says what one looks like
     */
    public static Vertex parse(String name) {
        if (name.length() < 2 || name.length() > 3) {
            throw notAVertex(name);
        }
        int column = COLUMNS.indexOf(upper(name.charAt(0)));
        int row = 0;
        for (int i = 1; i < name.length(); i++) {
            char digit = name.charAt(i);
            if (digit < '0' || digit > '9') {
                throw notAVertex(name);
            }
            row = row * 10 + digit - '0';
        }
        if (column < 0 || row < 1 || row > BoardSize.MAX || name.charAt(1) == '0') {
            throw notAVertex(name);
        }
        return new Vertex(column, row - 1);
    }

    private static char upper(char letter) {
        return letter >= 'a' && letter <= 'z' ? (char) (letter - 'a' + 'A') : letter;
    }

    private static IllegalArgumentException notAVertex(String name) {
        return new IllegalArgumentException(
                "'" + name + "' is no vertex: a column letter A to Z without I, then a row from 1 to 25, such as Q16");
    }

    /** By row from the bottom, then by column from the left: A1, B1 … A2. */
    @Override
    public int compareTo(Vertex other) {
        return ORDER.compare(this, other);
    }

    /** The name, upper case: {@code Q16}. */
    @Override
    public String toString() {
        return COLUMNS.charAt(column) + Integer.toString(row + 1);
    }
}
