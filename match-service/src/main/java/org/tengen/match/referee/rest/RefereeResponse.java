package org.tengen.match.referee.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.AppealDecided;
import org.tengen.contracts.event.MatchEvent.RefereeRuled;
import org.tengen.contracts.event.MatchEvent.WarningIssued;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.Ruling;
import org.tengen.match.lifecycle.application.Outcome;
import org.tengen.match.lifecycle.domain.Ended;
import org.tengen.match.lifecycle.domain.Phase;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.lifecycle.rest.ResultResponse;

/**
 * What came of it. Fields that say nothing are left out.
 *
 * @param seq of the event that says so
 * @param phase of the match afterwards
 * @param running of a warning: how many in a row this is
 * @param ruling what was ruled
 * @param result of the match, where it has ended
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record RefereeResponse(
        MatchId matchId,
        int seq,
        Phase phase,
        @Nullable Integer running,
        @Nullable Ruling ruling,
        @Nullable ResultResponse result) {
    static RefereeResponse of(Outcome.Done done) {
        MatchEvent event = done.event().event();
        Integer running = event instanceof WarningIssued e ? e.running() : null;
        Ruling ruled = event instanceof RefereeRuled e ? e.ruling() : null;
        Ruling ruling = event instanceof AppealDecided e ? e.replacement().orElse(null) : ruled;
        return of(done.match(), done.event().seq(), running, ruling);
    }

    static RefereeResponse unchanged(Started match) {
        return of(match, match.seq(), null, null);
    }

    private static RefereeResponse of(Started match, int seq, @Nullable Integer running, @Nullable Ruling ruling) {
        ResultResponse result = match instanceof Ended ended ? ResultResponse.of(ended.result()) : null;
        return new RefereeResponse(match.contest().id(), seq, match.phase(), running, ruling, result);
    }
}
