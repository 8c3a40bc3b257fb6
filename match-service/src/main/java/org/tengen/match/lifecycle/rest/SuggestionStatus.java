package org.tengen.match.lifecycle.rest;

/** How far the suggestion of dead stones has come, and what it is worth. */
enum SuggestionStatus {
    /** scoring-service has not spoken yet. */
    PENDING,
    /** It may be otherwise; where the sides do not agree in time, a referee is called. */
    UNCERTAIN,
    /** Nothing can be otherwise; where the sides do not agree in time, it stands. */
    CERTAIN
}
