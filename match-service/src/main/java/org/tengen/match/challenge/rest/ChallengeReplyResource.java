package org.tengen.match.challenge.rest;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.kernel.problem.Bodies;
import org.tengen.kernel.problem.Problem;
import org.tengen.kernel.security.CurrentPlayer;
import org.tengen.kernel.security.Roles;
import org.tengen.match.challenge.application.ActOnChallenge;
import org.tengen.match.challenge.application.ChallengeOutcome;
import org.tengen.match.challenge.domain.ChallengeAction;
import org.tengen.match.challenge.domain.ChallengeAction.Decline;
import org.tengen.match.challenge.domain.ChallengeAction.Withdraw;
import org.tengen.match.lifecycle.rest.ActionAnswers;
import org.tengen.match.lifecycle.rest.MatchResponse;
import org.tengen.match.request.application.Answer;
import org.tengen.match.request.rest.Requests;

/** What becomes of a challenge: joining, drawing the colours, declining, withdrawing. */
@Path("/api/matches")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.PLAYER)
@RunOnVirtualThread
@Tag(name = "Challenges")
public class ChallengeReplyResource {
    private final ActOnChallenge act;
    private final ActionAnswers answers;
    private final Requests requests;
    private final CurrentPlayer player;
    private final InstantSource time;

    @Inject
    ChallengeReplyResource(
            ActOnChallenge act, ActionAnswers answers, Requests requests, CurrentPlayer player, InstantSource time) {
        this.act = act;
        this.answers = answers;
        this.requests = requests;
        this.player = player;
        this.time = time;
    }

    /** Joins a match. */
    @POST
    @Path("/{id}/join")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Join a match",
            description =
                    "Takes the free seat; the match begins at once. No body is needed, but where the colours are drawn by"
                            + " both (NIGIRI): then the body holds your commitment, and the match begins once both have"
                            + " revealed, or the time to reveal is over.")
    @RequestBody(required = false, content = @Content(schema = @Schema(implementation = JoinRequest.class)))
    @APIResponse(
            responseCode = "200",
            description = "The match has begun; or, with NIGIRI, both are to reveal.",
            content = @Content(schema = @Schema(oneOf = {MatchResponse.class, ChallengeResponse.class})))
    @APIResponse(responseCode = "422", description = "commitment-needed, commitment-copied")
    @APIResponse(
            responseCode = "409",
            description = "already-started, own-challenge, challenge-withdrawn, challenge-declined, challenge-expired",
            content =
                    @Content(
                            mediaType = Problem.MEDIA_TYPE,
                            examples = @ExampleObject(name = "already-started", value = """
                                    {"type": "https://tengen.org/problems/already-started", "title": "The match has started",
                                     "status": 409, "detail": "Both seats are taken already."}""")))
    public Response join(
            @PathParam("id") MatchId id,
            @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key,
            @Nullable JoinRequest request) {
        JoinRequest body = Optional.ofNullable(request).orElse(JoinRequest.BARE);
        return answer(id, key, "join", body, body.toAction(player.id()));
    }

    /** Joins a match without a body, whatever type the client says it has. */
    @POST
    @Path("/{id}/join")
    @Consumes(MediaType.WILDCARD)
    @Operation(hidden = true)
    public Response joinWithoutBody(
            @PathParam("id") MatchId id, @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key) {
        return join(id, key, null);
    }

    /** Reveals a secret. */
    @POST
    @Path("/{id}/nigiri")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Reveal what you committed to for the draw of colours",
            description =
                    "Once both have, the SHA-256 of challengerSecret|opponentSecret decides: the challenger is black"
                            + " where its last bit is 0. Neither secret is told before. Whoever alone does not reveal in time has"
                            + " lost the draw: the other is black. Where neither does, the server draws.")
    @APIResponse(
            responseCode = "200",
            description = "Revealed; the match has begun where both have.",
            content = @Content(schema = @Schema(oneOf = {MatchResponse.class, ChallengeResponse.class})))
    @APIResponse(responseCode = "409", description = "nothing-to-reveal, already-started")
    @APIResponse(responseCode = "422", description = "not-committed-to")
    public Response revealSecret(
            @PathParam("id") MatchId id,
            @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key,
            @Nullable RevealRequest request) {
        RevealRequest body = Bodies.required(request);
        return answer(id, key, "nigiri", body, body.toAction(player.id()));
    }

    /** Declines an invitation. */
    @POST
    @Path("/{id}/decline")
    @Operation(summary = "Decline an invitation", description = "For the player whom the challenge names.")
    @APIResponse(
            responseCode = "200",
            description = "Declined.",
            content = @Content(schema = @Schema(implementation = ChallengeResponse.class)))
    @APIResponse(responseCode = "409", description = "already-started, challenge-withdrawn, challenge-expired")
    public Response declineChallenge(
            @PathParam("id") MatchId id, @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key) {
        return answer(id, key, "decline", "", new Decline(player.id()));
    }

    /** Takes a challenge back. */
    @POST
    @Path("/{id}/withdraw")
    @Operation(summary = "Withdraw a challenge", description = "For the challenger, while nobody has joined.")
    @APIResponse(
            responseCode = "200",
            description = "Withdrawn.",
            content = @Content(schema = @Schema(implementation = ChallengeResponse.class)))
    @APIResponse(responseCode = "409", description = "already-started, challenge-declined, challenge-expired")
    public Response withdrawChallenge(
            @PathParam("id") MatchId id, @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key) {
        return answer(id, key, "withdraw", "", new Withdraw(player.id()));
    }

    private Response answer(MatchId id, @Nullable String key, String what, Object body, ChallengeAction action) {
        Instant receivedAt = time.instant();
        PlayerId who = player.id();
        return requests.answer(who, key, what + " " + id, body, _ -> answered(act.act(id, action, receivedAt)));
    }

    private Answer answered(ChallengeOutcome outcome) {
        return switch (outcome) {
            case ChallengeOutcome.Refused(var reason) -> requests.of(ChallengeProblems.of(reason));
            case ChallengeOutcome.Became(var challenge) ->
                requests.of(200, ChallengeResponse.of(challenge, time.instant()));
            case ChallengeOutcome.Began(var began) ->
                answers.of(
                        began,
                        done -> requests.of(200, MatchResponse.of(done.match())),
                        match -> requests.of(200, MatchResponse.of(match)));
        };
    }
}
