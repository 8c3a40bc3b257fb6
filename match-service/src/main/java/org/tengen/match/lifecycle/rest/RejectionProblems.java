package org.tengen.match.lifecycle.rest;

import org.tengen.contracts.command.RulesRejection;
import org.tengen.engine.rules.DeadStones;
import org.tengen.kernel.problem.Problem;
import org.tengen.match.lifecycle.domain.Phase;
import org.tengen.match.lifecycle.domain.Rejection;

/** Each rejection as the problem document clients get; {@code docs/problems.md} has an example of each. */
public final class RejectionProblems {
    private RejectionProblems() {}

    /** The one place where rejections become problems. */
    public static Problem of(Rejection rejection) {
        return switch (rejection) {
            case Rejection.NoSuchMatch _ ->
                problem(404, "no-such-match", "There is no such match", "No match and no challenge has this id.");
            case Rejection.NotYourMatch(var player) ->
                problem(
                        403,
                        "not-your-match",
                        "You have no seat in this match",
                        "'" + player + "' plays neither colour in this match.");
            case Rejection.NotYourTurn(var toPlay) -> notYourTurn(toPlay.name());
            case Rejection.MoveNumberTaken(var number, var next) ->
                problem(
                                409,
                                "move-number-taken",
                                "Another move has this number",
                                "Move " + number + " was made already, and was another move. The next is move " + next
                                        + ".")
                        .with("moveNumber", next);
            case Rejection.MoveNumberAhead(var number, var next) ->
                problem(
                                409,
                                "move-number-unexpected",
                                "This move's turn has not come",
                                "You sent move " + number + ", but the next is move " + next + ".")
                        .with("moveNumber", next);
            case Rejection.TimeIsUp(var color, var deadline) ->
                problem(409, "time-expired", "The time is up", color + " had time until " + deadline + ".")
                        .with("color", color)
                        .with("deadline", deadline);
            case Rejection.CameTooLate(var deadline, var missing) ->
                problem(
                                409,
                                "came-too-late",
                                "Somebody was not there in time",
                                missing + " had to be there by " + deadline + "; the match ends by forfeit.")
                        .with("deadline", deadline)
                        .with("missing", missing);
            case Rejection.NoPauses _ ->
                problem(
                        409,
                        "no-pauses",
                        "Players have no pause in this match",
                        "The match has no clock, or its terms give the players no pause.");
            case Rejection.PauseTaken _ ->
                problem(409, "pause-taken", "You have had your pause", "Each player has one pause a match.");
            case Rejection.PauseOnOwnTurn _ ->
                problem(
                        409,
                        "pause-on-own-turn",
                        "A pause is asked for on the opponent's turn",
                        "It is your turn. Move, then ask.");
            case Rejection.OpponentsPause(var color, var until) -> {
                Problem problem = problem(
                                409,
                                "opponents-pause",
                                "It is your opponent's pause",
                                until.map(end -> "The pause of " + color + " runs until " + end
                                                + ". Ask for yours afterwards, on your opponent's turn.")
                                        .orElse("Your opponent has asked for a pause. Answer that first."))
                        .with("color", color);
                yield until.map(end -> problem.with("until", end)).orElse(problem);
            }
            case Rejection.NoPauseAskedFor _ ->
                problem(
                        409,
                        "no-pause-asked-for",
                        "Your opponent does not ask for a pause",
                        "There is no request to answer: it has been answered, or has lapsed with the next move.");
            case Rejection.RefereeGrantsPauses(var referees) ->
                problem(
                                403,
                                "referee-grants-pauses",
                                "The referee grants pauses in this match",
                                "A referee is assigned, so it is not for the opponent to answer.")
                        .with("referees", referees);
            case Rejection.NotPaused(var reason) ->
                problem(
                                409,
                                "not-paused",
                                "The clock does not stand still for this",
                                "There is no pause of the kind " + reason + " to end.")
                        .with("reason", reason);
            case Rejection.NotYourPause(var color) ->
                problem(
                                403,
                                "not-your-pause",
                                "This is the other side's pause",
                                "It is the pause of " + color + ", who may end it early.")
                        .with("color", color);
            case Rejection.UndoNotAllowed _ -> UndoProblems.notAllowed();
            case Rejection.TooFewMoves r -> UndoProblems.of(r);
            case Rejection.UndoPending r -> UndoProblems.of(r);
            case Rejection.NoUndoAskedFor _ -> UndoProblems.nobodyAsked();
            case Rejection.UndoLapsed r -> UndoProblems.of(r);
            case Rejection.TooLateToUndo r -> UndoProblems.of(r);
            case Rejection.MovesTakenBack r -> UndoProblems.of(r);
            case Rejection.NoLongCycle _ ->
                problem(
                        409,
                        "no-long-cycle",
                        "No position has come back",
                        "No result can be agreed on while each move brings back a whole position; the last one did not.");
            case Rejection.NoResultNotOffered(var moveNumber) ->
                problem(
                                409,
                                "no-result-not-offered",
                                "Your opponent does not offer no result",
                                "After move " + moveNumber
                                        + " there is no offer to answer; a move that leaves the cycle drops it.")
                        .with("moveNumber", moveNumber);
            case Rejection.NoRecounts _ -> RecountProblems.none();
            case Rejection.NotCounted r -> RecountProblems.of(r);
            case Rejection.ResultRuled r -> RecountProblems.of(r);
            case Rejection.RecountTooLate r -> RecountProblems.of(r);
            case Rejection.NotOver r -> RecountProblems.of(r);
            case Rejection.AlreadyOver(var result) ->
                notInPlay("The match is over: " + result.text() + ".")
                        .with("phase", Phase.ENDED)
                        .with("result", result.text());
            case Rejection.HandicapFirst(var left) -> handicapFirst(left);
            case Rejection.PassWhilePlacing(var left) ->
                passNotAllowed("Nobody passes before all handicap stones stand; " + left + " are left to put down.")
                        .with("stonesLeft", left);
            case Rejection.NotPlacingHandicap(var phase) ->
                problem(
                                409,
                                "no-handicap-stone-left",
                                "There is no handicap stone to put down",
                                "Handicap stones are put down in the phase HANDICAP only; the phase is " + phase + ".")
                        .with("phase", phase);
            case Rejection.NotInPlay(var phase) ->
                notInPlay("This can be done during play only; the phase is " + phase + ".")
                        .with("phase", phase);
            case Rejection.NotCounting(var phase) ->
                problem(
                                409,
                                "not-counting",
                                "The match is not being counted",
                                "This can be done while the dead stones are settled only; the phase is " + phase + ".")
                        .with("phase", phase);
            case Rejection.CountedAsItStands(var phase) ->
                problem(
                                409,
                                "not-counting",
                                "The match is not being counted",
                                "The ruleset counts the board as it stands: with the passes that end play the match is"
                                        + " counted, and nobody marks, accepts or plays on; the phase is " + phase
                                        + ".")
                        .with("phase", phase)
                        .with("deadStones", DeadStones.AS_THEY_STAND);
            case Rejection.NoStoneThere(var vertex) ->
                problem(
                                422,
                                "no-stone",
                                "There is no stone to mark",
                                vertex + " holds no stone. Name a stone of each chain to mark.")
                        .with("vertex", vertex);
            case Rejection.AcceptInOrder(var toAccept) ->
                problem(
                                409,
                                "accept-in-order",
                                "The other side accepts first",
                                "The side to play accepts first and the other after it; now it is for " + toAccept
                                        + " to accept.")
                        .with("toAccept", toAccept);
            case Rejection.DeadStonesChanged(var hash) ->
                problem(
                                409,
                                "dead-stones-changed",
                                "Other stones are marked now",
                                "The stones marked dead are not those you accept. Look at them again and accept what is marked.")
                        .with("deadHash", hash);
            case Rejection.OfSeating r -> SeatingProblems.of(r);
            case Rejection.OfReferee r -> RefereeProblems.of(r);
            case Rejection.MovedOn(var seq) -> stale(seq);
            case Rejection.AgainstTheRules(var reason) -> of(reason);
        };
    }

    private static Problem of(RulesRejection rejection) {
        return switch (rejection) {
            case RulesRejection.Stale(var seq) -> stale(seq);
            case RulesRejection.PointOccupied(var vertex) ->
                problem(422, "occupied", "A stone stands there", vertex + " holds a stone already.")
                        .with("vertex", vertex);
            case RulesRejection.SuicideForbidden(var vertex) ->
                problem(
                                422,
                                "suicide",
                                "The play would be suicide",
                                "A stone on " + vertex + " would have no liberty and capture nothing.")
                        .with("vertex", vertex);
            case RulesRejection.KoForbidden(var vertex) ->
                problem(
                                422,
                                "ko",
                                "The ko may not be retaken at once",
                                "A play on " + vertex + " would retake the ko. Play elsewhere first.")
                        .with("vertex", vertex);
            case RulesRejection.RepetitionForbidden(var vertex, var move) ->
                problem(
                                422,
                                "repetition",
                                "The play would repeat a position",
                                "A play on " + vertex + " would bring back the position after move " + move + ".")
                        .with("vertex", vertex)
                        .with("repeatsMove", move);
            case RulesRejection.OffBoard(var vertex, var size) ->
                problem(
                                422,
                                "off-board",
                                "The vertex is off the board",
                                "The board is " + size + " and has no " + vertex + ".")
                        .with("vertex", vertex);
            case RulesRejection.WrongTurn(var toPlay) -> notYourTurn(toPlay.name());
            case RulesRejection.PassNotAllowed _ ->
                passNotAllowed("The rules of this match do not allow a pass at this point.");
            case RulesRejection.HandicapStonesLeft(var left) -> handicapFirst(left);
            case RulesRejection.SeatStonesLeft(var left) -> SeatingProblems.of(new Rejection.SeatStonesFirst(left));
            case RulesRejection.TermsOpen _ -> SeatingProblems.of(new Rejection.TermsFirst());
            case RulesRejection.ChainWithoutLiberties r -> SeatingProblems.of(r);
            case RulesRejection.NotInPlay _ -> notInPlay("The match is not being played.");
            case RulesRejection.IllegalSetup(var detail) ->
                problem(422, "illegal-setup", "The match cannot go on like that", detail);
        };
    }

    private static Problem notYourTurn(String toPlay) {
        return problem(409, "not-your-turn", "It is not your turn", toPlay + " is to move.")
                .with("toPlay", toPlay);
    }

    private static Problem handicapFirst(int stonesLeft) {
        return problem(
                        409,
                        "handicap-first",
                        "The handicap stones come first",
                        "Black puts down " + stonesLeft + " more handicap stones before anybody moves.")
                .with("stonesLeft", stonesLeft);
    }

    private static Problem passNotAllowed(String detail) {
        return problem(422, "pass-not-allowed", "Passing is not allowed now", detail);
    }

    private static Problem notInPlay(String detail) {
        return problem(409, "not-in-play", "The match is not in play", detail);
    }

    private static Problem stale(int currentSeq) {
        return problem(
                        409,
                        "stale",
                        "The match has moved on",
                        "While your request was decided on, other events came first. Look at the match again.")
                .with("currentSeq", currentSeq);
    }

    private static Problem problem(int status, String slug, String title, String detail) {
        return Problem.of(status, slug, title, detail);
    }
}
