package org.tengen.contracts.match;

/** Why a clock stands still. Several reasons may hold at once; it runs when none does. */
public enum PauseReason {
    /** The one pause a player has. */
    PLAYER,
    /** The referee stopped the clock. */
    REFEREE,
    /** The platform stopped it, for maintenance or after an outage. */
    SERVER,
    /** The result is being counted; set by {@code CountingBegan} and gone with {@code PlayResumed}. */
    COUNTING
}
