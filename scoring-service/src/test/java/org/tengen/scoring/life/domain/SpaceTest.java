package org.tengen.scoring.life.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.board.Board;
import org.tengen.engine.board.Points;

class SpaceTest {
    @ParameterizedTest
    @ValueSource(strings = {"X", "XX", "XXX", "XX/X.", "XX/XX", "XXX/.X.", ".X./XXX/.X.", "XXX/.XX", ".X./XXX/.XX"})
    void these_shapes_make_one_eye(String shape) {
        assertThat(spaceOf(shape).isKillable()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"XXXX", "XXX/X..", "XX./.XX", "XXXXX", "XXX/X../X..", "XXX/XXX", "XXXXXX", "XXXX/XXX."})
    void these_shapes_make_two(String shape) {
        assertThat(spaceOf(shape).isKillable()).isFalse();
    }

    private static Space spaceOf(String shape) {
        List<String> rows = List.of(shape.split("/", -1));
        Position position = Position.empty(BoardSize.square(9));
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).length(); column++) {
                if (rows.get(row).charAt(column) == 'X') {
                    position = position.withStones(Color.BLACK, List.of(new Vertex(column, row)));
                }
            }
        }
        Board board = Boards.of(position);
        Space space = new Space();
        space.flood(Points.of(position.stones(Color.BLACK).first()), point -> board.holds(Color.BLACK, point));
        return space;
    }
}
