package org.tengen.contracts.match;

/** What becomes of a match that both sides agree to end without result, as after a long cycle. */
public enum NoResultRule {
    /** It has no result, and that is all. */
    STANDS,
    /** It has no result and is played again. */
    REPLAY,
    /** It has no result until a referee rules on it, who is called. */
    REFEREE
}
