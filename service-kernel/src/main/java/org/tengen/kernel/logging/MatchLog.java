package org.tengen.kernel.logging;

import org.jboss.logmanager.MDC;
import org.tengen.contracts.match.MatchId;

/** Puts the match into the log lines of what is done for it, as the MDC field {@code matchId}. */
public final class MatchLog {
    static final String MATCH_ID = "matchId";

    private MatchLog() {}

    /** Does the work with the match's id in each log line. */
    public static void with(MatchId match, Runnable work) {
        MDC.put(MATCH_ID, match.toString());
        try {
            work.run();
        } finally {
            MDC.remove(MATCH_ID);
        }
    }
}
