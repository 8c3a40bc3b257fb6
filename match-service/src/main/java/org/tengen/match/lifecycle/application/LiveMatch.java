package org.tengen.match.lifecycle.application;

import java.util.Optional;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.UnaryOperator;
import org.tengen.contracts.event.Recorded;
import org.tengen.match.lifecycle.domain.MatchFold;
import org.tengen.match.lifecycle.domain.MatchState;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.lifecycle.domain.Unstarted;

/** One match in memory. Only ever moves on. */
final class LiveMatch {
    /** What a match takes that has hardly begun, in KiB, measured; and what one point of the board adds, in bytes. */
    private static final int LEAST_KIB = 2;

    private static final int BYTES_A_POINT = 24;

    /** Held by who reads the log for all that wait for it. */
    private final Lock reading = new ReentrantLock();

    /** Guarded by this. */
    private MatchState state = new Unstarted();

    /** The last event heard of, whether or not it could be folded; guarded by this. */
    private int heard;

    /** The match, if it has been folded up to {@code seq} and to all that was heard of. */
    synchronized Optional<Started> reached(int seq) {
        return state instanceof Started match && match.seq() >= Math.max(heard, seq)
                ? Optional.of(match)
                : Optional.empty();
    }

    /** Takes the next event in; what came before is left alone, and what comes after a gap is remembered as missing. */
    synchronized void heard(Recorded event) {
        heard = Math.max(heard, event.seq());
        if (event.seq() == state.seq() + 1) {
            state = MatchFold.evolve(state, event);
        }
    }

    /**
     * The match after it has been read, by whoever is first; all others wait for that.
     *
     * @param read gives what has become of a state; may take long
     */
    Optional<Started> readOnce(int seq, UnaryOperator<MatchState> read) {
        reading.lock();
        try {
            Optional<Started> reached = reached(seq);
            return reached.isPresent() ? reached : moveOn(read.apply(state()));
        } finally {
            reading.unlock();
        }
    }

    private synchronized MatchState state() {
        return state;
    }

    private synchronized Optional<Started> moveOn(MatchState next) {
        if (next.seq() > state.seq()) {
            state = next;
        }
        return state instanceof Started match ? Optional.of(match) : Optional.empty();
    }

    /** What it takes, about. */
    synchronized int kib() {
        return state instanceof Started match
                ? LEAST_KIB + match.contest().size().points() * BYTES_A_POINT / 1024
                : LEAST_KIB;
    }
}
