package org.tengen.match.clock.domain;

/**
 * The stretch of a turn that is counted aloud: the running period, or the one to come while main time remains; else the last
 * seconds before the loss.
 *
 * @param startMs where it starts, in milliseconds of the turn; may lie before the turn
 * @param endMs where it ends
 * @param last whether the turn is lost there
 */
record Stage(long startMs, long endMs, boolean last) {
    /** Nothing is ever counted. */
    static final Stage NONE = new Stage(0, 0, false);

    static final long LAST_SECONDS_MS = 10_000;

    /** The last ten seconds before a loss. */
    static Stage lastSeconds(long endMs) {
        return new Stage(endMs - LAST_SECONDS_MS, endMs, true);
    }
}
