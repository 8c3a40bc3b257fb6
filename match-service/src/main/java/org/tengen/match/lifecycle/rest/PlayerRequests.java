package org.tengen.match.lifecycle.rest;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.kernel.security.CurrentPlayer;
import org.tengen.match.lifecycle.application.ActOnMatch;
import org.tengen.match.lifecycle.application.Outcome;
import org.tengen.match.lifecycle.domain.MatchAction.ByPlayer;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.request.application.Answer;
import org.tengen.match.request.rest.Requests;

/** What the resources for players have in common: act once, in the player's name, and answer with what came of it. */
@ApplicationScoped
class PlayerRequests {
    private final ActOnMatch act;
    private final ActionAnswers answers;
    private final Requests requests;
    private final CurrentPlayer player;
    private final InstantSource time;

    @Inject
    PlayerRequests(ActOnMatch act, ActionAnswers answers, Requests requests, CurrentPlayer player, InstantSource time) {
        this.act = act;
        this.answers = answers;
        this.requests = requests;
        this.player = player;
        this.time = time;
    }

    /** Whose token came with the request. */
    PlayerId who() {
        return player.id();
    }

    /**
     * The answer to a request, which came in now.
     *
     * @param key the Idempotency-Key header
     * @param what names the operation
     * @param done what to answer where it led to an event
     * @param unchanged what to answer where there was nothing to do
     */
    Response answer(
            MatchId id,
            @Nullable String key,
            String what,
            Object body,
            ByPlayer action,
            Function<Outcome.Done, Answer> done,
            Function<Started, Answer> unchanged) {
        return answer(id, key, what, body, _ -> action, done, unchanged);
    }

    /**
     * The answer to a request that may make another match.
     *
     * @param action what is asked for, given the id of that match, which is the same however often the request comes
     */
    Response answer(
            MatchId id,
            @Nullable String key,
            String what,
            Object body,
            Function<MatchId, ByPlayer> action,
            Function<Outcome.Done, Answer> done,
            Function<Started, Answer> unchanged) {
        Instant receivedAt = time.instant();
        return requests.answer(
                who(),
                key,
                what + " " + id,
                body,
                memory -> answers.of(
                        act.act(id, action.apply(new MatchId(memory.id())), receivedAt, memory), done, unchanged));
    }
}
