package org.tengen.match.lifecycle.rest;

import org.tengen.contracts.command.RulesRejection.ChainWithoutLiberties;
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
                                "You committed to another secret",
                                "The SHA-256 of komiHalfPoints|secret is not your commitment.")
                        .with("commitment", commitment);
        };
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
