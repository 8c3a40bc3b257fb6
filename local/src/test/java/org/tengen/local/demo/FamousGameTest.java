package org.tengen.local.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Move;
import org.tengen.engine.Vertex;
import org.tengen.engine.notation.SgfGame;
import org.tengen.engine.notation.SgfMove;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.Rulesets;
import org.tengen.engine.scoring.Finish;
import org.tengen.engine.scoring.Score;

/** The numbers are the historical record's and GNU Go 3.8's count of it. */
class FamousGameTest {
    private final SgfGame record = FamousGame.read();

    @Test
    void has_325_moves_and_black_made_the_last() {
        assertThat(record.moves()).hasSize(325);
        assertThat(record.moves().getLast().color()).isEqualTo(Color.BLACK);
    }

    @Test
    void is_legal_and_counts_as_it_did_in_1846() {
        Game game = played();

        assertThat(game.prisonersHeldBy(Color.WHITE)).isEqualTo(29);
        assertThat(game.prisonersHeldBy(Color.BLACK)).isEqualTo(31);
        assertThat(Score.of(Finish.of(game, FamousGame.dead()).withKomi(Komi.ofHalfPoints(0)))
                        .result())
                .isEqualTo(FamousGame.RESULT);
    }

    @Test
    void names_whole_chains_as_dead() {
        Game game = played();
        Set<Vertex> chains = new TreeSet<>();
        FamousGame.dead().forEach(vertex -> chains.addAll(game.position().chainAt(vertex)));

        assertThat(FamousGame.dead()).isEqualTo(chains);
    }

    private Game played() {
        Game game = Game.start(Rulesets.named(FamousGame.RULESET).orElseThrow(), record.size());
        for (SgfMove move : record.moves()) {
            switch (move.move()) {
                case Move.Play(var vertex) -> game.play(move.color(), vertex);
                case Move.Pass() -> game.pass(move.color());
            }
        }
        return game;
    }
}
