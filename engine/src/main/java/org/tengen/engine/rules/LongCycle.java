package org.tengen.engine.rules;

/** What becomes of a repetition that is not a simple ko. */
public enum LongCycle {
    /** It is forbidden, by the ko rule. */
    FORBIDDEN,
    /** It is legal, and both sides may agree on no result. */
    NO_RESULT_OFFER
}
