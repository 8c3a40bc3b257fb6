package org.tengen.engine.scoring;

/** Why a point is somebody's or nobody's in a count. */
public enum PointReason {
    /** A living stone stands there: its side's where area is counted, nobody's where territory is. */
    STONE,
    /** A dead stone lies there, on a point that its captor surrounds. */
    DEAD_STONE,
    /** Stones of one side alone surround it. */
    SURROUNDED,
    /** Both sides, or neither, surround it. */
    NEUTRAL,
    /** The same, under rules that give each side half of it. */
    NEUTRAL_SHARED,
    /** An eye of stones in seki, under rules that do not count it. */
    EYE_IN_SEKI,
    /** A false eye: its owner must fill it in the end, and so has no territory there. */
    TO_BE_FILLED
}
