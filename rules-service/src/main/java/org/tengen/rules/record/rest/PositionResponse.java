package org.tengen.rules.record.rest;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.hash.PositionHash;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.Prisoners;
import org.tengen.engine.Color;
import org.tengen.rules.record.domain.Moves.Moment;
import org.tengen.rules.record.domain.PlayedGame;

/**
 * The board after a move.
 *
 * @param rows from top to bottom, {@code X} black, {@code O} white, {@code .} empty
 * @param prisoners the stones each side has captured
 * @param lastMove null at the start
 * @param seq of the event that led here
 */
record PositionResponse(
        MatchId matchId,
        int moveNumber,
        List<String> rows,
        Color toPlay,
        Prisoners prisoners,
        String positionHash,
        @Nullable LastMove lastMove,
        int seq) {

    /** @param vertex or {@code pass} */
    record LastMove(Color color, String vertex) {}

    static PositionResponse of(Moment moment) {
        PlayedGame game = moment.game();
        return new PositionResponse(
                moment.event().matchId(),
                game.moveNumber(),
                game.position().rows(),
                game.toPlay(),
                game.prisoners(),
                PositionHash.of(game.position()),
                lastMove(moment.event().event()),
                moment.event().seq());
    }

    private static @Nullable LastMove lastMove(MatchEvent event) {
        if (event instanceof StonePlayed stone) {
            return new LastMove(stone.color(), stone.vertex().toString());
        }
        return event instanceof Passed pass ? new LastMove(pass.color(), "pass") : null;
    }
}
