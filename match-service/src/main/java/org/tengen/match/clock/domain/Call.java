package org.tengen.match.clock.domain;

import java.time.Instant;

/**
 * A number that is called aloud.
 *
 * @param number 10 and 20 for the seconds used of a period, then 1 to 10 for its last ten seconds
 * @param at when it is called
 * @param lost whether the turn is lost at this call: the last "10"
 */
public record Call(int number, Instant at, boolean lost) {}
