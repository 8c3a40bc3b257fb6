package org.tengen.match.lifecycle.domain;

/** How far a match has come, as clients see it. */
public enum Phase {
    /** Offered, and one seat still free. */
    CHALLENGE,
    /** Black puts down free handicap stones. */
    HANDICAP,
    /** The sides put down seat stones in turn. */
    SEAT_STONES,
    /** The sides seal, then open, the komi they hold for even, which settles colours and komi. */
    TERMS,
    /** The sides move in turn. */
    PLAY,
    /** Play has stopped, and the sides settle which stones are dead. */
    COUNTING,
    /** Nothing is left to do for the sides: the result is being worked out or written down. */
    SCORING,
    /** The result stands. */
    ENDED
}
