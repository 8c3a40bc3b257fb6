package org.tengen.engine.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.ReferenceBoard;

/** The numbers of legal positions on n x n boards: OEIS A094777. */
class LegalPositionsTest {
    /** Every way to put stones on the board is set up on the fast board, which is asked for chains without liberties. */
    @ParameterizedTest
    @CsvSource({"2, 57", "3, 12675", "4, 24318165"})
    void the_fast_board_knows_as_many_as_were_published(int side, long published) {
        Board[] boards = IntStream.rangeClosed(0, side * side)
                .mapToObj(_ -> new Board(BoardSize.square(side)))
                .toArray(Board[]::new);
        assertThat(count(boards, side, 0)).isEqualTo(published);
    }

    /** Boards of one point are none of ours; only the reference board can be that small. */
    @Test
    void the_reference_board_knows_one_of_one_point() {
        assertThat(countOnReference(1)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"2, 57", "3, 12675"})
    void the_reference_board_knows_as_many_as_were_published(int side, long published) {
        assertThat(countOnReference(side)).isEqualTo(published);
    }

    private static long count(Board[] boards, int side, int placed) {
        Board board = boards[placed];
        if (placed == side * side) {
            return isLegal(board, side) ? 1 : 0;
        }
        Board next = boards[placed + 1];
        next.copyFrom(board);
        long legal = count(boards, side, placed + 1);
        for (Color color : Color.values()) {
            next.copyFrom(board);
            next.setUp(color, Points.of(placed % side, placed / side));
            legal += count(boards, side, placed + 1);
        }
        return legal;
    }

    private static boolean isLegal(Board board, int side) {
        for (int row = 0; row < side; row++) {
            for (int column = 0; column < side; column++) {
                int point = Points.of(column, row);
                if (!board.isEmpty(point) && board.isWithoutLiberties(point)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static long countOnReference(int side) {
        int positions = IntStream.range(0, side * side).reduce(1, (product, _) -> product * 3);
        return IntStream.range(0, positions)
                .filter(code -> isLegalOnReference(code, side))
                .count();
    }

    private static boolean isLegalOnReference(int code, int side) {
        ReferenceBoard board = new ReferenceBoard(side, side);
        int digits = code;
        for (int i = 0; i < side * side; i++, digits /= 3) {
            if (digits % 3 > 0) {
                board.put(digits % 3 == 1 ? Color.BLACK : Color.WHITE, new Vertex(i % side, i / side));
            }
        }
        return IntStream.range(0, side * side)
                .mapToObj(i -> new Vertex(i % side, i / side))
                .allMatch(vertex ->
                        board.at(vertex) == '.' || !board.liberties(vertex).isEmpty());
    }
}
