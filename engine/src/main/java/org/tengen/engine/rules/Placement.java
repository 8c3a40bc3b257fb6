package org.tengen.engine.rules;

/** How the first stones come on the board. */
public enum Placement {
    /** The board is empty, or holds the handicap. */
    NORMAL,
    /** Two stones each on opposite star points (座子). */
    SEAT_STONES,
    /** Each side chooses where its seat stones stand. */
    FREE_SEAT_STONES
}
