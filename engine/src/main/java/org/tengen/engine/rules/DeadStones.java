package org.tengen.engine.rules;

/** What is dead when play has ended. */
public enum DeadStones {
    /** What both sides agree is dead. */
    AGREED,
    /** Nothing: stones count as they stand. */
    AS_THEY_STAND
}
