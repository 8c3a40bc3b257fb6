package org.tengen.match.lifecycle.domain;

import org.tengen.engine.Color;

/** How it stands with taking moves back, since the last move. */
public sealed interface UndoRequest {
    /** Nobody has asked. */
    record None() implements UndoRequest {}

    /**
     * A side waits for an answer.
     *
     * @param plies how many of the last moves it wants back
     * @param turnMs how much of the running turn had gone by, in milliseconds: the time after that is charged to who asked
     * @param warned whether the side has been warned since, as the policy STRICT has it
     */
    record Asked(Color by, int plies, long turnMs, boolean warned) implements UndoRequest {}

    /** A side had asked, and this move came before the answer. */
    record Lapsed(Color by, int plies, int moveNumber) implements UndoRequest {}

    /** So many moves were taken back at the request of a side. */
    record Granted(Color by, int plies) implements UndoRequest {}
}
