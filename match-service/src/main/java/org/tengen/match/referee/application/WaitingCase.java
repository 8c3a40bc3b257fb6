package org.tengen.match.referee.application;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.Ruling;
import org.tengen.engine.Color;

/**
 * An objection or an appeal that waits for a decision.
 *
 * @param seq of the event that raised it; the decision on an appeal names it
 * @param color whose; absent where the platform called for the referee
 * @param rulingSeq of an appeal: the ruling it is about
 * @param ruling of an appeal: the kind of that ruling
 * @param ruledBy of an appeal: who ruled
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record WaitingCase(
        MatchId matchId,
        int seq,
        Instant raisedAt,
        boolean urgent,
        @Nullable Color color,
        String text,
        @Nullable Integer rulingSeq,
        Ruling.@Nullable Kind ruling,
        @Nullable String ruledBy,
        String black,
        String white) {}
