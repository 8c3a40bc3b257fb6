package org.tengen.match.referee.rest;

import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;
import org.tengen.match.lifecycle.domain.MatchAction.DecideAppeal;

/** The decision about an appeal. */
record DecisionRequest(
        @Schema(required = true, description = "Whether the ruling stands.") @Nullable
        Boolean stands,

        @Schema(description = "What is ruled instead, where it does not stand.") @Nullable
        RulingBody replacement,

        @Schema(required = true, description = "Why, for people.", examples = "Neither side is to blame") @Nullable
        String reason) {
    DecideAppeal toAction(PlayerId organizer, int appealSeq, MatchId replay) {
        boolean unchanged = Required.field("stands", stands);
        if (unchanged == (replacement != null)) {
            throw new ProblemException(
                    Problems.badField("replacement", "A ruling stands, or replacement says what is ruled instead."));
        }
        Optional<RulingBody> instead = Optional.ofNullable(replacement);
        return new DecideAppeal(
                organizer,
                appealSeq,
                instead.map(body -> body.toRuling(replay)),
                Required.text("reason", reason),
                instead.flatMap(RulingBody::setClocks));
    }
}
