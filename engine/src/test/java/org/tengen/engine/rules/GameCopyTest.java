package org.tengen.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Move;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;

/** A copy answers as the game it was made from did, whatever happens to that one, and the other way round. */
class GameCopyTest {
    private static final long SEED = 1846;
    private static final int MOVES = 300;

    /** All that can be asked of a game and that a move may change. */
    private record Answers(
            Position position,
            Set<Vertex> legal,
            Color toPlay,
            int moveNumber,
            int consecutivePasses,
            boolean ended,
            int blackPrisoners,
            int whitePrisoners,
            List<Vertex> captured,
            OptionalInt longCycle,
            List<Move> moves) {
        static Answers of(Game game) {
            return new Answers(
                    game.position(),
                    Set.copyOf(game.legalPlays()),
                    game.toPlay(),
                    game.moveNumber(),
                    game.consecutivePasses(),
                    game.playEnded(),
                    game.prisonersHeldBy(Color.BLACK),
                    game.prisonersHeldBy(Color.WHITE),
                    game.lastCaptured(),
                    game.longCycle(),
                    game.moves());
        }
    }

    @ParameterizedTest
    @EnumSource(KoRule.class)
    void a_copy_and_its_original_go_their_own_ways(KoRule ko) {
        RandomGenerator random = new SplittableRandom(SEED);
        Game game = Game.start(TestRules.of(ko, SuicideRule.MULTI_STONE), BoardSize.square(5));
        for (int i = 0; i < MOVES; i++) {
            Answers before = Answers.of(game);
            Game copy = game.copy();
            assertThat(Answers.of(copy)).isEqualTo(before);

            moveAtRandom(copy, random);
            assertThat(Answers.of(game)).isEqualTo(before);

            Answers moved = Answers.of(copy);
            moveAtRandom(game, random);
            assertThat(Answers.of(copy)).isEqualTo(moved);

            copy.undo();
            if (!before.ended()) {
                assertThat(Answers.of(copy)).isEqualTo(before);
            }
        }
    }

    private static void moveAtRandom(Game game, RandomGenerator random) {
        if (game.playEnded()) {
            game.resume(game.toPlay());
        }
        List<Vertex> legal = List.copyOf(game.legalPlays());
        if (legal.isEmpty() || random.nextInt(20) == 0) {
            game.pass(game.toPlay());
        } else {
            game.play(game.toPlay(), legal.get(random.nextInt(legal.size())));
        }
    }
}
