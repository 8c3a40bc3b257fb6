package org.tengen.benchmarks.platform;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;

/**
 * What the command line asks for.
 *
 * @param matches how many are played at once
 * @param warmUp for how long nothing is measured at first
 * @param seconds for how long is measured
 * @param rate moves that begin each second, whatever becomes of them; empty for a closed loop, in which each match plays its
 *     next move once the last is answered
 * @param direct whether requests go to match-service past the gateway
 * @param out the folder the chart is written to
 * @param help whether only the usage is asked for
 */
record PlatformOptions(
        int matches, Duration warmUp, Duration seconds, OptionalInt rate, boolean direct, Path out, boolean help) {
    static final String USAGE = """
            bench platform [--matches N] [--seconds S] [--rate R] [--direct] [--warm-up S] [--out DIR]
                --matches N   matches that are played at once (default 256)
                --seconds S   how long is measured (default 30)
                --rate R      open loop: R moves begin each second, and latency counts from when a move should have begun;
                              without it each match plays its next move once the last is answered
                --direct      past the gateway, straight to match-service
                --warm-up S   how long is played before anything is measured (default 20)
                --out DIR     where the chart platform-latency.svg goes (default benchmarks/target)
            docs/scale.md says what each figure means.""";

    private static final int MOST_MATCHES = 20_000;
    private static final int MOST_SECONDS = 24 * 3600;
    private static final int HIGHEST_RATE = 1_000_000;

    /** @param out where the chart goes unless the arguments say otherwise */
    static PlatformOptions usual(Path out) {
        return new PlatformOptions(
                256, Duration.ofSeconds(20), Duration.ofSeconds(30), OptionalInt.empty(), false, out, false);
    }

    /** @throws IllegalArgumentException where the arguments make no sense; the message says how they should be */
    PlatformOptions with(String... arguments) {
        PlatformOptions options = this;
        Iterator<String> words = List.of(arguments).iterator();
        while (words.hasNext()) {
            options = options.with(words.next(), words);
        }
        return options;
    }

    private PlatformOptions with(String option, Iterator<String> words) {
        return switch (option) {
            case "--help" -> new PlatformOptions(matches, warmUp, seconds, rate, direct, out, true);
            case "--direct" -> new PlatformOptions(matches, warmUp, seconds, rate, true, out, help);
            case "--matches" -> {
                int number = number(option, words, 1, MOST_MATCHES);
                yield new PlatformOptions(number, warmUp, seconds, rate, direct, out, help);
            }
            case "--warm-up" -> {
                Duration time = Duration.ofSeconds(number(option, words, 0, MOST_SECONDS));
                yield new PlatformOptions(matches, time, seconds, rate, direct, out, help);
            }
            case "--seconds" -> {
                Duration time = Duration.ofSeconds(number(option, words, 1, MOST_SECONDS));
                yield new PlatformOptions(matches, warmUp, time, rate, direct, out, help);
            }
            case "--rate" -> {
                OptionalInt number = OptionalInt.of(number(option, words, 1, HIGHEST_RATE));
                yield new PlatformOptions(matches, warmUp, seconds, number, direct, out, help);
            }
            case "--out" ->
                new PlatformOptions(matches, warmUp, seconds, rate, direct, Path.of(value(option, words)), help);
            default -> throw new IllegalArgumentException("There is no option " + option + "\n" + USAGE);
        };
    }

    private static String value(String option, Iterator<String> words) {
        if (!words.hasNext()) {
            throw new IllegalArgumentException(option + " needs a value\n" + USAGE);
        }
        return words.next();
    }

    private static int number(String option, Iterator<String> words, int least, int most) {
        String value = value(option, words);
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

    /** For people. */
    @Override
    public String toString() {
        String loop = rate.isPresent() ? "open loop at " + rate.getAsInt() + " moves/s" : "closed loop";
        return "%d matches, %s, %s; %d s of warming up, %d s measured"
                .formatted(
                        matches,
                        loop,
                        direct ? "straight to match-service" : "through the gateway",
                        warmUp.toSeconds(),
                        seconds.toSeconds());
    }
}
