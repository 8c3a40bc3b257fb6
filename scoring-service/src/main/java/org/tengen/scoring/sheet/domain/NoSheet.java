package org.tengen.scoring.sheet.domain;

/** Why a match has no score sheet. */
public enum NoSheet {
    /** There is no match of this id. */
    NO_SUCH_MATCH,
    /** Play goes on, or the dead stones are not agreed yet. */
    NOT_COUNTED_YET,
    /** The match ended without a count, and gets none unless play goes on from a restored position. */
    ENDED_WITHOUT_COUNT
}
