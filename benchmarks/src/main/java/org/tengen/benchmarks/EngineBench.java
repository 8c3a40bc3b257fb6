package org.tengen.benchmarks;

import java.io.IOException;
import java.util.Locale;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.rules.DameRule;
import org.tengen.engine.rules.DeadStones;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.HandicapBonus;
import org.tengen.engine.rules.KoRule;
import org.tengen.engine.rules.LongCycle;
import org.tengen.engine.rules.Placement;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.ScoringRule;
import org.tengen.engine.rules.SuicideRule;
import org.tengen.engine.rules.TaxRule;

/**
 * The engine's benchmarks: replay of a file of games, the seeded playout, or, without arguments, the JMH suite. Single
 * threaded; the last line is for programs to read.
 */
public final class EngineBench {
    private EngineBench() {}

    /** Runs what the arguments say; a mistake in them or in the file is one sentence and exit code 2. */
    public static void main(String[] args) {
        try {
            Options options = Options.parse(args);
            switch (options.task()) {
                case SUITE -> suite();
                case REPLAY -> replay(options);
                case PLAYOUT -> playout(options);
                case HELP -> System.out.println(Options.USAGE);
            }
        } catch (IOException e) {
            System.err.println("The file of games cannot be read: " + e.getMessage());
            System.exit(2);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(2);
        }
    }

    private static void suite() {
        System.out.printf("a 19x19 game of 400 moves takes %d bytes%n", MemoryUse.bytesPerGame());
        Comparison.run();
        JmhSuite.run();
    }

    private static void replay(Options options) throws IOException {
        Ruleset rules = rules(options.ko());
        GamesFile file = GamesFile.read(options.games(), options.size(), rules);
        System.out.printf(
                "%d games, %d moves on %s, every move judged and played, ko %s%n",
                file.games().size(), file.moves(), file.size(), name(options.ko()));
        if (file.cut() > 0) {
            System.out.printf("%d games hold a move that is not legal and are cut before it%n", file.cut());
        }
        Game game = Game.start(rules, file.size());
        Rounds rounds = Rounds.measure(options.seconds(), () -> {
            long moves = 0;
            for (int[] points : file.games()) {
                moves += Replay.replay(game, points);
            }
            return moves;
        });
        System.out.println(rounds);
        System.out.printf(
                "replay %s %d %d moves/s%n", name(options.ko()), file.size().width(), rounds.median());
    }

    /** As many games, and as long, as those whose checksums are published: 2000, or under superko 20,000 and 200. */
    private static void playout(Options options) {
        int side = options.size().orElseThrow();
        boolean simple = options.ko() == KoRule.SIMPLE;
        int games = simple ? 2_000 : side <= 9 ? 20_000 : 200;
        int cap = 3 * side * side - (simple ? 0 : 2);
        SeededPlayout playout = new SeededPlayout(Game.start(rules(options.ko()), BoardSize.square(side)), cap);
        System.out.printf(
                "%d seeded games on %dx%d a run, at most %d moves each, ko %s%n",
                games, side, side, cap, name(options.ko()));
        Rounds rounds = Rounds.measure(options.seconds(), () -> {
            playout.restart();
            for (int i = 0; i < games; i++) {
                playout.playGame();
            }
            return playout.moves();
        });
        System.out.println(rounds);
        System.out.printf("playout %d %d moves/s %s%n", side, rounds.median(), playout.checksum());
    }

    private static String name(KoRule ko) {
        return ko.name().toLowerCase(Locale.ROOT);
    }

    /** Rules that differ in their ko rule alone. */
    static Ruleset rules(KoRule ko) {
        return new Ruleset(
                "benchmark",
                ScoringRule.AREA,
                ko,
                SuicideRule.NONE,
                TaxRule.NONE,
                DameRule.NONE,
                Komi.ZERO,
                HandicapBonus.ZERO,
                false,
                DeadStones.AGREED,
                2,
                ko == KoRule.SIMPLE ? LongCycle.NO_RESULT_OFFER : LongCycle.FORBIDDEN,
                Placement.NORMAL,
                Color.BLACK);
    }
}
