package org.tengen.benchmarks;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.tengen.engine.BoardSize;
import org.tengen.engine.rules.KoRule;

/**
 * What the command line asks for.
 *
 * @param task what to run
 * @param games the file of games to replay; only for a replay
 * @param size the side of the board; a replay without one takes the smallest usual size that has all its vertices
 * @param ko the ko rule
 * @param seconds how long the rounds that count last together
 */
record Options(Task task, Path games, OptionalInt size, KoRule ko, int seconds) {
    /** What can be run. */
    enum Task {
        SUITE,
        REPLAY,
        PLAYOUT,
        HELP
    }

    static final String USAGE = """
            bench engine                                  memory, ways to find a repetition, and the JMH suite
            bench engine --games FILE [--ko simple|positional] [--seconds N] [--size N]
                                                          replay games: one a line, GTP vertices, Black first
            bench engine --playout SIZE [--ko simple|positional] [--seconds N]
                                                          the seeded playout""";

    private static final int USUAL_SECONDS = 9;

    /** @throws IllegalArgumentException where the arguments make no sense; the message says how they should be */
    static Options parse(String... args) {
        Options options = new Options(Task.SUITE, Path.of(""), OptionalInt.empty(), KoRule.POSITIONAL, USUAL_SECONDS);
        List<String> words = List.of(args);
        for (int i = 0; i < words.size(); i += 2) {
            String option = words.get(i);
            if (option.equals("--help")) {
                return options.with(Task.HELP);
            }
            if (i + 1 == words.size()) {
                throw new IllegalArgumentException(option + " needs a value\n" + USAGE);
            }
            options = options.with(option, words.get(i + 1));
        }
        return options;
    }

    private Options with(Task other) {
        return new Options(other, games, size, ko, seconds);
    }

    private Options with(String option, String value) {
        return switch (option) {
            case "--games" -> new Options(Task.REPLAY, Path.of(value), size, ko, seconds);
            case "--playout" -> new Options(Task.PLAYOUT, games, side(option, value), ko, seconds);
            case "--size" -> new Options(task, games, side(option, value), ko, seconds);
            case "--ko" -> new Options(task, games, size, ko(value), seconds);
            case "--seconds" -> new Options(task, games, size, ko, number(option, value, 1, 3600));
            default -> throw new IllegalArgumentException("There is no option " + option + "\n" + USAGE);
        };
    }

    private static OptionalInt side(String option, String value) {
        return OptionalInt.of(number(option, value, BoardSize.MIN, BoardSize.MAX));
    }

    private static int number(String option, String value, int least, int most) {
        String wanted = option + " takes a number from " + least + " to " + most + ", not '" + value + "'";
        try {
            int number = Integer.parseInt(value);
            if (number < least || number > most) {
                throw new IllegalArgumentException(wanted);
            }
            return number;
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(wanted, e);
        }
    }

    private static KoRule ko(String value) {
        return switch (value.toLowerCase(Locale.ROOT)) {
            case "simple" -> KoRule.SIMPLE;
            case "positional" -> KoRule.POSITIONAL;
            default -> throw new IllegalArgumentException("--ko takes simple or positional, not '" + value + "'");
        };
    }
}
