package org.tengen.engine.rules;

/** What White gets back for a handicap of N stones. */
public enum HandicapBonus {
    /** Nothing. */
    ZERO,
    /** N points. */
    N,
    /** N - 1 points. */
    N_MINUS_ONE
}
