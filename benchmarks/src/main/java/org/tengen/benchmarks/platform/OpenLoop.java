package org.tengen.benchmarks.platform;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;

/**
 * Lets moves begin at even intervals, whatever becomes of the others. Where no table can move just then, the move begins late,
 * and its latency counts from when it should have: no coordinated omission. For one thread.
 */
final class OpenLoop {
    private static final double NANOS_PER_SECOND = 1e9;

    private final Queue<Table> idle = new ArrayDeque<>();
    private final LongSupplier clock;
    private final Mover mover;
    private final double interval;
    private long start;
    private long begun;

    /** Makes a move. */
    interface Mover {
        /** @param intended when the move was to begin, by the clock */
        void move(Table table, long intended);
    }

    /** @param clock in nanoseconds; the first move begins now */
    OpenLoop(double movesPerSecond, LongSupplier clock, Mover mover) {
        interval = NANOS_PER_SECOND / movesPerSecond;
        this.clock = clock;
        this.mover = mover;
        start = clock.getAsLong();
    }

    /** The intervals begin anew: what is late by now is forgotten. */
    void restart() {
        start = clock.getAsLong();
        begun = 0;
    }

    /** A table can make its next move. */
    void ready(Table table) {
        idle.add(table);
        tick();
    }

    /** Some time has gone by. */
    void tick() {
        long now = clock.getAsLong();
        while (isDue(now) && !idle.isEmpty()) {
            long intended = nextStart();
            begun++;
            mover.move(idle.remove(), intended);
        }
    }

    /**
     * No more moves begin.
     *
     * @param unbegun is told of each move that was to begin by now and has not, when that was
     */
    void end(LongConsumer unbegun) {
        long now = clock.getAsLong();
        while (isDue(now)) {
            unbegun.accept(nextStart());
            begun++;
        }
    }

    private boolean isDue(long now) {
        return nextStart() - now <= 0;
    }

    private long nextStart() {
        return start + (long) (begun * interval);
    }
}
