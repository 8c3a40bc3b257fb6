package org.tengen.scoring.life.domain;

/** What becomes of a chain when play has ended. */
public enum ChainStatus {
    /** It stays. */
    ALIVE,
    /** It comes off. */
    DEAD,
    /** It stays without two eyes: neither side can capture the other. */
    SEKI,
    /** The analysis does not know, and leaves the chain on the board. */
    UNSURE
}
