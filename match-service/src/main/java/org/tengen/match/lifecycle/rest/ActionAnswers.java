package org.tengen.match.lifecycle.rest;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.function.Function;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.lifecycle.application.Outcome;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.request.application.Answer;
import org.tengen.match.request.rest.Requests;

/** Outcomes as answers. */
@ApplicationScoped
public class ActionAnswers {
    private final Requests requests;

    @Inject
    ActionAnswers(Requests requests) {
        this.requests = requests;
    }

    /** Where a match is found. */
    public static String location(MatchId id) {
        return "/api/matches/" + id;
    }

    /**
     * An outcome as an answer.
     *
     * @param done what to answer where it led to an event
     * @param unchanged what to answer where there was nothing to do
     */
    public Answer of(Outcome outcome, Function<Outcome.Done, Answer> done, Function<Started, Answer> unchanged) {
        return switch (outcome) {
            case Outcome.Done d -> done.apply(d);
            case Outcome.Unchanged(var match) -> unchanged.apply(match);
            case Outcome.Refused(var reason) -> requests.of(RejectionProblems.of(reason));
            case Outcome.Pending(var id) -> requests.of(202, PendingResponse.of(id), location(id));
        };
    }
}
