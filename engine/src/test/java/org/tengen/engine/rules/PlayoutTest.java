package org.tengen.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tengen.engine.BoardSize;
import org.tengen.engine.notation.Diagram;

/** The seeded playouts that other engines have played: the same moves, tries and checksum. */
class PlayoutTest {
    /** Under simple ko six engines agree. */
    @ParameterizedTest
    @CsvSource({
        "9, 20, 2153, 4095, a054bc8c",
        "9, 200, 22373, 43516, bf23d1a3",
        "9, 2000, 223604, 431689, 43de27ed",
        "19, 20, 9001, 20213, 5fe261cd",
        "19, 200, 90281, 208203, 13f7821e",
        "19, 2000, 910330, 2123161, 41f13ee8"
    })
    void under_simple_ko_plays_the_same_game_as_other_engines(
            int side, int games, long moves, long tries, String checksum) {
        SeededPlayout playout = new SeededPlayout(newGame(KoRule.SIMPLE, side), 3 * side * side);
        assertPlays(playout, games, moves, tries, checksum);
    }

    /** Under positional superko two engines and a naive reference agree; the last allowed move is the cap's minus 2. */
    @ParameterizedTest
    @CsvSource({
        "3, 20000, 318840, 446990, f777c45f",
        "5, 20000, 846329, 1447332, 6ce6ec61",
        "7, 20000, 1449522, 2664606, 1435c955",
        "9, 20000, 2221890, 4264614, a914f8d9",
        "19, 200, 90667, 208366, 273bf7c5"
    })
    void under_positional_superko_plays_the_same_game_as_other_engines(
            int side, int games, long moves, long tries, String checksum) {
        SeededPlayout playout = new SeededPlayout(newGame(KoRule.POSITIONAL, side), 3 * side * side - 2);
        assertPlays(playout, games, moves, tries, checksum);
    }

    private static Game newGame(KoRule ko, int side) {
        return Game.start(TestRules.of(ko, SuicideRule.NONE), BoardSize.square(side));
    }

    private static void assertPlays(SeededPlayout playout, int games, long moves, long tries, String checksum) {
        for (int i = 0; i < games; i++) {
            playout.playGame();
        }
        assertThat(playout.moves() + " moves, " + playout.tries() + " tries, " + playout.checksum())
                .as(() -> "last board:\n" + Diagram.of(playout.game().position()))
                .isEqualTo(moves + " moves, " + tries + " tries, " + checksum);
    }
}
