package org.tengen.engine.rules;

/** What is counted at the end. */
public enum ScoringRule {
    /** Living stones and the points they surround (数子法). */
    AREA,
    /** Surrounded points and prisoners (数目法). */
    TERRITORY
}
