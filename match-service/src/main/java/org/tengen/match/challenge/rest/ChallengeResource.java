package org.tengen.match.challenge.rest;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.time.InstantSource;
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
import org.tengen.match.challenge.application.ChallengeConfig;
import org.tengen.match.challenge.application.ChallengeStore;
import org.tengen.match.challenge.application.Secrets;
import org.tengen.match.challenge.domain.Challenge;
import org.tengen.match.lifecycle.rest.ActionAnswers;
import org.tengen.match.request.rest.Requests;

/** Offering a match. */
@Path("/api/matches")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.PLAYER)
@RunOnVirtualThread
@Tag(name = "Challenges")
public class ChallengeResource {
    private final ChallengeStore challenges;
    private final Secrets secrets;
    private final ChallengeConfig config;
    private final Requests requests;
    private final CurrentPlayer player;
    private final InstantSource time;

    @Inject
    ChallengeResource(
            ChallengeStore challenges,
            Secrets secrets,
            ChallengeConfig config,
            Requests requests,
            CurrentPlayer player,
            InstantSource time) {
        this.challenges = challenges;
        this.secrets = secrets;
        this.config = config;
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
                                         "mainTimeMs": 3600000, "periodMs": 30000, "periods": 3},
                                         "terms": {"undo": "STRICT", "rated": true, "visibility": "PUBLIC",
                                         "referees": ["rita"], "checkInMs": 300000, "lateMs": 900000},
                                         "expiresAt": "2026-12-01T12:00:00Z"}"""),
                                @ExampleObject(name = "rules of one's own, free handicap", value = """
                                        {"ruleset": {"base": "chinese", "ko": "SITUATIONAL", "suicide": "ANY"},
                                         "handicap": {"stones": 4, "placement": "FREE"}}"""),
                                @ExampleObject(name = "colours drawn by both", value = """
                                        {"opponent": "bob", "color": "NIGIRI",
                                         "commitment": "5f2d0c8a1be94c7e6f0d3a2b1c9e8d7f5f2d0c8a1be94c7e6f0d3a2b1c9e8d7f"}""")
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
        return requests.answer(challenger, key, "create", body, memory -> {
            MatchId id = new MatchId(memory.id());
            Challenge challenge = challenges.add(
                    body.challenge(id, challenger, secrets::next, receivedAt, config.liveFor(), config.longestLife()));
            return requests.of(201, ChallengeResponse.of(challenge, receivedAt), ActionAnswers.location(id));
        });
    }
}
