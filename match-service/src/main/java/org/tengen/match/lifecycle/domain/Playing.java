package org.tengen.match.lifecycle.domain;

import static org.tengen.match.lifecycle.domain.MatchDecider.append;
import static org.tengen.match.lifecycle.domain.MatchDecider.reject;

import java.time.Instant;
import java.util.Optional;
import org.tengen.contracts.command.MatchCommand;
import org.tengen.contracts.command.MatchCommand.PassTurn;
import org.tengen.contracts.command.MatchCommand.PlayStone;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.TimeExpired;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.MatchResult;
import org.tengen.engine.Color;
import org.tengen.engine.Move;
import org.tengen.match.clock.domain.Clock;
import org.tengen.match.clock.domain.Turn;
import org.tengen.match.lifecycle.domain.Decision.AlreadyMoved;
import org.tengen.match.lifecycle.domain.Decision.NothingToDo;
import org.tengen.match.lifecycle.domain.Decision.Propose;
import org.tengen.match.lifecycle.domain.MatchAction.MakeMove;
import org.tengen.match.lifecycle.domain.Rejection.MoveNumberAhead;
import org.tengen.match.lifecycle.domain.Rejection.MoveNumberTaken;
import org.tengen.match.lifecycle.domain.Rejection.NotInPlay;
import org.tengen.match.lifecycle.domain.Rejection.NotYourTurn;
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
            return reject(new NotYourTurn(s.board().toPlay()));
        }
        return switch (s.clock().after(Clock.elapsed(s.turnStartedAt(), receivedAt))) {
            case Turn.InTime(var left) -> new Propose(command(color, a.move(), left));
            case Turn.TooLong _ -> timeIsUp(s);
        };
    }

    /** A move that comes when play has stopped: the same move again, or too late. */
    static Decision lateMove(Started s, Color color, MakeMove a) {
        return checkNumber(s, color, a).orElseGet(() -> reject(new NotInPlay(s.phase())));
    }

    /** A side may resign on either's turn, but not once a flag has fallen. */
    static Decision resign(InPlay s, Color color, Instant receivedAt) {
        return expired(s, receivedAt) ? timeIsUp(s) : MatchDecider.resign(color);
    }

    static Decision callTime(Started state, Instant receivedAt) {
        if (!(state instanceof InPlay s) || !expired(s, receivedAt)) {
            return new NothingToDo();
        }
        Color color = s.board().toPlay();
        MatchResult result = new MatchResult.Win(color.opponent(), MatchResult.Method.TIME);
        return append(new TimeExpired(color, s.clock().expired()), new MatchEnded(result));
    }

    private static Optional<Decision> checkNumber(Started s, Color color, MakeMove a) {
        int next = s.board().moveNumber() + 1;
        int named = a.moveNumber().orElse(next);
        if (named == next) {
            return Optional.empty();
        }
        if (named > next) {
            return Optional.of(reject(new MoveNumberAhead(named, next)));
        }
        boolean same = s.board().move(named).equals(Optional.of(new MoveMade(color, a.move())));
        return Optional.of(same ? new AlreadyMoved(named) : reject(new MoveNumberTaken(named, next)));
    }

    private static boolean expired(InPlay s, Instant receivedAt) {
        return !s.countingDue()
                && s.clock().after(Clock.elapsed(s.turnStartedAt(), receivedAt)) instanceof Turn.TooLong;
    }

    private static Decision timeIsUp(InPlay s) {
        return reject(new TimeIsUp(s.board().toPlay(), s.deadline().orElseThrow()));
    }

    private static MatchCommand command(Color color, Move move, ClockState left) {
        return switch (move) {
            case Move.Play(var vertex) -> new PlayStone(color, vertex, left);
            case Move.Pass _ -> new PassTurn(color, left);
        };
    }
}
