package org.tengen.engine;

/**
 * The size of a board in points, from 2 to 25 each way; boards need not be square.
 *
 * @param width columns
 * @param height rows
 */
public record BoardSize(int width, int height) {
    /** The smallest width or height. */
    public static final int MIN = 2;
    /** The largest width or height: GTP has a letter for 25 columns. */
    public static final int MAX = 25;

    /** @throws IllegalArgumentException where a side is under {@value #MIN} or over {@value #MAX}; the message says which */
    public BoardSize {
        requireSide(width, "wide");
        requireSide(height, "high");
    }

    private static void requireSide(int points, String way) {
        if (points < MIN || points > MAX) {
            throw new IllegalArgumentException(
                    "A board is " + MIN + " to " + MAX + " points " + way + ", not " + points);
        }
    }

    /** A square board. */
    public static BoardSize square(int side) {
        return new BoardSize(side, side);
    }

    /** The number of points. */
    public int points() {
        return width * height;
    }

    /** Whether the board has this vertex. */
    public boolean contains(Vertex vertex) {
        return vertex.column() < width && vertex.row() < height;
    }

    /** {@code 19x19}. */
    @Override
    public String toString() {
        return width + "x" + height;
    }
}
