package org.tengen.benchmarks.platform;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.HdrHistogram.Histogram;

/**
 * What a run has found, as lines of text.
 *
 * @param load of all matches at once
 * @param usage while {@code load} was measured
 * @param single of one match alone
 * @param failedBeginnings challenges, joins and resignations that were refused, by answer
 */
record Report(Baseline baseline, Tally load, Usage usage, Tally single, Map<String, Long> failedBeginnings) {
    /** The share of moves that may not be made; with more, the run has failed. */
    static final double ERRORS_ALLOWED = 0.001;

    private static final double US_PER_MS = 1000;
    private static final double PERCENT = 100;

    boolean failed() {
        return load.errorShare() > ERRORS_ALLOWED || single.errorShare() > ERRORS_ALLOWED;
    }

    /** The last one is for programs to read. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(Locale.ROOT, "load: %,d moves, %.1f moves/s", load.moves(), load.movesPerSecond()));
        lines.add(latency());
        if (load.unbegun() > 0) {
            lines.add(String.format(
                    Locale.ROOT,
                    "%,d moves should have begun and had not at the end: they count as if answered then",
                    load.unbegun()));
        }
        lines.addAll(errors("errors", load));
        failedBeginnings.forEach(
                (what, count) -> lines.add(String.format(Locale.ROOT, "  besides, %s: %,d", what, count)));
        lines.add(cpu());
        lines.add(commits());
        lines.addAll(errors("errors with one move in flight", single));
        lines.add(String.format(
                Locale.ROOT,
                "one move in flight: p50 %.2f ms; floor %.2f ms, which is two round trips and one commit",
                p50Ms(single),
                baseline.floorUs() / US_PER_MS));
        lines.add(lastLine());
        return lines;
    }

    private String latency() {
        Histogram latencies = load.latencies();
        return String.format(
                Locale.ROOT,
                "latency: p50 %.1f, p90 %.1f, p99 %.1f, p99.9 %.1f, most %.1f ms",
                p50Ms(load),
                percentileMs(latencies, 90),
                percentileMs(latencies, 99),
                percentileMs(latencies, 99.9),
                latencies.getMaxValue() / US_PER_MS);
    }

    private static List<String> errors(String name, Tally tally) {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT, "%s: %,d (%.3f %%)", name, tally.errorCount(), tally.errorShare() * PERCENT));
        tally.errors().forEach((kind, count) -> lines.add(String.format(Locale.ROOT, "  %s: %,d", kind, count)));
        return lines;
    }

    private String cpu() {
        String parts = usage.cpuMs().entrySet().stream()
                .map(entry ->
                        String.format(Locale.ROOT, "%s %.2f", entry.getKey().label(), perMove(entry.getValue())))
                .collect(Collectors.joining(", "));
        long all = usage.cpuMs().values().stream().mapToLong(Long::longValue).sum();
        long driver = usage.cpuMs().getOrDefault(Part.DRIVER, 0L);
        return String.format(
                Locale.ROOT, "CPU, ms a move: %s; %.2f in all without the driver", parts, perMove(all - driver));
    }

    private String commits() {
        String databases = usage.commits().entrySet().stream()
                .map(entry -> String.format(Locale.ROOT, "%s %.2f", entry.getKey(), perMove(entry.getValue())))
                .collect(Collectors.joining(", "));
        long rules = usage.commits().getOrDefault("rules", 0L);
        double batch = rules == 0 ? 0 : (double) load.moves() / rules;
        return String.format(Locale.ROOT, "commits a move: %s; moves a commit in rules %.2f", databases, batch);
    }

    private double perMove(long count) {
        return load.moves() == 0 ? 0 : (double) count / load.moves();
    }

    String lastLine() {
        return String.format(
                Locale.ROOT,
                "platform %.0f p50 %.1f p99 %.1f ratio-to-pg %.3f floor-ratio %.1f",
                load.movesPerSecond(),
                p50Ms(load),
                percentileMs(load.latencies(), 99),
                load.movesPerSecond() / baseline.crowd().perSecond(),
                p50Ms(single) * US_PER_MS / baseline.floorUs());
    }

    private static double p50Ms(Tally tally) {
        return percentileMs(tally.latencies(), 50);
    }

    private static double percentileMs(Histogram latencies, double percentile) {
        return latencies.getValueAtPercentile(percentile) / US_PER_MS;
    }
}
