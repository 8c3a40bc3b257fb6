package org.tengen.engine.rules;

/** Whether a move may be made, or why not. A value, so that asking allocates nothing. */
public enum Legality {
    /** It may be made. */
    LEGAL,
    /** A stone stands there. */
    OCCUPIED,
    /** It would leave its own chain without liberties, take nothing, and the suicide rule forbids that. */
    SUICIDE,
    /** It would retake a ko at once. */
    KO,
    /** It would repeat an earlier position that the ko rule forbids; {@link Game#repeatedMove} says which. */
    REPETITION,
    /** The other side is to move. */
    WRONG_TURN,
    /** The board has no such vertex. */
    OFF_BOARD,
    /** Handicap stones are still to be placed. */
    PASS_NOT_ALLOWED,
    /** Play has ended by passes, and nobody has resumed it. */
    PLAY_ENDED
}
