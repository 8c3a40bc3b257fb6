package org.tengen.contracts.match;

/** Whether a match may end in a draw. */
public enum DrawRule {
    /** An equal count is one, and a referee may rule one. */
    ALLOWED,
    /** No count can be equal or {@link TieRule} says who wins it, and no referee rules a draw. */
    EXCLUDED
}
