package org.tengen.match.lifecycle.rest;

import org.tengen.kernel.problem.Problem;
import org.tengen.match.lifecycle.domain.LastAct;
import org.tengen.match.lifecycle.domain.Rejection;

/** Why stones are not counted again, as problems. */
final class RecountProblems {
    private RecountProblems() {}

    static Problem none() {
        return conflict(
                "no-recounts", "There are no recounts in this match", "The terms of the match say recountMs 0.");
    }

    static Problem of(Rejection.NotCounted r) {
        String result = r.result().text();
        return conflict(
                        "not-counted",
                        "The match was not counted",
                        "The result, " + result + ", did not come of a count.")
                .with("result", result);
    }

    static Problem of(Rejection.ResultRuled r) {
        LastAct last = r.last();
        Problem problem = conflict(
                        "result-ruled",
                        "The result was ruled on",
                        "Event " + last.seq() + ", a decision of '" + last.by() + "', came after the count: "
                                + last.what() + ". A recount does not touch what was ruled. " + remedy(r))
                .with("seq", last.seq())
                .with("by", last.by())
                .with("decision", last.what());
        return r.open().map(open -> problem.with("rulingSeq", open.seq())).orElse(problem);
    }

    private static String remedy(Rejection.ResultRuled r) {
        return r.open()
                .map(open -> "An appeal does: of the ruling with event " + open.seq() + ".")
                .orElse(
                        r.appealWaits()
                                ? "Its appeal waits for an organizer."
                                : "An organizer has decided its appeal, which is final.");
    }

    static Problem of(Rejection.RecountTooLate r) {
        return conflict(
                        "recount-too-late",
                        "It is too late for a recount",
                        "A recount could be asked for until " + r.deadline() + ".")
                .with("deadline", r.deadline());
    }

    static Problem of(Rejection.NotOver r) {
        return conflict(
                        "not-over",
                        "The match is not over",
                        "This can be done once the match is over; the phase is " + r.phase() + ".")
                .with("phase", r.phase());
    }

    private static Problem conflict(String slug, String title, String detail) {
        return Problem.of(409, slug, title, detail);
    }
}
