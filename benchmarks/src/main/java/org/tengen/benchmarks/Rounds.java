package org.tengen.benchmarks;

import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;
import java.util.stream.LongStream;

/**
 * Moves a second over several rounds in one warm JVM.
 *
 * @param movesPerSecond of each round, ascending
 */
record Rounds(List<Long> movesPerSecond) {
    private static final int WARM_UP_ROUNDS = 3;
    private static final int ROUNDS = 9;
    private static final long NANOS_PER_SECOND = 1_000_000_000L;

    /**
     * Runs a piece of work again and again: some rounds to warm up, then those that count.
     *
     * @param seconds how long all rounds that count last together
     * @param work does some moves and says how many
     */
    static Rounds measure(int seconds, LongSupplier work) {
        long roundNanos = seconds * NANOS_PER_SECOND / ROUNDS;
        for (int i = 0; i < WARM_UP_ROUNDS; i++) {
            round(roundNanos, work);
        }
        return new Rounds(LongStream.range(0, ROUNDS)
                .map(_ -> round(roundNanos, work))
                .sorted()
                .boxed()
                .toList());
    }

    private static long round(long nanos, LongSupplier work) {
        long moves = 0;
        long start = System.nanoTime();
        long elapsed;
        do {
            moves += work.getAsLong();
            elapsed = System.nanoTime() - start;
        } while (elapsed < nanos);
        return Math.multiplyExact(moves, 1_000_000L) / Math.max(1, elapsed / 1000);
    }

    long median() {
        return movesPerSecond.get(movesPerSecond.size() / 2);
    }

    @Override
    public String toString() {
        return "median %.2f, range %.2f to %.2f million moves/s over %d rounds"
                .formatted(
                        median() / 1e6,
                        movesPerSecond.getFirst() / 1e6,
                        movesPerSecond.getLast() / 1e6,
                        movesPerSecond.size())
                .toLowerCase(Locale.ROOT);
    }
}
