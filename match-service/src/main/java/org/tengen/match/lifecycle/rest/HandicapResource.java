package org.tengen.match.lifecycle.rest;

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
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.kernel.problem.Bodies;
import org.tengen.kernel.problem.Problem;
import org.tengen.kernel.security.Roles;
import org.tengen.match.lifecycle.domain.MatchAction.ByPlayer;
import org.tengen.match.request.application.Answer;
import org.tengen.match.request.rest.Requests;

/** Putting down free handicap stones. */
@Path("/api/matches")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.PLAYER)
@RunOnVirtualThread
@Tag(name = "Playing")
public class HandicapResource {
    private final PlayerRequests players;
    private final Requests requests;

    @Inject
    HandicapResource(PlayerRequests players, Requests requests) {
        this.players = players;
        this.requests = requests;
    }

    /** Puts down a stone. */
    @POST
    @Path("/{id}/handicap-stones")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Put down a free handicap stone",
            description =
                    "For Black, in the phase HANDICAP, on Black's own time. Once all stand, the phase is PLAY and White"
                            + " moves. Nobody passes or plays before.")
    @RequestBody(
            content =
                    @Content(
                            schema = @Schema(implementation = HandicapStoneRequest.class),
                            examples = @ExampleObject(name = "stone", value = "{\"vertex\": \"Q16\"}")))
    @APIResponse(
            responseCode = "201",
            description = "The stone stands.",
            content =
                    @Content(
                            schema = @Schema(implementation = HandicapStoneResponse.class),
                            examples = @ExampleObject(name = "placed", value = """
                                    {"matchId": "019a8f4e-6f00-7000-8000-000000000001", "seq": 2, "vertex": "Q16",
                                     "stonesLeft": 2, "phase": "HANDICAP"}""")))
    @APIResponse(responseCode = "409", description = "Not now: no-handicap-stone-left, not-your-turn, time-expired.")
    @APIResponse(
            responseCode = "422",
            description = "Against the rules of Go: occupied, off-board, suicide.",
            content =
                    @Content(mediaType = Problem.MEDIA_TYPE, examples = @ExampleObject(name = "occupied", value = """
                                    {"type": "https://tengen.org/problems/occupied", "title": "A stone stands there",
                                     "status": 422, "detail": "Q16 holds a stone already.", "vertex": "Q16"}""")))
    public Response placeHandicapStone(
            @PathParam("id") MatchId id,
            @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key,
            @Nullable HandicapStoneRequest request) {
        HandicapStoneRequest body = Bodies.required(request);
        ByPlayer action = body.toAction(players.who());
        return players.answer(
                id,
                key,
                "handicap stone",
                body,
                action,
                done -> requests.of(201, HandicapStoneResponse.of(done), ActionAnswers.location(id)),
                _ -> impossible());
    }

    private static Answer impossible() {
        throw new IllegalStateException("No handicap stone is without effect");
    }
}
