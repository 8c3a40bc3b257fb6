package org.tengen.match.lifecycle.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchId;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.Phase;

/** What came of an action other than a move. Fields that say nothing are left out. */
@JsonInclude(JsonInclude.Include.NON_NULL)
record ActionResponse(
        MatchId matchId,
        int seq,
        Phase phase,
        @Nullable ResultResponse result,
        @Nullable DeadStones dead,
        @Nullable String deadHash,
        @Nullable Boolean agreed,
        @Nullable Color toPlay) {
    static ActionResponse resigned(MatchId id, int seq, Phase phase, ResultResponse result) {
        return new ActionResponse(id, seq, phase, result, null, null, null, null);
    }

    static ActionResponse marked(MatchId id, int seq, DeadStones dead) {
        return new ActionResponse(id, seq, Phase.COUNTING, null, dead, dead.hash(), null, null);
    }

    static ActionResponse accepted(MatchId id, int seq, boolean agreed) {
        return new ActionResponse(id, seq, agreed ? Phase.SCORING : Phase.COUNTING, null, null, null, agreed, null);
    }

    static ActionResponse resumed(MatchId id, int seq, Color toPlay) {
        return new ActionResponse(id, seq, Phase.PLAY, null, null, null, null, toPlay);
    }
}
