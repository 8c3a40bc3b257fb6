package org.tengen.benchmarks.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Vertex;
import org.tengen.engine.board.Points;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.Legality;
import org.tengen.engine.rules.Rulesets;

class GameScriptsTest {
    private final List<GameScript> games = GameScripts.all();

    /** The lengths are those of the historical records. */
    @Test
    void the_games_of_record_are_whole() {
        assertThat(games.subList(0, 3)).extracting(GameScript::length).containsExactly(325, 142, 177);
    }

    @Test
    void every_move_of_every_game_is_legal_and_no_generated_one_fills_an_eye() {
        for (GameScript script : games) {
            boolean generated = script.ruleset().equals("chinese");
            Game game = Game.start(Rulesets.named(script.ruleset()).orElseThrow(), BoardSize.square(19));
            for (Vertex vertex : script.moves()) {
                int point = Points.of(vertex);
                assertThat(game.judge(game.toPlay(), point)).as("%s", vertex).isEqualTo(Legality.LEGAL);
                assertThat(generated && game.isEyeShape(game.toPlay(), point)).isFalse();
                game.play(game.toPlay(), vertex);
            }
        }
    }

    @Test
    void generated_games_are_long_and_differ() {
        List<List<Vertex>> generated =
                games.subList(3, games.size()).stream().map(GameScript::moves).toList();

        assertThat(generated)
                .hasSize(9)
                .doesNotHaveDuplicates()
                .allSatisfy(moves -> assertThat(moves).hasSizeBetween(200, 400));
    }

    @Test
    void a_move_is_asked_for_by_vertex_and_number() {
        GameScript game = GameScript.of("chinese", List.of(Vertex.parse("Q16"), Vertex.parse("D4")));

        assertThat(game.body(1)).hasToString("{\"vertex\":\"D4\",\"moveNumber\":2}");
    }
}
