package org.tengen.match.lifecycle.domain;

import static org.tengen.match.lifecycle.domain.MatchDecider.append;
import static org.tengen.match.lifecycle.domain.MatchDecider.reject;

import java.time.Instant;
import java.util.Optional;
import org.tengen.contracts.event.MatchEvent.ClockPaused;
import org.tengen.contracts.event.MatchEvent.ClockResumed;
import org.tengen.contracts.event.MatchEvent.PauseDeclined;
import org.tengen.contracts.event.MatchEvent.PauseRequested;
import org.tengen.contracts.match.PauseReason;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.Decision.NothingToDo;
import org.tengen.match.lifecycle.domain.MatchAction.AnswerPause;
import org.tengen.match.lifecycle.domain.PlayerPause.Asked;
import org.tengen.match.lifecycle.domain.PlayerPause.None;
import org.tengen.match.lifecycle.domain.PlayerPause.Running;
import org.tengen.match.lifecycle.domain.Rejection.NoPauseAskedFor;
import org.tengen.match.lifecycle.domain.Rejection.NoPauses;
import org.tengen.match.lifecycle.domain.Rejection.NotPaused;
import org.tengen.match.lifecycle.domain.Rejection.NotYourPause;
import org.tengen.match.lifecycle.domain.Rejection.OpponentsPause;
import org.tengen.match.lifecycle.domain.Rejection.PauseGranted;
import org.tengen.match.lifecycle.domain.Rejection.PauseOnOwnTurn;
import org.tengen.match.lifecycle.domain.Rejection.PauseTaken;
import org.tengen.match.lifecycle.domain.Rejection.RefereeGrantsPauses;

/** A player's own pause: once a match, asked for on the opponent's turn, granted by the opponent or by the referee. */
final class PauseDecider {
    private PauseDecider() {}

    static Decision ask(InPlay s, Color color, Instant receivedAt) {
        if (s.contest().terms().pauseMs() == 0 || s.contest().timeControl() instanceof TimeControl.Untimed) {
            return reject(new NoPauses());
        }
        if (s.contest().pausesTaken().contains(color)) {
            return reject(new PauseTaken());
        }
        if (s.board().toPlay() == color) {
            return reject(new PauseOnOwnTurn());
        }
        return switch (s.timing().pause()) {
            case None _ -> Playing.inTime(s, receivedAt, () -> append(new PauseRequested(color)));
            case Asked(var by) -> by == color ? new NothingToDo() : reject(new OpponentsPause(by, Optional.empty()));
            case Running(var by, var until) ->
                by == color ? new NothingToDo() : reject(new OpponentsPause(by, Optional.of(until)));
        };
    }

    /** Where a referee is assigned, it is not for the opponent to answer. */
    static Decision answer(InPlay s, Color color, AnswerPause a, Instant receivedAt) {
        if (!(s.timing().pause() instanceof Asked(var by)) || by == color) {
            return reject(new NoPauseAskedFor());
        }
        if (!s.contest().terms().referees().isEmpty()) {
            return reject(new RefereeGrantsPauses(s.contest().terms().referees()));
        }
        return settle(s, a.granted(), receivedAt);
    }

    /** A referee answers, whoever has asked; who comes second hears that the pause runs. */
    static Decision rule(Started state, boolean granted, Instant receivedAt) {
        if (!(state instanceof InPlay s)) {
            return MatchDecider.notInPlay(state);
        }
        if (s.timing().pause() instanceof Running(var by, var until)) {
            return granted ? new NothingToDo() : reject(new PauseGranted(by, until));
        }
        return settle(s, granted, receivedAt);
    }

    /** Whoever may answer grants the pause that is asked for, from now on, or does not. It saves nobody from a fallen flag. */
    private static Decision settle(InPlay s, boolean granted, Instant receivedAt) {
        if (!(s.timing().pause() instanceof Asked(var by))) {
            return reject(new NoPauseAskedFor());
        }
        if (!granted) {
            return append(new PauseDeclined(by));
        }
        Instant until = receivedAt.plusMillis(s.contest().terms().pauseMs());
        return Playing.inTime(s, receivedAt, () -> append(new ClockPaused(PauseReason.PLAYER, Optional.of(until))));
    }

    static Decision end(InPlay s, Color color) {
        return switch (s.timing().pause()) {
            case Running(var by, var _) ->
                by == color ? append(new ClockResumed(PauseReason.PLAYER)) : reject(new NotYourPause(by));
            case None _, Asked _ -> reject(new NotPaused(PauseReason.PLAYER));
        };
    }
}
