package org.tengen.benchmarks.platform;

/**
 * A player of the bench.
 *
 * @param player the name
 * @param authorization what its requests say
 */
record Seat(String player, String authorization) {
    static Seat of(String player, String token) {
        return new Seat(player, "Bearer " + token);
    }
}
