package org.tengen.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.Rulesets;
import org.tengen.engine.scoring.Finish;
import org.tengen.engine.scoring.Score;

/** The example of the engine's README. */
class ReadmeTest {
    @Test
    void the_example_does_what_it_says() {
        Game game = Game.start(Rulesets.CHINESE, BoardSize.square(9));
        for (String move : "C3 G7 G3 C7 pass pass".split(" ", -1)) {
            switch (Move.parse(move)) {
                case Move.Play(Vertex vertex) -> game.play(game.toPlay(), vertex);
                case Move.Pass _ -> game.pass(game.toPlay());
            }
        }
        Score score = Score.of(Finish.of(game, Set.of()));
        assertThat(game.playEnded()).isTrue();
        assertThat(score.result()).isEqualTo("W+7.5");
    }
}
