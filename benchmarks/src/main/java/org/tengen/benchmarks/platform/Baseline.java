package org.tengen.benchmarks.platform;

import java.util.Locale;

/**
 * What the servers below the platform give at best, each asked alone.
 *
 * @param alone durable rows of PostgreSQL, over one connection
 * @param crowd the same over {@value #CROWD} connections
 * @param roundTripP50Us from a producer to a consumer of the broker, in microseconds
 */
record Baseline(PostgresProbe.Inserts alone, PostgresProbe.Inserts crowd, long roundTripP50Us) {
    static final int CROWD = 32;

    private static final double US_PER_MS = 1000;

    /** What a move takes at least: there and back over the broker, and one commit. */
    double floorUs() {
        return 2.0 * roundTripP50Us + alone.p50Us();
    }

    /** For people. */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "PostgreSQL alone: %,.0f durable rows/s over 1 connection (p50 %.2f ms), %,.0f over %d%n"
                        + "broker alone: round trip of one record p50 %.2f ms",
                alone.perSecond(),
                alone.p50Us() / US_PER_MS,
                crowd.perSecond(),
                CROWD,
                roundTripP50Us / US_PER_MS);
    }
}
