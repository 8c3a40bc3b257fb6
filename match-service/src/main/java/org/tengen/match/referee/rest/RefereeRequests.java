package org.tengen.match.referee.rest;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.kernel.security.CurrentPlayer;
import org.tengen.match.lifecycle.application.ActOnMatch;
import org.tengen.match.lifecycle.application.LiveMatches;
import org.tengen.match.lifecycle.application.MatchConfig;
import org.tengen.match.lifecycle.domain.LastAct;
import org.tengen.match.lifecycle.domain.MatchAction;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.lifecycle.rest.ActionAnswers;
import org.tengen.match.request.rest.Requests;

/** What the resources here have in common: act once, in the right capacity, and answer with what came of it. */
@RequestScoped
public class RefereeRequests {
    private final ActOnMatch act;
    private final ActionAnswers answers;
    private final Requests requests;
    private final CurrentPlayer current;
    private final LiveMatches matches;
    private final MatchConfig config;
    private final InstantSource time;

    @Inject
    RefereeRequests(
            ActOnMatch act,
            ActionAnswers answers,
            Requests requests,
            CurrentPlayer current,
            LiveMatches matches,
            MatchConfig config,
            InstantSource time) {
        this.act = act;
        this.answers = answers;
        this.requests = requests;
        this.current = current;
        this.matches = matches;
        this.config = config;
        this.time = time;
    }

    /** Whose token came with the request. */
    PlayerId who() {
        return current.id();
    }

    /** Whether every referee may rule on every match. */
    boolean general() {
        return config.refereesRuleAll();
    }

    /** What the referee has seen: the event named, or else no decision but their own, if that was the last. */
    int seen(MatchId id, @Nullable Integer named) {
        return named != null
                ? Required.number("seq", named, 0)
                : matches.find(id).map(this::ownDecision).orElse(0);
    }

    private int ownDecision(Started match) {
        LastAct last = match.contest().book().lastAct();
        return last.by().equals(who().value()) ? last.seq() : 0;
    }

    /**
     * The answer to a request.
     *
     * @param key the Idempotency-Key header
     * @param what names the operation and the match it is for
     * @param action what is asked for, given the id of a match that it may make
     */
    Response answer(
            MatchId id,
            @Nullable String key,
            String what,
            Object body,
            Actor actor,
            Function<MatchId, MatchAction> action) {
        Instant receivedAt = time.instant();
        return requests.answer(
                who(),
                key,
                what,
                body,
                memory -> answers.of(
                        act.act(id, action.apply(new MatchId(memory.id())), actor, receivedAt, memory),
                        done -> requests.of(201, RefereeResponse.of(done), ActionAnswers.location(id)),
                        match -> requests.of(201, RefereeResponse.unchanged(match), ActionAnswers.location(id))));
    }
}
