package org.tengen.engine.board;

import org.tengen.engine.Vertex;

/**
 * Points as the engine counts them: {@code point = (row + 1) * STRIDE + column + 1}, with row and column as in
 * {@link Vertex}. A point means the same vertex on every board, whatever its size; neighbours are {@code ± 1} and
 * {@code ± STRIDE}; ascending points are ascending vertices. The column 0, the row 0 and whatever lies beyond a smaller
 * board are border, so that the neighbours of a point need no test for the edge.
 */
public final class Points {
    /** From a point to the one above it: 25 columns and one of border. */
    public static final int STRIDE = 26;
    /** No point: 0, which is border on every board. */
    public static final int NONE = 0;
    /** One more than the largest index a board of any size has, its upper border included. */
    public static final int LIMIT = 27 * STRIDE + 1;

    private static final Vertex[] VERTICES = vertices();

    private Points() {}

    /** The point of a vertex. No allocation. */
    public static int of(Vertex vertex) {
        return of(vertex.column(), vertex.row());
    }

    /** The point of a column and a row, both from 0, without a check of either. No allocation. */
    public static int of(int column, int row) {
        return (row + 1) * STRIDE + column + 1;
    }

    /**
     * The vertex of a point; the same object each time, no allocation.
     *
     * @throws IllegalArgumentException where the point is border on every board
     */
    public static Vertex vertex(int point) {
        Vertex vertex = point < 0 || point >= LIMIT ? null : VERTICES[point];
        if (vertex == null) {
            throw new IllegalArgumentException("The point " + point + " lies on no board");
        }
        return vertex;
    }

    /** The vertex of each point, by point, length LIMIT; null for border. */
    private static Vertex[] vertices() {
        Vertex[] vertices = new Vertex[LIMIT];
        for (int row = 0; row < STRIDE - 1; row++) {
            for (int column = 0; column < STRIDE - 1; column++) {
                vertices[of(column, row)] = new Vertex(column, row);
            }
        }
        return vertices;
    }
}
