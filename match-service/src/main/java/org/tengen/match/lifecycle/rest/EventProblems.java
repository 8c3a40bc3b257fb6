package org.tengen.match.lifecycle.rest;

import org.tengen.kernel.problem.Problem;
import org.tengen.kernel.problem.ProblemException;

/** What is wrong with naming an event of a match. */
public final class EventProblems {
    private EventProblems() {}

    /** 404, and how far the log goes. */
    public static ProblemException noSuchEvent(int seq, int currentSeq) {
        String detail = currentSeq == 0
                ? "The match has not begun and has no events, so none is numbered " + seq + "."
                : "The events of this match are numbered 1 to " + currentSeq + ", not " + seq + ".";
        return new ProblemException(Problem.of(404, "no-such-event", "The match has no such event", detail)
                .with("currentSeq", currentSeq));
    }
}
