package org.tengen.kernel.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tengen.engine.BoardSize;
import org.tengen.kernel.problem.ProblemException;

class BoardSidesTest {
    @ParameterizedTest
    @CsvSource({", , 19, 19", "9, , 9, 9", ", 9, 9, 9", "2, 25, 2, 25"})
    void a_side_that_is_not_given_is_as_long_as_the_other(Integer width, Integer height, int columns, int rows) {
        assertThat(BoardSides.size(width, height)).isEqualTo(new BoardSize(columns, rows));
    }

    @ParameterizedTest
    @CsvSource({
        "1, 9, width, 1",
        "26, 9, width, 26",
        "9, 1, height, 1",
        "9, 26, height, 26",
        ", 0, height, 0",
        "1, , width, 1"
    })
    void the_side_that_is_wrong_is_named(Integer width, Integer height, String field, int points) {
        assertThatThrownBy(() -> BoardSides.size(width, height)).isInstanceOfSatisfying(ProblemException.class, e -> {
            assertThat(e.problem().extensions()).containsEntry("field", field);
            assertThat(e.problem().detail()).isEqualTo(field + " is 2 to 25 points, not " + points + ".");
        });
    }
}
