package org.tengen.match.lifecycle.rest;

import org.jspecify.annotations.Nullable;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.InPlay;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.lifecycle.domain.UndoRequest.Asked;

/**
 * A request to take moves back that waits for an answer.
 *
 * @param color who asks
 * @param plies how many of the last moves
 */
public record UndoRequestResponse(Color color, int plies) {
    static @Nullable UndoRequestResponse of(Started match) {
        return match instanceof InPlay s && s.conduct().undo() instanceof Asked(var by, var plies, var _, var _)
                ? new UndoRequestResponse(by, plies)
                : null;
    }
}
