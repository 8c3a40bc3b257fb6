package org.tengen.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Vertex;

/** Seat stones put down freely, docs/rules.md#free-placement. */
class SeatStonesTest {
    private static final BoardSize NINE = BoardSize.square(9);

    @Test
    void the_sides_put_down_two_each_in_turn_black_first() {
        SeatStones none = SeatStones.none(NINE);
        assertThat(none.toPlace()).isEqualTo(BLACK);
        assertThat(none.left()).isEqualTo(4);

        SeatStones one = none.with(vertex("C3"));
        assertThat(one.toPlace()).isEqualTo(WHITE);

        SeatStones all = one.with(vertex("G3")).with(vertex("G7")).with(vertex("C7"));
        assertThat(all.left()).isZero();
        assertThat(all.placed().on(NINE).rows())
                .containsExactly(
                        ".........",
                        ".........",
                        "..O...X..",
                        ".........",
                        ".........",
                        ".........",
                        "..X...O..",
                        ".........",
                        ".........");
    }

    @Test
    void a_fifth_stone_is_none() {
        SeatStones all = placed("C3", "G3", "G7", "C7");
        assertThatThrownBy(() -> all.with(vertex("E5"))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_stone_does_not_stand_on_another() {
        SeatStones one = placed("C3");
        assertThat(one.isOccupied(vertex("C3"))).isTrue();
        assertThat(one.isOccupied(vertex("C4"))).isFalse();
        assertThatThrownBy(() -> one.with(vertex("C3"))).isInstanceOf(IllegalArgumentException.class);
    }

    /** Black's stone in the corner has lost A2; White may not take B1 too, since nothing is captured yet. */
    @Test
    void no_stone_takes_the_last_liberty_of_a_chain() {
        SeatStones three = placed("A1", "A2", "E5");
        assertThat(three.chainWithoutLiberties(vertex("B1")).orElseThrow()).containsExactly(vertex("A1"));
        assertThat(three.chainWithoutLiberties(vertex("C1"))).isEmpty();
        assertThatThrownBy(() -> three.with(vertex("B1"))).hasMessageContaining("A1");
    }

    /** Black holds both liberties of the corner. */
    @Test
    void no_stone_stands_where_it_has_no_liberty() {
        SeatStones three = placed("A2", "E5", "B1");
        assertThat(three.chainWithoutLiberties(vertex("A1")).orElseThrow()).containsExactly(vertex("A1"));
        assertThatThrownBy(() -> three.with(vertex("A1"))).hasMessageContaining("A1");
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "2, 4", "4, 2"})
    void a_board_without_room_has_no_seat_stones(int width, int height) {
        assertThatThrownBy(() -> SeatStones.none(new BoardSize(width, height)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("9 points");
    }

    /** On the smallest boards that have them, whatever stands already leaves the next stone a place. */
    @ParameterizedTest
    @CsvSource({"3, 3", "2, 5", "5, 2", "3, 4"})
    void the_next_stone_always_has_a_place(int width, int height) {
        BoardSize board = new BoardSize(width, height);
        int games = countGames(SeatStones.none(board));
        assertThat(games).isPositive();
    }

    /** How many ways there are to put down the rest; fails where there is none. */
    private static int countGames(SeatStones stones) {
        if (stones.left() == 0) {
            return 1;
        }
        int games = 0;
        for (int row = 0; row < stones.size().height(); row++) {
            for (int column = 0; column < stones.size().width(); column++) {
                Vertex vertex = new Vertex(column, row);
                if (!stones.isOccupied(vertex)
                        && stones.chainWithoutLiberties(vertex).isEmpty()) {
                    games += countGames(stones.with(vertex));
                }
            }
        }
        assertThat(games).as("places for the next stone after %s", stones).isPositive();
        return games;
    }

    private static SeatStones placed(String... vertices) {
        SeatStones stones = SeatStones.none(NINE);
        for (String vertex : vertices) {
            stones = stones.with(vertex(vertex));
        }
        return stones;
    }

    private static Vertex vertex(String text) {
        return Vertex.parse(text);
    }
}
