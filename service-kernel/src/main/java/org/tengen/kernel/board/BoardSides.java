package org.tengen.kernel.board;

import org.jspecify.annotations.Nullable;
import org.tengen.engine.BoardSize;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;

/** The size of a board in a request: its {@code width} and its {@code height}. */
public final class BoardSides {
    private static final int USUAL = 19;

    private BoardSides() {}

    /**
     * The size; a square where one side is given, 19x19 where none is.
     *
     * @throws ProblemException 400, naming the side that no board has
     */
    public static BoardSize size(@Nullable Integer width, @Nullable Integer height) {
        int across = width != null ? side("width", width) : height != null ? side("height", height) : USUAL;
        return new BoardSize(across, height != null ? side("height", height) : across);
    }

    private static int side(String field, int points) {
        if (points < BoardSize.MIN || points > BoardSize.MAX) {
            throw new ProblemException(Problems.badField(
                    field, field + " is " + BoardSize.MIN + " to " + BoardSize.MAX + " points, not " + points + "."));
        }
        return points;
    }
}
