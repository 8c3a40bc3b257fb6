package org.tengen.match.lifecycle.domain;

import static org.tengen.match.lifecycle.domain.MatchDecider.reject;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;
import org.tengen.contracts.command.MatchCommand;
import org.tengen.contracts.command.MatchCommand.PassTurn;
import org.tengen.contracts.command.MatchCommand.PlayStone;
import org.tengen.contracts.match.ClockState;
import org.tengen.engine.Color;
import org.tengen.engine.Move;
import org.tengen.match.clock.domain.Turn;
import org.tengen.match.lifecycle.domain.Decision.AlreadyMoved;
import org.tengen.match.lifecycle.domain.Decision.Propose;
import org.tengen.match.lifecycle.domain.MatchAction.MakeMove;
import org.tengen.match.lifecycle.domain.Rejection.MoveNumberAhead;
import org.tengen.match.lifecycle.domain.Rejection.MoveNumberTaken;
import org.tengen.match.lifecycle.domain.Rejection.MovesTakenBack;
import org.tengen.match.lifecycle.domain.Rejection.NotInPlay;
import org.tengen.match.lifecycle.domain.Rejection.NotYourTurn;
import org.tengen.match.lifecycle.domain.Rejection.SeatStonesFirst;
import org.tengen.match.lifecycle.domain.Rejection.TermsFirst;
import org.tengen.match.lifecycle.domain.Rejection.TimeIsUp;

/** What may be done while the sides move in turn. */
final class Playing {
    private Playing() {}

    static Decision move(InPlay s, Color color, MakeMove a, Instant receivedAt) {
        Optional<Decision> number = checkNumber(s, color, a);
        if (number.isPresent()) {
            return number.get();
        }
        if (s.countingDue()) {
            return reject(new NotInPlay(Phase.COUNTING));
        }
        if (color != s.board().toPlay()) {
            return reject(takenBack(s).orElseGet(() -> new NotYourTurn(s.board().toPlay())));
        }
        return switch (s.board().opening()) {
            case Opening.HandicapStones(var left) -> HandicapDecider.moveTooEarly(left, a.move());
            case Opening.SeatStones(var left) -> reject(new SeatStonesFirst(left));
            case Opening.Terms _ -> reject(new TermsFirst());
            case Opening.Done _ ->
                BookDecider.unconfirmed(s)
                        .or(() -> AttendanceDecider.tooLate(s, receivedAt))
                        .orElseGet(() -> moveInTurn(s, color, a, receivedAt));
        };
    }

    private static Decision moveInTurn(InPlay s, Color color, MakeMove a, Instant receivedAt) {
        Duration elapsed = s.turn().elapsed(receivedAt);
        Duration lag = a.lagAllowance().compareTo(elapsed) < 0 ? a.lagAllowance() : elapsed;
        return switch (s.clock().after(elapsed.minus(lag))) {
            case Turn.InTime(var left) -> new Propose(command(color, a.move(), left, lag.toMillis()));
            case Turn.TooLong _ -> timeIsUp(s);
        };
    }

    /** A move that comes when play has stopped: the same move again, or too late. */
    static Decision lateMove(Started s, Color color, MakeMove a) {
        return checkNumber(s, color, a).orElseGet(() -> MatchDecider.notInPlay(s));
    }

    /** A side may resign on either's turn, but not once a flag has fallen. */
    static Decision resign(InPlay s, Color color, Instant receivedAt) {
        return inTime(s, receivedAt, () -> MatchDecider.resign(color));
    }

    /** What is decided while the side to play has time left, and nobody has failed to come. */
    static Decision inTime(InPlay s, Instant receivedAt, Supplier<Decision> decide) {
        return AttendanceDecider.tooLate(s, receivedAt)
                .or(() -> TermsLimit.tooLate(s, receivedAt))
                .orElseGet(() -> expired(s, receivedAt) ? timeIsUp(s) : decide.get());
    }

    private static Optional<Decision> checkNumber(Started s, Color color, MakeMove a) {
        int next = s.board().moveNumber() + 1;
        int named = a.moveNumber().orElse(next);
        if (named == next) {
            return Optional.empty();
        }
        if (named > next) {
            return Optional.of(reject(takenBack(s).orElseGet(() -> new MoveNumberAhead(named, next))));
        }
        boolean same = s.board().move(named).equals(Optional.of(new MoveMade(color, a.move())));
        return Optional.of(same ? new AlreadyMoved(named) : reject(new MoveNumberTaken(named, next)));
    }

    /** A move may be out of turn because others have been taken back since its player saw the board. */
    private static Optional<Rejection> takenBack(Started s) {
        return s instanceof InPlay p && p.conduct().undo() instanceof UndoRequest.Granted(var by, var plies)
                ? Optional.of(new MovesTakenBack(
                        by, plies, p.board().moveNumber() + 1, p.board().toPlay()))
                : Optional.empty();
    }

    private static boolean expired(InPlay s, Instant receivedAt) {
        return s.deadline().filter(deadline -> !deadline.isAfter(receivedAt)).isPresent();
    }

    static Decision timeIsUp(InPlay s) {
        Instant deadline = s.turn().lostAt(s.clock()).orElse(s.turn().runningSince());
        return reject(new TimeIsUp(s.board().toPlay(), deadline));
    }

    private static MatchCommand command(Color color, Move move, ClockState left, long lagCompMs) {
        return switch (move) {
            case Move.Play(var vertex) -> new PlayStone(color, vertex, left, lagCompMs);
            case Move.Pass _ -> new PassTurn(color, left, lagCompMs);
        };
    }
}
