package org.tengen.match.lifecycle.rest;

import org.tengen.contracts.command.RulesRejection.ChainWithoutLiberties;
import org.tengen.contracts.match.AllowedKomi;
import org.tengen.engine.Komi;
import org.tengen.kernel.problem.Problem;
import org.tengen.match.lifecycle.domain.Rejection;

/** The rejections that concern seat stones and the terms after them, as problem documents. */
final class SeatingProblems {
    private SeatingProblems() {}

    static Problem of(Rejection.OfSeating rejection) {
        return switch (rejection) {
            case Rejection.SeatStonesFirst(var left) ->
                Problem.of(
                                409,
                                "seat-stones-first",
                                "The seat stones come first",
                                "The sides put down " + left + " more seat stones before anybody moves.")
                        .with("stonesLeft", left);
            case Rejection.TermsFirst _ ->
                Problem.of(
                        409,
                        "terms-first",
                        "Colours and komi are agreed first",
                        "Each side seals the komi it holds for even, then opens it; then play begins.");
            case Rejection.NotPlacingSeatStones(var phase) ->
                Problem.of(
                                409,
                                "no-seat-stone-left",
                                "There is no seat stone to put down",
                                "Seat stones are put down in the phase SEAT_STONES only; the phase is " + phase + ".")
                        .with("phase", phase);
            case Rejection.NotAgreeingTerms(var phase) ->
                Problem.of(
                                409,
                                "no-terms-to-agree",
                                "There are no terms to agree on",
                                "Colours and komi are agreed in the phase TERMS only; the phase is " + phase + ".")
                        .with("phase", phase);
            case Rejection.TermsSealed(var commitment) ->
                Problem.of(
                                409,
                                "terms-sealed",
                                "You have sealed your komi",
                                "A commitment stands; open what it binds you to.")
                        .with("commitment", commitment);
            case Rejection.CommitmentCopied _ ->
                Problem.of(
                        422,
                        "commitment-copied",
                        "The commitment is your opponent's",
                        "Commit to a komi with a secret of your own.");
            case Rejection.TermsNotSealed(var color) ->
                Problem.of(
                                409,
                                "terms-not-sealed",
                                "Not both komi are sealed",
                                "A komi is opened once both are sealed; it is for " + color + " to commit first.")
                        .with("color", color);
            case Rejection.SealedOtherwise(var commitment) ->
                Problem.of(
                                422,
                                "not-committed-to",
                                "You committed to something else",
                                "The SHA-256 of komiHalfPoints|secret is not your commitment.")
                        .with("commitment", commitment);
            case Rejection.KomiNotAllowed(var halfPoints, var allowed) ->
                Problem.of(422, "komi-not-allowed", "The match cannot have this komi", notAllowed(halfPoints, allowed))
                        .with("komiHalfPoints", halfPoints)
                        .with("allowed", allowed)
                        .with("mostPoints", Komi.MAX_HALF_POINTS / 2);
            case Rejection.TermsTooLate(var deadline) ->
                Problem.of(
                                409,
                                "terms-too-late",
                                "The time for this step of the terms is up",
                                "It had to be done by " + deadline
                                        + ". Where one side has done its part it chooses its colour now; where neither has, the"
                                        + " match counts as not played.")
                        .with("deadline", deadline);
            case Rejection.TermsHaveLapsed(var color) ->
                Problem.of(
                                409,
                                "terms-lapsed",
                                "The time of a side for the terms has passed",
                                color + " did not seal or open a komi in time, so that it has none; " + color.opponent()
                                        + " chooses its colour, for its own komi.")
                        .with("color", color)
                        .with("chooser", color.opponent());
            case Rejection.NothingToChoose _ ->
                Problem.of(
                        409,
                        "nothing-to-choose",
                        "There is no colour to choose",
                        "A side chooses its colour only where the other did not seal or open a komi in time.");
            case Rejection.KomiNeeded(var commitment) ->
                Problem.of(
                                422,
                                "komi-needed",
                                "Your komi is still sealed",
                                "Send komi and secret with the colour: the komi that you sealed is the match's.")
                        .with("commitment", commitment);
        };
    }

    private static String notAllowed(int halfPoints, AllowedKomi allowed) {
        String fits = switch (allowed) {
            case ANY -> "";
            case HALVES -> ", and ends in .5, such as 6.5, since the terms exclude draws";
            case WHOLE -> ", and a whole number, since the terms exclude draws and the button is half a point";
        };
        return "You sealed a komi of " + Komi.pointsText(halfPoints) + ", but the komi of this match is at most "
                + Komi.MAX_HALF_POINTS / 2 + " points either way" + fits
                + ". Nothing counts as opened; where the terms have a deadline, you have then not opened in time.";
    }

    static Problem of(ChainWithoutLiberties rejection) {
        return Problem.of(
                        422,
                        "no-liberty-left",
                        "A chain would have no liberty",
                        "Seat stones take nothing: a stone on " + rejection.vertex() + " would leave the chain "
                                + rejection.chain() + " without a liberty.")
                .with("vertex", rejection.vertex())
                .with("chain", rejection.chain());
    }
}
