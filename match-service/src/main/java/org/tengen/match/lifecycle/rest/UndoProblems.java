package org.tengen.match.lifecycle.rest;

import org.tengen.kernel.problem.Problem;
import org.tengen.match.lifecycle.domain.Rejection;

/** Why moves are not taken back, as problems. */
final class UndoProblems {
    private UndoProblems() {}

    static Problem notAllowed() {
        return conflict(
                "undo-not-allowed",
                "Moves are not taken back in this match",
                "The terms of the match say undo NONE: a move is final.");
    }

    static Problem of(Rejection.TooFewMoves r) {
        return conflict(
                        "too-few-moves",
                        "There are not so many moves",
                        "You asked to take back " + r.plies() + "; " + r.moveNumber() + " have been made.")
                .with("plies", r.plies())
                .with("moveNumber", r.moveNumber());
    }

    static Problem of(Rejection.UndoPending r) {
        return conflict(
                        "undo-pending",
                        "A request to take moves back waits for an answer",
                        r.color() + " has asked to take back " + r.plies() + ". Accept, refuse or withdraw that first.")
                .with("color", r.color())
                .with("plies", r.plies());
    }

    static Problem nobodyAsked() {
        return conflict(
                "no-undo-asked-for",
                "Your opponent does not ask to take moves back",
                "There is no request of your opponent to answer.");
    }

    static Problem of(Rejection.UndoLapsed r) {
        return conflict(
                        "undo-lapsed",
                        "A move came first",
                        r.color() + " had asked to take back " + r.plies() + ", but move " + r.moveNumber()
                                + " came first and dropped the request.")
                .with("color", r.color())
                .with("plies", r.plies())
                .with("moveNumber", r.moveNumber());
    }

    static Problem of(Rejection.TooLateToUndo r) {
        return conflict(
                        "too-late-to-undo",
                        "The request has waited too long",
                        "The time since the request is charged to " + r.color() + ", who did not have as much then.")
                .with("color", r.color());
    }

    static Problem of(Rejection.MovesTakenBack r) {
        return conflict(
                        "moves-taken-back",
                        "Moves were taken back",
                        "At the request of " + r.color() + ", " + r.plies() + " taken back. Now " + r.toPlay()
                                + " makes move " + r.next() + ".")
                .with("color", r.color())
                .with("plies", r.plies())
                .with("moveNumber", r.next())
                .with("toPlay", r.toPlay());
    }

    private static Problem conflict(String slug, String title, String detail) {
        return Problem.of(409, slug, title, detail);
    }
}
