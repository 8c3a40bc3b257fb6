package org.tengen.match.lifecycle.domain;

import static org.tengen.match.lifecycle.domain.MatchDecider.append;
import static org.tengen.match.lifecycle.domain.MatchDecider.reject;

import java.time.Duration;
import java.time.Instant;
import org.tengen.contracts.command.MatchCommand.UndoMoves;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.UndoDeclined;
import org.tengen.contracts.event.MatchEvent.UndoRequested;
import org.tengen.contracts.event.MatchEvent.WarningIssued;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.UndoPolicy;
import org.tengen.engine.Color;
import org.tengen.match.clock.domain.Clock;
import org.tengen.match.clock.domain.Turn;
import org.tengen.match.lifecycle.domain.Decision.NothingToDo;
import org.tengen.match.lifecycle.domain.Decision.Propose;
import org.tengen.match.lifecycle.domain.Decision.TakeBack;
import org.tengen.match.lifecycle.domain.MatchAction.AnswerUndo;
import org.tengen.match.lifecycle.domain.MatchAction.AskForUndo;
import org.tengen.match.lifecycle.domain.Rejection.NoUndoAskedFor;
import org.tengen.match.lifecycle.domain.Rejection.NotInPlay;
import org.tengen.match.lifecycle.domain.Rejection.TooFewMoves;
import org.tengen.match.lifecycle.domain.Rejection.TooLateToUndo;
import org.tengen.match.lifecycle.domain.Rejection.UndoLapsed;
import org.tengen.match.lifecycle.domain.Rejection.UndoNotAllowed;
import org.tengen.match.lifecycle.domain.Rejection.UndoPending;
import org.tengen.match.lifecycle.domain.UndoRequest.Asked;
import org.tengen.match.lifecycle.domain.UndoRequest.Granted;
import org.tengen.match.lifecycle.domain.UndoRequest.Lapsed;
import org.tengen.match.lifecycle.domain.UndoRequest.None;

/** Moves are taken back when one side asks and the other agrees; a move made before that drops the request. */
final class UndoDecider {
    private UndoDecider() {}

    static Decision ask(InPlay s, Color color, AskForUndo a, Instant receivedAt) {
        UndoPolicy policy = s.contest().terms().undo();
        if (policy == UndoPolicy.NONE) {
            return reject(new UndoNotAllowed());
        }
        if (s.countingDue()) {
            return reject(new NotInPlay(Phase.COUNTING));
        }
        if (a.plies() > s.board().moveNumber()) {
            return reject(new TooFewMoves(a.plies(), s.board().moveNumber()));
        }
        return switch (s.conduct().undo()) {
            case Asked(var by, var plies, var _, var _) ->
                by == color && plies == a.plies() ? new NothingToDo() : reject(new UndoPending(by, plies));
            case None _, Lapsed _, Granted _ ->
                BookDecider.unconfirmed(s)
                        .orElseGet(() -> Playing.inTime(s, receivedAt, () -> request(s, color, a.plies())));
        };
    }

    /** Under the policy STRICT each request is a warning, and the second running loses. */
    private static Decision request(InPlay s, Color color, int plies) {
        UndoRequested asked = new UndoRequested(color, plies);
        if (s.contest().terms().undo() != UndoPolicy.STRICT) {
            return append(asked);
        }
        Warnings warnings = s.contest().warnings().warned(color);
        String reason = "Asked to take back " + (plies == 1 ? "a move" : plies + " moves");
        WarningIssued warning = new WarningIssued(color, reason, warnings.running(color));
        return warnings.lose(color) ? append(asked, warning, new MatchEnded(forfeit(color))) : append(asked, warning);
    }

    private static MatchResult forfeit(Color color) {
        return new MatchResult.Win(color.opponent(), MatchResult.Method.FORFEIT);
    }

    /** The opponent of who asked agrees or refuses; who asked may withdraw, which reads as a refusal. */
    static Decision answer(InPlay s, Color color, AnswerUndo a, Instant receivedAt) {
        return switch (s.conduct().undo()) {
            case Asked asked when !a.accepted() -> append(new UndoDeclined(asked.by()));
            case Asked asked
            when asked.by() != color -> Playing.inTime(s, receivedAt, () -> accept(s, asked, receivedAt));
            case Lapsed(var by, var plies, var moveNumber) -> reject(new UndoLapsed(by, plies, moveNumber));
            case Asked _, None _, Granted _ -> reject(new NoUndoAskedFor());
        };
    }

    private static Decision accept(InPlay s, Asked asked, Instant receivedAt) {
        Duration since = s.turn().elapsed(receivedAt).minusMillis(asked.turnMs());
        return new TakeBack(s, asked, since.isNegative() ? Duration.ZERO : since);
    }

    /** Restores the clocks as they were after the last move that stands, and charges the time since the request. */
    static Decision takeBack(TakeBack t, Clocks then) {
        Color by = t.asked().by();
        Clock clock = new Clock(t.match().contest().timeControl(), then.of(by));
        return switch (clock.charged(t.sinceAsked())) {
            case Turn.InTime(var left) -> new Propose(new UndoMoves(t.asked().plies(), then.with(by, left)));
            case Turn.TooLong _ -> reject(new TooLateToUndo(by));
        };
    }
}
