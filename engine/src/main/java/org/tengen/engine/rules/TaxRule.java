package org.tengen.engine.rules;

/** Which eyes count nothing. */
public enum TaxRule {
    /** All count. */
    NONE,
    /** Eyes of chains in seki count nothing. */
    SEKI,
    /** Also each living group gives up two points (还棋头). */
    ALL
}
