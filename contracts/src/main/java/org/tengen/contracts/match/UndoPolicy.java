package org.tengen.contracts.match;

/** What a request to take moves back means in a match. */
public enum UndoPolicy {
    /** It may be made; the opponent decides. */
    ALLOWED,
    /** It may be made and is a warning; the second running loses. */
    STRICT,
    /** It may not be made. */
    NONE
}
