package org.tengen.engine.rules;

/** Which repetitions of the whole board are forbidden. */
public enum KoRule {
    /** Only the immediate retaking of a single stone that has just taken one. */
    SIMPLE,
    /** Any earlier position, whoever made it. */
    POSITIONAL,
    /** Any earlier position with the same side to move; a pass makes a situation too. */
    SITUATIONAL,
    /** Any earlier position that the same side made by playing a stone. */
    NATURAL_SITUATIONAL
}
