package org.tengen.match.lifecycle.domain;

import static org.tengen.match.lifecycle.domain.MatchDecider.reject;

import java.time.Instant;
import java.util.function.Function;
import org.tengen.contracts.command.MatchCommand.PlaceSeatStone;
import org.tengen.contracts.match.ClockState;
import org.tengen.engine.Color;
import org.tengen.match.clock.domain.Turn;
import org.tengen.match.lifecycle.domain.Decision.Propose;
import org.tengen.match.lifecycle.domain.MatchAction.PutDownSeatStone;
import org.tengen.match.lifecycle.domain.Rejection.NotPlacingSeatStones;
import org.tengen.match.lifecycle.domain.Rejection.NotYourTurn;

/** What may be done while the sides choose where their seat stones stand (docs/rules.md#free-placement). */
final class SeatingDecider {
    private SeatingDecider() {}

    static Decision place(InPlay s, Color color, PutDownSeatStone a, Instant receivedAt) {
        return s.board().opening() instanceof Opening.SeatStones
                ? inTurn(s, color, receivedAt, left -> new Propose(new PlaceSeatStone(color, a.vertex(), left)))
                : reject(new NotPlacingSeatStones(s.phase()));
    }

    /** A step before play, taken in turn and on one's own time, as a move is made. */
    static Decision inTurn(InPlay s, Color color, Instant receivedAt, Function<ClockState, Decision> inTime) {
        if (color != s.board().toPlay()) {
            return reject(new NotYourTurn(s.board().toPlay()));
        }
        return BookDecider.unconfirmed(s)
                .or(() -> AttendanceDecider.tooLate(s, receivedAt))
                .or(() -> TermsLimit.tooLate(s, receivedAt))
                .orElseGet(() -> switch (s.clock().after(s.turn().elapsed(receivedAt))) {
                    case Turn.InTime(var left) -> inTime.apply(left);
                    case Turn.TooLong _ -> Playing.timeIsUp(s);
                });
    }
}
