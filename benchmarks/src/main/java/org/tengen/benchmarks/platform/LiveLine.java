package org.tengen.benchmarks.platform;

import java.io.Console;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Optional;
import org.HdrHistogram.Histogram;

/** How it goes at the moment: one line that is written again each second on a terminal, a line now and then elsewhere. */
final class LiveLine {
    /** How often {@link #show} is to be called. */
    static final long EVERY_MS = 1000;

    private static final int SECONDS_BETWEEN_LINES = 5;
    private static final double US_PER_MS = 1000;

    private final PrintStream out;
    private final boolean terminal;
    private final Histogram since = new Histogram(3);
    private int seconds;

    LiveLine(PrintStream out, boolean terminal) {
        this.out = out;
        this.terminal = terminal;
    }

    static LiveLine onTerminal() {
        boolean terminal = Optional.ofNullable(System.console())
                .filter(Console::isTerminal)
                .isPresent();
        return new LiveLine(System.err, terminal);
    }

    /** @param lately the latencies of the last second, in microseconds */
    void show(String phase, Histogram lately, long errors) {
        seconds++;
        since.add(lately);
        if (terminal) {
            out.print("\r" + line(phase, 1, errors) + "\u001b[K");
            out.flush();
            since.reset();
        } else if (seconds % SECONDS_BETWEEN_LINES == 0) {
            out.println(line(phase, SECONDS_BETWEEN_LINES, errors));
            since.reset();
        }
    }

    private String line(String phase, int interval, long errors) {
        return String.format(
                Locale.ROOT,
                "%s %3d s  %,6d moves/s  p50 %.1f ms  p99 %.1f ms  %,d errors",
                phase,
                seconds,
                since.getTotalCount() / interval,
                since.getValueAtPercentile(50) / US_PER_MS,
                since.getValueAtPercentile(99) / US_PER_MS,
                errors);
    }

    /** Leaves the line as it is. */
    void end() {
        if (terminal) {
            out.println();
        }
    }
}
