package org.tengen.match.clock.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * What is called aloud, as in the users' cup: the seconds used of a period at 10 and 20, then each of its last ten seconds
 * from 1 to 10, and "10" has used it up.
 */
public final class Calls {
    private static final List<Integer> SECONDS_USED = List.of(10, 20);
    private static final int LAST = 10;
    private static final long SECOND_MS = 1000;

    private Calls() {}

    /** The calls from {@code now} to the end of the running period, or of the one to come while main time remains. */
    public static List<Call> upcoming(Clock clock, TurnTime turn, Instant now) {
        Duration elapsed = turn.elapsed(now);
        if (turn.standsStill() || clock.isTooLong(elapsed)) {
            return List.of();
        }
        List<Call> calls = new ArrayList<>();
        for (Call call : inStage(clock.stage(elapsed), turn)) {
            if (!call.at().isBefore(now)) {
                calls.add(call);
            }
        }
        return calls;
    }

    private static List<Call> inStage(Stage stage, TurnTime turn) {
        List<Call> calls = new ArrayList<>();
        long lastSeconds = stage.endMs() - Stage.LAST_SECONDS_MS;
        for (int used : SECONDS_USED) {
            long ms = stage.startMs() + used * SECOND_MS;
            if (ms <= lastSeconds) {
                calls.add(new Call(used, turn.at(ms), false));
            }
        }
        for (int count = 1; count <= LAST; count++) {
            long ms = lastSeconds + count * SECOND_MS;
            if (ms > stage.startMs()) {
                calls.add(new Call(count, turn.at(ms), stage.last() && count == LAST));
            }
        }
        return calls;
    }
}
