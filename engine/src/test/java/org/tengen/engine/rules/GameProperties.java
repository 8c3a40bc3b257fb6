package org.tengen.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.board.BoardConsistency;
import org.tengen.engine.board.Points;
import org.tengen.engine.notation.Diagram;

/** Random games in which the fast game must agree with one that anyone can see is right. */
class GameProperties {
    private static final List<SuicideRule> SUICIDE_RULES = List.of(SuicideRule.values());

    /** What a random game is made from; a failing one is named by its {@code toString} and belongs in {@link #kept}. */
    record Seed(BoardSize size, KoRule ko, SuicideRule suicide, boolean setup, long seed) {}

    static Stream<Seed> seeds() {
        List<Seed> seeds = new ArrayList<>(kept());
        List<BoardSize> sizes = sizes();
        for (int i = 0; i < sizes.size(); i++) {
            int repeats = sizes.get(i).points() <= 36 ? 3 : 1;
            for (KoRule ko : KoRule.values()) {
                for (int j = 0; j < repeats; j++) {
                    SuicideRule suicide = SUICIDE_RULES.get((i + j) % 3);
                    seeds.add(new Seed(sizes.get(i), ko, suicide, (i + j) % 2 == 1, 1000L * i + j));
                }
            }
        }
        return seeds.stream();
    }

    /** Seeds that once failed. None has so far. */
    private static List<Seed> kept() {
        return List.of();
    }

    private static List<BoardSize> sizes() {
        Stream<BoardSize> squares =
                IntStream.rangeClosed(BoardSize.MIN, BoardSize.MAX).mapToObj(BoardSize::square);
        Stream<BoardSize> rectangles = Stream.of(
                new BoardSize(2, 3),
                new BoardSize(3, 2),
                new BoardSize(2, 25),
                new BoardSize(25, 2),
                new BoardSize(3, 5),
                new BoardSize(7, 4),
                new BoardSize(9, 19),
                new BoardSize(21, 8));
        return Stream.concat(squares, rectangles).toList();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void the_fast_game_agrees_with_the_reference(Seed seed) {
        RandomGenerator random = new SplittableRandom(seed.seed());
        Ruleset rules = TestRules.of(seed.ko(), seed.suicide(), Ruleset.MAX_PASSES_TO_END);
        Setup setup = seed.setup() ? randomSetup(seed.size(), random) : Setup.NONE;
        Color first = random.nextBoolean() ? Color.BLACK : Color.WHITE;
        Game game = Game.start(rules, seed.size(), setup, first);
        ReferenceGame reference = new ReferenceGame(rules, seed.size(), setup, first);
        int steps = Math.clamp(3L * seed.size().points(), 60, 250);
        for (int i = 0; i < steps; i++) {
            step(game, reference, random);
            assertAgree(game, reference, random);
        }
    }

    private static void step(Game game, ReferenceGame reference, RandomGenerator random) {
        if (game.playEnded()) {
            Color next = random.nextBoolean() ? Color.BLACK : Color.WHITE;
            game.resume(next);
            reference.resume(next);
        }
        List<Vertex> legal = List.copyOf(game.legalPlays());
        int choice = random.nextInt(40);
        if (choice == 0 && game.moveNumber() > 0) {
            game.undo();
            reference.undoTo(game.moveNumber());
        } else if (choice == 1) {
            jumpBackAndForth(game, reference, random);
        } else if (choice == 2 && game.moveNumber() > 0) {
            Color again = game.toPlay().opponent();
            game.giveTurn(again);
            reference.resume(again);
        } else if (choice == 3 || legal.isEmpty()) {
            game.pass(game.toPlay());
            reference.pass();
        } else {
            Vertex vertex = legal.get(random.nextInt(legal.size()));
            game.play(game.toPlay(), vertex);
            reference.play(vertex);
        }
    }

    /** Goes back, then forward, and stays there: nothing is known of what came later. */
    private static void jumpBackAndForth(Game game, ReferenceGame reference, RandomGenerator random) {
        int now = game.moveNumber();
        game.jumpTo(random.nextInt(now + 1));
        int end = random.nextInt(4) == 0 ? game.moveNumber() : now;
        game.jumpTo(end);
        reference.undoTo(end);
    }

    private static void assertAgree(Game game, ReferenceGame reference, RandomGenerator random) {
        assertThat(stateOf(game)).as(() -> drawn(game, reference)).isEqualTo(stateOf(reference));
        assertThat(BoardConsistency.errorsOf(game.board()))
                .as(() -> drawn(game, reference))
                .isEmpty();
        int number = random.nextInt(game.moveNumber() + 1);
        assertThat(game.positionAt(number)).isEqualTo(reference.positionAt(number));
        BoardSize size = game.size();
        int asked = size.points() <= 49 ? size.points() : 25;
        for (int i = 0; i < asked && !game.playEnded(); i++) {
            int point = asked == size.points() ? i : random.nextInt(size.points());
            assertAgreeOn(new Vertex(point % size.width(), point / size.width()), game, reference);
        }
    }

    private static void assertAgreeOn(Vertex vertex, Game game, ReferenceGame reference) {
        Legality expected = reference.judge(vertex);
        assertThat(game.judge(game.toPlay(), vertex))
                .as(() -> vertex + "\n" + drawn(game, reference))
                .isEqualTo(expected);
        if (expected == Legality.REPETITION) {
            assertThat(game.repeatedMove(game.toPlay(), vertex)).isEqualTo(reference.repeatedMove(vertex));
        }
        if (expected == Legality.OCCUPIED) {
            assertThat(game.board().liberties(Points.of(vertex)))
                    .as(() -> vertex + "\n" + drawn(game, reference))
                    .isEqualTo(reference.board().liberties(vertex).size());
        }
    }

    private static String stateOf(Game game) {
        return game.position() + "\n" + game.toPlay() + " to play after " + game.moveNumber() + ", prisoners "
                + game.prisonersHeldBy(Color.BLACK) + " " + game.prisonersHeldBy(Color.WHITE) + ", ko "
                + game.koPoint();
    }

    private static String stateOf(ReferenceGame game) {
        return game.position() + "\n" + game.toPlay() + " to play after " + game.moveNumber() + ", prisoners "
                + game.prisonersHeldBy(Color.BLACK) + " " + game.prisonersHeldBy(Color.WHITE) + ", ko "
                + game.koPoint();
    }

    private static Setup randomSetup(BoardSize size, RandomGenerator random) {
        Setup setup = Setup.NONE;
        for (int i = 0; i < size.points() / 3; i++) {
            Vertex vertex = new Vertex(random.nextInt(size.width()), random.nextInt(size.height()));
            Color color = random.nextBoolean() ? Color.BLACK : Color.WHITE;
            boolean taken = setup.black().contains(vertex) || setup.white().contains(vertex);
            Setup more = taken ? setup : setup.with(color, vertex);
            setup = isLegalStart(more, size) ? more : setup;
        }
        return setup;
    }

    private static boolean isLegalStart(Setup setup, BoardSize size) {
        Position position =
                Position.empty(size).withStones(Color.BLACK, setup.black()).withStones(Color.WHITE, setup.white());
        return Stream.of(Color.values())
                .flatMap(color -> position.stones(color).stream())
                .allMatch(stone -> position.chainAt(stone).stream()
                        .flatMap(vertex -> position.neighbours(vertex).stream())
                        .anyMatch(vertex -> position.at(vertex).isEmpty()));
    }

    private static String drawn(Game game, ReferenceGame reference) {
        return "fast board:\n" + Diagram.of(game.position()) + "\nreference board:\n"
                + Diagram.of(reference.position());
    }
}
