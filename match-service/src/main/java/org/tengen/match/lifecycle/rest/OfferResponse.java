package org.tengen.match.lifecycle.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.lifecycle.domain.Ended;
import org.tengen.match.lifecycle.domain.Phase;
import org.tengen.match.lifecycle.domain.Started;

/**
 * How a match stands after no result was offered or answered. Fields that say nothing are left out.
 *
 * @param noResult whether it may still be agreed on
 * @param result where both have agreed
 * @param replayMatchId the match in which it is played again, where both have agreed and the terms say so
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record OfferResponse(
        MatchId matchId,
        int seq,
        Phase phase,
        @Nullable NoResultResponse noResult,
        @Nullable ResultResponse result,
        @Nullable MatchId replayMatchId) {
    static OfferResponse of(int seq, Started match) {
        return new OfferResponse(
                match.contest().id(),
                seq,
                match.phase(),
                NoResultResponse.of(match),
                match instanceof Ended ended ? ResultResponse.of(ended.result()) : null,
                match.contest().replay().orElse(null));
    }
}
