package org.tengen.match.lifecycle.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.match.MatchId;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;
import org.tengen.match.lifecycle.application.Outcome;
import org.tengen.match.lifecycle.domain.InPlay;
import org.tengen.match.lifecycle.domain.Phase;

/**
 * A move that was made.
 *
 * @param vertex {@code pass} for a pass
 * @param captured the vertices it emptied
 * @param positionHash names the position after it; absent for a pass
 * @param phase after the move: {@code COUNTING} where it ended play, or {@code SCORING} where the ruleset counts the board
 *     as it stands
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record MoveResponse(
        MatchId matchId,
        int seq,
        int moveNumber,
        Color color,
        String vertex,
        List<Vertex> captured,
        @Nullable String positionHash,
        Phase phase) {
    static MoveResponse of(Outcome.Done done) {
        MatchId id = done.event().matchId();
        int seq = done.event().seq();
        MatchEvent event = done.event().event();
        if (event instanceof StonePlayed e) {
            return new MoveResponse(
                    id,
                    seq,
                    e.moveNumber(),
                    e.color(),
                    e.vertex().toString(),
                    e.captured(),
                    e.positionHash(),
                    Phase.PLAY);
        }
        if (event instanceof Passed e) {
            return new MoveResponse(id, seq, e.moveNumber(), e.color(), "pass", List.of(), null, phaseAfterPass(done));
        }
        throw new IllegalStateException("A move led to " + event);
    }

    private static Phase phaseAfterPass(Outcome.Done done) {
        if (done.match() instanceof InPlay) {
            return Phase.PLAY;
        }
        return done.match().contest().countsAsItStands() ? Phase.SCORING : Phase.COUNTING;
    }
}
