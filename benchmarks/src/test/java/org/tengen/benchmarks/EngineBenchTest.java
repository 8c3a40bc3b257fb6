package org.tengen.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tengen.engine.BoardSize;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.KoRule;

class EngineBenchTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"SIMPLE, 9, 243, 20, 2153, a054bc8c", "POSITIONAL, 19, 1081, 200, 90667, 273bf7c5"})
    void the_playout_that_is_timed_is_the_published_one(
            KoRule ko, int side, int cap, int games, long moves, String checksum) {
        SeededPlayout playout = new SeededPlayout(Game.start(EngineBench.rules(ko), BoardSize.square(side)), cap);
        for (int i = 0; i < games; i++) {
            playout.playGame();
        }
        assertThat(playout.moves()).isEqualTo(moves);
        assertThat(playout.checksum()).isEqualTo(checksum);
    }

    @Test
    void games_are_read_for_the_smallest_usual_board_and_cut_at_an_illegal_move() throws IOException {
        Path file = Files.writeString(folder.resolve("games"), "A1 B1 pass C9\n\nA1 A1 B2\n");
        GamesFile games = GamesFile.read(file, OptionalInt.empty(), EngineBench.rules(KoRule.POSITIONAL));
        assertThat(games.size()).isEqualTo(BoardSize.square(9));
        assertThat(games.moves()).isEqualTo(5);
        assertThat(games.cut()).isEqualTo(1);
    }

    @Test
    void a_line_that_is_no_game_is_named() throws IOException {
        Path file = Files.writeString(folder.resolve("games"), "A1 B1\nA1 I5\n");
        assertThatThrownBy(() -> GamesFile.read(file, OptionalInt.empty(), EngineBench.rules(KoRule.SIMPLE)))
                .hasMessageStartingWith("Line 2: 'I5' is no vertex");
    }

    @ParameterizedTest
    @CsvSource({
        "--ko maybe, simple or positional",
        "--playout 1, from 2 to 25",
        "--seconds x, number",
        "--other 1, no option"
    })
    void a_mistake_in_the_options_is_explained(String options, String message) {
        assertThatThrownBy(() -> Options.parse(options.split(" ", -1))).hasMessageContaining(message);
        assertThatThrownBy(() -> Options.parse("--games")).hasMessageContaining("needs a value");
    }
}
