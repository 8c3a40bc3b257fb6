package org.tengen.engine.rules;

/** What becomes of the neutral points when area is counted. */
public enum DameRule {
    /** Each side gets half of them. */
    SHARED,
    /** Nobody gets them. */
    NONE
}
