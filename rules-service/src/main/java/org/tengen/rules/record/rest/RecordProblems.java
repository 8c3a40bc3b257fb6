package org.tengen.rules.record.rest;

import org.tengen.contracts.match.MatchId;
import org.tengen.kernel.problem.Problem;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;

/** What can be wrong with a request for a record. */
final class RecordProblems {
    private RecordProblems() {}

    static ProblemException noSuchRecord(MatchId match) {
        return new ProblemException(
                Problem.of(404, "no-such-record", "There is no such record", "No match " + match + " has begun")
                        .with("matchId", match.toString()));
    }

    static ProblemException noSuchMove(MatchId match, int moveNumber) {
        return new ProblemException(Problem.of(
                        404,
                        "no-such-move",
                        "The match has no such move",
                        "Match " + match + " has no move " + moveNumber + "; 0 is the start")
                .with("moveNumber", moveNumber));
    }

    /** Checks a number in the query. */
    static int within(String parameter, int value, int least, int most) {
        if (value < least || value > most) {
            throw new ProblemException(Problems.badField(
                    parameter, parameter + " is from " + least + " to " + most + ", not " + value + "."));
        }
        return value;
    }
}
