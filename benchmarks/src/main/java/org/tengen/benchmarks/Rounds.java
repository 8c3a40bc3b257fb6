package org.tengen.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Moves a second over several rounds in one warm JVM, by the clock on the wall and by the time the thread had a processor;
 * on a machine that is doing other things too, only the second says something about the engine.
 *
 * @param byClock of each round
 * @param byProcessor of each round
 */
record Rounds(List<Long> byClock, List<Long> byProcessor) {
    private static final int WARM_UP_ROUNDS = 3;
    private static final int ROUNDS = 9;
    private static final long NANOS_PER_SECOND = 1_000_000_000L;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    Rounds {
        byClock = byClock.stream().sorted().toList();
        byProcessor = byProcessor.stream().sorted().toList();
    }

    /**
     * Runs a piece of work again and again: some rounds to warm up, then those that count.
     *
     * @param seconds how long all rounds that count last together
     * @param work does some moves and says how many
     */
    static Rounds measure(int seconds, LongSupplier work) {
        return measureInTurn(seconds, List.of(work)).getFirst();
    }

    /** The same for several pieces of work that take turns round by round, so that what disturbs one disturbs all. */
    static List<Rounds> measureInTurn(int secondsEach, List<LongSupplier> works) {
        long roundNanos = secondsEach * NANOS_PER_SECOND / ROUNDS;
        List<List<Long>> byClock =
                works.stream().map(_ -> (List<Long>) new ArrayList<Long>()).toList();
        List<List<Long>> byProcessor =
                works.stream().map(_ -> (List<Long>) new ArrayList<Long>()).toList();
        for (int round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
            for (int i = 0; i < works.size(); i++) {
                long start = System.nanoTime();
                long startOnProcessor = THREADS.getCurrentThreadCpuTime();
                long moves = runFor(roundNanos, start, works.get(i));
                if (round >= WARM_UP_ROUNDS) {
                    byClock.get(i).add(perSecond(moves, System.nanoTime() - start));
                    byProcessor.get(i).add(perSecond(moves, THREADS.getCurrentThreadCpuTime() - startOnProcessor));
                }
            }
        }
        List<Rounds> rounds = new ArrayList<>();
        for (int i = 0; i < works.size(); i++) {
            rounds.add(new Rounds(byClock.get(i), byProcessor.get(i)));
        }
        return rounds;
    }

    private static long runFor(long nanos, long start, LongSupplier work) {
        long moves = 0;
        do {
            moves += work.getAsLong();
        } while (System.nanoTime() - start < nanos);
        return moves;
    }

    private static long perSecond(long moves, long nanos) {
        return Math.multiplyExact(moves, 1_000_000L) / Math.max(1, nanos / 1000);
    }

    /** By the clock. */
    long median() {
        return median(byClock);
    }

    private static long median(List<Long> sorted) {
        return sorted.get(sorted.size() / 2);
    }

    @Override
    public String toString() {
        return described("by the clock", byClock) + "\n" + described("by processor time", byProcessor);
    }

    private static String described(String how, List<Long> speeds) {
        return "%s: median %.2f, range %.2f to %.2f million moves/s over %d rounds"
                .formatted(how, median(speeds) / 1e6, speeds.getFirst() / 1e6, speeds.getLast() / 1e6, speeds.size());
    }
}
