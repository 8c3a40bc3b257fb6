package org.tengen.benchmarks.platform;

import java.util.Map;
import java.util.TreeMap;
import org.HdrHistogram.Histogram;

/**
 * What came of the moves. Latency is that of the moves that were to begin while it is open, speed that of those answered
 * meanwhile: an open loop that falls behind differs in them. All times are nanoseconds of one clock. For one thread.
 */
final class Tally {
    /** How long a move may take, in microseconds: what takes longer counts as this. */
    private static final long LONGEST_US = 600_000_000L;

    private static final int DIGITS = 3;
    private static final double NANOS_PER_SECOND = 1e9;
    private static final int MADE = 201;

    private final Histogram latencies = new Histogram(LONGEST_US, DIGITS);
    private final Map<String, Long> errors = new TreeMap<>();
    private Histogram lately = new Histogram(LONGEST_US, DIGITS);
    private long from = Long.MAX_VALUE;
    private long until = Long.MAX_VALUE;
    private long moves;
    private long unbegun;

    void open(long now) {
        from = now;
    }

    void close(long now) {
        until = now;
    }

    /**
     * A move has been answered.
     *
     * @param intended when it was to begin
     */
    void add(long intended, long now, Answer answer) {
        long latency = micros(intended, now);
        lately.recordValue(latency);
        if (answer.status() == MADE) {
            moves += isOpen(now) ? 1 : 0;
            if (isOpen(intended)) {
                latencies.recordValue(latency);
            }
        } else if (isOpen(intended) || isOpen(now)) {
            errors.merge(answer.kind(), 1L, Long::sum);
        }
    }

    /** A move that was to begin has not by now: it counts as if it were answered at this moment. */
    void addUnbegun(long intended, long now) {
        if (isOpen(intended)) {
            latencies.recordValue(micros(intended, now));
            unbegun++;
        }
    }

    private boolean isOpen(long time) {
        return from != Long.MAX_VALUE && time - from >= 0 && (until == Long.MAX_VALUE || time - until < 0);
    }

    private static long micros(long intended, long now) {
        return Math.clamp((now - intended) / 1000, 0, LONGEST_US);
    }

    /** The latencies of all moves since the last call, errors and all. */
    Histogram takeLately() {
        Histogram taken = lately;
        lately = new Histogram(LONGEST_US, DIGITS);
        return taken;
    }

    /** Of the moves that were made, in microseconds. */
    Histogram latencies() {
        return latencies;
    }

    /** Made while it was open. */
    long moves() {
        return moves;
    }

    /** For how long it was open. */
    double seconds() {
        return (until - from) / NANOS_PER_SECOND;
    }

    double movesPerSecond() {
        return moves / seconds();
    }

    /** Should have begun while it was open, and did not. */
    long unbegun() {
        return unbegun;
    }

    /** How many moves were not made that were to begin or were answered while it was open, by what was answered. */
    Map<String, Long> errors() {
        return errors;
    }

    long errorCount() {
        return errors.values().stream().mapToLong(Long::longValue).sum();
    }

    /** Of all moves, made or not; all of them where there was none. */
    double errorShare() {
        long all = errorCount() + moves;
        return all == 0 ? 1 : (double) errorCount() / all;
    }
}
