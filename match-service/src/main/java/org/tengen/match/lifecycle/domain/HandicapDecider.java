package org.tengen.match.lifecycle.domain;

import static org.tengen.match.lifecycle.domain.MatchDecider.reject;

import java.time.Instant;
import org.tengen.contracts.command.MatchCommand.PlaceHandicapStone;
import org.tengen.engine.Color;
import org.tengen.engine.Move;
import org.tengen.match.clock.domain.Turn;
import org.tengen.match.lifecycle.domain.Decision.Propose;
import org.tengen.match.lifecycle.domain.MatchAction.PlaceHandicap;
import org.tengen.match.lifecycle.domain.Rejection.HandicapFirst;
import org.tengen.match.lifecycle.domain.Rejection.NotPlacingHandicap;
import org.tengen.match.lifecycle.domain.Rejection.NotYourTurn;
import org.tengen.match.lifecycle.domain.Rejection.PassWhilePlacing;

/** What may be done while Black puts down free handicap stones. */
final class HandicapDecider {
    private HandicapDecider() {}

    /** Each stone is put down on Black's own time, as a move is made. */
    static Decision place(InPlay s, Color color, PlaceHandicap a, Instant receivedAt) {
        if (!(s.board().opening() instanceof Opening.HandicapStones)) {
            return reject(new NotPlacingHandicap(s.phase()));
        }
        if (color != Color.BLACK) {
            return reject(new NotYourTurn(Color.BLACK));
        }
        return BookDecider.unconfirmed(s)
                .or(() -> AttendanceDecider.tooLate(s, receivedAt))
                .orElseGet(() -> placeInTime(s, a, receivedAt));
    }

    private static Decision placeInTime(InPlay s, PlaceHandicap a, Instant receivedAt) {
        return switch (s.clock().after(s.turn().elapsed(receivedAt))) {
            case Turn.InTime(var left) -> new Propose(new PlaceHandicapStone(a.vertex(), left));
            case Turn.TooLong _ -> Playing.timeIsUp(s);
        };
    }

    static Decision moveTooEarly(int stonesLeft, Move move) {
        return switch (move) {
            case Move.Play _ -> reject(new HandicapFirst(stonesLeft));
            case Move.Pass _ -> reject(new PassWhilePlacing(stonesLeft));
        };
    }
}
