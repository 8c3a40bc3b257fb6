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
import org.tengen.kernel.problem.Problem;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;
import org.tengen.kernel.security.CurrentPlayer;
import org.tengen.kernel.security.Roles;
import org.tengen.match.challenge.application.ChallengeStore;
import org.tengen.match.challenge.application.JoinChallenge;
import org.tengen.match.challenge.application.JoinOutcome;
import org.tengen.match.challenge.application.Secrets;
import org.tengen.match.challenge.domain.Challenge;
import org.tengen.match.challenge.domain.Terms;
import org.tengen.match.lifecycle.rest.ActionAnswers;
import org.tengen.match.lifecycle.rest.Bodies;
import org.tengen.match.lifecycle.rest.MatchResponse;
import org.tengen.match.request.application.Answer;
import org.tengen.match.request.rest.Requests;

/** Offering a match and joining it. */
@Path("/api/matches")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.PLAYER)
@RunOnVirtualThread
@Tag(name = "Challenges")
public class ChallengeResource {
    private final ChallengeStore challenges;
    private final JoinChallenge join;
    private final Secrets secrets;
    private final ActionAnswers answers;
    private final Requests requests;
    private final CurrentPlayer player;
    private final InstantSource time;

    @Inject
    ChallengeResource(
            ChallengeStore challenges,
            JoinChallenge join,
            Secrets secrets,
            ActionAnswers answers,
            Requests requests,
            CurrentPlayer player,
            InstantSource time) {
        this.challenges = challenges;
        this.join = join;
        this.secrets = secrets;
        this.answers = answers;
        this.requests = requests;
        this.player = player;
        this.time = time;
    }

    /** Offers a match. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Offer a match",
            description =
                    "Open to everybody, or to one opponent. The match begins when somebody joins, under the same id.")
    @RequestBody(
            content =
                    @Content(
                            schema = @Schema(implementation = ChallengeRequest.class),
                            examples = {
                                @ExampleObject(name = "as usual", value = "{}"),
                                @ExampleObject(name = "in full", value = """
                                        {"opponent": "bob", "color": "BLACK", "ruleset": "japanese", "width": 19, "height": 19,
                                         "komi": 6.5, "handicap": 0, "timeControl": {"system": "BYOYOMI",
                                         "mainTimeMs": 3600000, "periodMs": 30000, "periods": 3}}""")
                            }))
    @APIResponse(
            responseCode = "201",
            description = "The challenge stands; Location says where.",
            content = @Content(schema = @Schema(implementation = ChallengeResponse.class)))
    @APIResponse(
            responseCode = "400",
            description = "The terms are impossible; the problem names the field.",
            content = @Content(mediaType = Problem.MEDIA_TYPE, examples = @ExampleObject(name = "komi", value = """
                                    {"type": "https://tengen.org/problems/bad-request",
                                     "title": "The request cannot be understood", "status": 400,
                                     "detail": "Komi is a whole number of half points, such as 6.5 or 7, not 0.33.",
                                     "field": "komi"}""")))
    public Response create(
            @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key, @Nullable ChallengeRequest request) {
        Instant receivedAt = time.instant();
        ChallengeRequest body = Bodies.required(request);
        PlayerId challenger = player.id();
        Terms terms = body.terms();
        Optional<PlayerId> invited = body.invited();
        if (invited.equals(Optional.of(challenger))) {
            throw new ProblemException(
                    Problems.badField("opponent", "Nobody plays against themselves: name another opponent, or none."));
        }
        return requests.answer(challenger, key, "create", body, memory -> {
            MatchId id = new MatchId(memory.id());
            Challenge challenge = challenges.add(
                    new Challenge(id, challenger, invited, body.colors(secrets::next), terms, receivedAt));
            return requests.of(201, ChallengeResponse.of(challenge), ActionAnswers.location(id));
        });
    }

    /** Joins a match. */
    @POST
    @Path("/{id}/join")
    @Operation(summary = "Join a match", description = "Takes the free seat; the match begins at once.")
    @APIResponse(
            responseCode = "200",
            description = "The match has begun.",
            content = @Content(schema = @Schema(implementation = MatchResponse.class)))
    @APIResponse(
            responseCode = "409",
            description = "already-started, own-challenge",
            content =
                    @Content(
                            mediaType = Problem.MEDIA_TYPE,
                            examples = @ExampleObject(name = "already-started", value = """
                                    {"type": "https://tengen.org/problems/already-started", "title": "The match has started",
                                     "status": 409, "detail": "Both seats are taken already."}""")))
    public Response join(@PathParam("id") MatchId id, @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key) {
        Instant receivedAt = time.instant();
        PlayerId who = player.id();
        return requests.answer(who, key, "join " + id, "", memory -> joined(join.join(id, who, receivedAt, memory)));
    }

    private Answer joined(JoinOutcome outcome) {
        return switch (outcome) {
            case JoinOutcome.Refused(var reason) -> requests.of(ChallengeProblems.of(reason));
            case JoinOutcome.Began(var began) ->
                answers.of(
                        began,
                        done -> requests.of(200, MatchResponse.of(done.match())),
                        match -> requests.of(200, MatchResponse.of(match)));
        };
    }
}
