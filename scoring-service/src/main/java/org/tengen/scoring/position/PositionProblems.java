package org.tengen.scoring.position;

import org.tengen.kernel.problem.Problem;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;

/** What can be wrong with a position; {@code docs/problems.md} has an example of each. */
final class PositionProblems {
    private PositionProblems() {}

    static ProblemException badField(String field, String detail) {
        return new ProblemException(Problems.badField(field, detail));
    }

    /** A move list or record whose move is against the rules. */
    static ProblemException illegalMove(int moveNumber, String vertex, String reason) {
        return new ProblemException(Problem.of(
                        422,
                        "illegal-move",
                        "A move of the record is illegal",
                        "Move " + moveNumber + " at " + vertex + " is illegal: " + reason + ".")
                .with("moveNumber", moveNumber)
                .with("vertex", vertex)
                .with("reason", reason));
    }

    /** Dead stones that cannot be. */
    static ProblemException badDeadStones(String detail) {
        return new ProblemException(Problem.of(422, "bad-dead-stones", "These stones cannot be dead", detail)
                .with("field", "dead"));
    }

    /** A record whose position was changed by other things than moves, under rules that count what was captured. */
    static ProblemException captivesUnknown(String ruleset, int moveNumber) {
        return new ProblemException(Problem.of(
                        422,
                        "captives-unknown",
                        "The captives of this record are not known",
                        "Setup changes the position after move " + moveNumber + ", so what was captured there would be"
                                + " lost, and " + ruleset
                                + " counts captives. Count it by area, or give the position as"
                                + " rows, with prisoners.")
                .with("field", "sgf")
                .with("moveNumber", moveNumber));
    }

    /** A position in which no game can be. */
    static ProblemException impossiblePosition(String detail) {
        return new ProblemException(Problem.of(422, "impossible-position", "No game has this position", detail));
    }

    static ProblemException busy() {
        return new ProblemException(
                Problems.unavailable("Too many positions are being counted for others. Try again in a moment."));
    }
}
