package org.tengen.engine.rules;

/** Whether a play may leave its own chain without liberties, so that the chain leaves the board. */
public enum SuicideRule {
    /** Never. */
    NONE,
    /** Only a chain of two stones or more. */
    MULTI_STONE,
    /** Always. */
    ANY
}
