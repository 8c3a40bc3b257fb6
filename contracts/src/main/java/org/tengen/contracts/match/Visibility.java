package org.tengen.contracts.match;

/** Who may see a match and its record. */
public enum Visibility {
    PUBLIC,
    /** The players and the officials. */
    PRIVATE
}
