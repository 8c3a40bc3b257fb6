package org.tengen.match.lifecycle.rest;

import java.util.List;
import org.tengen.contracts.match.TimeControl;
import org.tengen.kernel.problem.Problem;
import org.tengen.match.lifecycle.domain.LastAct;
import org.tengen.match.lifecycle.domain.Rejection;

/** The rejections that concern referees and organizers, as problem documents; each says by which rule. */
final class RefereeProblems {
    private RefereeProblems() {}

    static Problem of(Rejection.OfReferee rejection) {
        return switch (rejection) {
            case Rejection.OwnMatch(var player) ->
                Problem.of(
                        403,
                        "own-match",
                        "Nobody rules on a match they play",
                        "'" + player + "' plays in this match, and may neither rule on it nor decide an appeal.");
            case Rejection.NotYourMatchToRule(var referee) ->
                Problem.of(
                        403,
                        "not-assigned",
                        "You are not assigned to this match",
                        "Referees rule on matches assigned to them, and '" + referee
                                + "' is not assigned to this one.");
            case Rejection.NobodyCalled(var last) ->
                Problem.of(
                        403,
                        "not-assigned",
                        "You are not assigned to this match",
                        "No referee is named in the terms of this match, so that any may act while something in it waits for"
                                + " one; nothing does." + decided(last));
            case Rejection.RuledMeanwhile(var last) ->
                Problem.of(
                                409,
                                "ruled-meanwhile",
                                "Somebody has decided since you looked",
                                "Event " + last.seq() + " is a decision of '" + last.by() + "': " + last.what()
                                        + ". Look at the match again, and send its seq if you still want to decide.")
                        .with("seq", last.seq())
                        .with("by", last.by())
                        .with("decision", last.what());
            case Rejection.NotSoFar(var seen, var current) ->
                Problem.of(
                                409,
                                "seq-unexpected",
                                "The match has no such event yet",
                                "You decide on event " + seen + ", but the last is " + current
                                        + ". Look at the match again, and send its seq.")
                        .with("currentSeq", current);
            case Rejection.PauseGranted(var color, var until) ->
                Problem.of(
                                409,
                                "pause-granted",
                                "The pause has been granted",
                                "The pause of " + color + " was granted and runs until " + until + ".")
                        .with("color", color)
                        .with("until", until);
            case Rejection.CannotRestore(var number, var last) ->
                Problem.of(
                                409,
                                "cannot-restore",
                                "The match has no such move",
                                "A position is restored to a move that stands, 0 for the start. Move " + number
                                        + " does not; the last is " + last + ".")
                        .with("moveNumber", last);
            case Rejection.ClockDoesNotFit(var control) ->
                Problem.of(
                                422,
                                "clock-does-not-fit",
                                "That can be no clock of this match",
                                "A clock is set within the match's own time system, with something left on it.")
                        .with("system", systemOf(control));
            case Rejection.NotEnded(var phase) ->
                Problem.of(
                                409,
                                "not-ended",
                                "The match has no result to correct",
                                "A result is ruled on once play has stopped: while the match is counted, and after the end. The"
                                        + " phase is " + phase + ".")
                        .with("phase", phase);
            case Rejection.AlreadyReplayed(var replay) ->
                Problem.of(
                                409,
                                "already-replayed",
                                "The match is played again already",
                                "A match is played again once; this one is, as match " + replay + ".")
                        .with("replayMatchId", replay);
            case Rejection.ObjectOnOwnTurn(var toPlay) ->
                Problem.of(
                                409,
                                "object-on-own-turn",
                                "An objection is raised on one's own turn",
                                "It is the turn of " + toPlay + ". Wait for yours, or say that it is urgent.")
                        .with("toPlay", toPlay);
            case Rejection.TooManyObjections(var most) ->
                Problem.of(
                        409,
                        "too-many-objections",
                        "Your objections wait for the referee",
                        "A side has " + most + " objections at most that nobody has answered.");
            case Rejection.NothingToConfirm _ ->
                Problem.of(
                        409,
                        "nothing-to-confirm",
                        "There is no position to confirm",
                        "Only a position that a referee restored is confirmed, before play goes on.");
            case Rejection.ConfirmFirst(var toConfirm) ->
                Problem.of(
                                409,
                                "confirm-first",
                                "The restored position has to be confirmed first",
                                "Both sides confirm a restored position before play goes on; still to confirm: "
                                        + toConfirm + ".")
                        .with("toConfirm", toConfirm);
            case Rejection.NoSuchRuling(var seq) ->
                Problem.of(
                                404,
                                "no-such-ruling",
                                "There is no such ruling",
                                "Event " + seq + " is no ruling of a referee; what an organizer decides is final.")
                        .with("rulingSeq", seq);
            case Rejection.AlreadyAppealed(var appeal) ->
                Problem.of(
                                409,
                                "already-appealed",
                                "The ruling has been appealed",
                                "A ruling is appealed once; " + appeal.color() + " did with event " + appeal.seq()
                                        + ".")
                        .with("appealSeq", appeal.seq())
                        .with("outcome", appeal.outcome());
            case Rejection.NoSuchAppeal(var seq) ->
                Problem.of(
                                404,
                                "no-such-appeal",
                                "There is no such appeal",
                                "Event " + seq + " is no appeal. The queue of appeals has the right seq.")
                        .with("appealSeq", seq);
            case Rejection.AppealIsDecided(var appeal) ->
                Problem.of(
                                409,
                                "appeal-decided",
                                "The appeal has been decided",
                                "There is one level of appeal, and this one is decided: " + appeal.outcome() + ".")
                        .with("outcome", appeal.outcome());
            case Rejection.DoesNotReplace(var appealed, var replacement, var replacing) ->
                Problem.of(
                                409,
                                "does-not-replace",
                                "That would replace nothing",
                                replacement.kind() + " as you send it would leave what the ruling of event "
                                        + appealed.seq() + ", "
                                        + appealed.ruling().kind()
                                        + ", has led to. What replaces it is something else of these kinds: "
                                        + replacing
                                        + ". Where the ruling is right, say that it stands.")
                        .with("rulingSeq", appealed.seq())
                        .with("ruling", appealed.ruling().kind())
                        .with("replacing", replacing);
            case Rejection.NoDraws _ ->
                Problem.of(
                                409,
                                "no-draws",
                                "The match must have a winner",
                                "The terms of the match exclude draws. What can be ruled in place of one: REPLAY, LOSS,"
                                        + " BOTH_LOSE, ANNUL, or CORRECT_RESULT to a win.")
                        .with("rulings", List.of("REPLAY", "LOSS", "BOTH_LOSE", "ANNUL", "CORRECT_RESULT"));
            case Rejection.OwnRuling(var seq) ->
                Problem.of(
                                403,
                                "own-ruling",
                                "Nobody decides about their own ruling",
                                "You ruled with event " + seq + "; another organizer decides this appeal.")
                        .with("rulingSeq", seq);
        };
    }

    private static String decided(LastAct last) {
        return last.seq() == 0
                ? ""
                : " Event " + last.seq() + " is a decision of '" + last.by() + "': " + last.what() + ".";
    }

    /** The name of the time system on the wire. */
    private static String systemOf(TimeControl control) {
        return switch (control) {
            case TimeControl.Untimed _ -> "NONE";
            case TimeControl.Absolute _ -> "ABSOLUTE";
            case TimeControl.Byoyomi _ -> "BYOYOMI";
            case TimeControl.Canadian _ -> "CANADIAN";
            case TimeControl.Fischer _ -> "FISCHER";
            case TimeControl.Simple _ -> "SIMPLE";
            case TimeControl.Ing _ -> "ING";
        };
    }
}
