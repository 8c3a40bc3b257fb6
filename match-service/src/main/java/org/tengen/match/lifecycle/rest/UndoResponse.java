package org.tengen.match.lifecycle.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.Ended;
import org.tengen.match.lifecycle.domain.Phase;
import org.tengen.match.lifecycle.domain.Started;

/**
 * How a match stands after something was asked or answered. Fields that say nothing are left out.
 *
 * @param undoRequest what waits for an answer now
 * @param toPlay who moves next; absent once the match is over
 * @param result where a second warning running has ended the match
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record UndoResponse(
        MatchId matchId,
        int seq,
        Phase phase,
        int moveNumber,
        @Nullable Color toPlay,
        @Nullable UndoRequestResponse undoRequest,
        @Nullable WarningsResponse warnings,
        @Nullable ResultResponse result) {
    static UndoResponse of(int seq, Started match) {
        return new UndoResponse(
                match.contest().id(),
                seq,
                match.phase(),
                match.board().moveNumber(),
                match instanceof Ended ? null : match.board().toPlay(),
                UndoRequestResponse.of(match),
                WarningsResponse.of(match),
                match instanceof Ended ended ? ResultResponse.of(ended.result()) : null);
    }
}
