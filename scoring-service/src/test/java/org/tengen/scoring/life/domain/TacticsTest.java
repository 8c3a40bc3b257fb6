package org.tengen.scoring.life.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;

import org.junit.jupiter.api.Test;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;
import org.tengen.engine.board.Board;
import org.tengen.engine.board.Points;
import org.tengen.engine.notation.Diagram;

class TacticsTest {
    @Test
    void a_true_eye_is_not_filled() {
        assertThat(isSensible(BLACK, "A1", """
                ....
                XX..
                .X..
                """)).isFalse();
    }

    @Test
    void a_false_eye_is() {
        assertThat(isSensible(BLACK, "A1", """
                ....
                XO..
                .X..
                """)).isTrue();
    }

    @Test
    void the_liberties_of_a_seki_are_not_filled() {
        String seki = """
                .O.X.X.
                O.OX.X.
                OOOXXXX
                OOOOXXX
                OOXXOXX
                OXX.OOX
                OXX.OOX
                """;

        assertThat(isSensible(BLACK, "D1", seki)).isFalse();
        assertThat(isSensible(WHITE, "D2", seki)).isFalse();
    }

    @Test
    void bait_is_put_where_it_leaves_one_eye() {
        assertThat(isSensible(WHITE, "A1", """
                OOOOO.
                XXXXO.
                .O.XO.
                """)).isTrue();
    }

    @Test
    void a_capture_is_always_sensible() {
        assertThat(isSensible(BLACK, "A1", """
                X...
                OX..
                .OX.
                """)).isTrue();
    }

    private static boolean isSensible(Color color, String vertex, String diagram) {
        Board board = Boards.of(Diagram.parse(diagram));
        return new Tactics(board, new Liberties(board)).isSensible(color, Points.of(Vertex.parse(vertex)));
    }
}
