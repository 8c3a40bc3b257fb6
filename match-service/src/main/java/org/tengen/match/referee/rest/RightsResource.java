package org.tengen.match.referee.rest;

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
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.MatchId;
import org.tengen.kernel.problem.Bodies;
import org.tengen.kernel.security.Roles;
import org.tengen.match.lifecycle.domain.MatchAction.ConfirmPosition;
import org.tengen.match.lifecycle.domain.MatchAction.ToOfficials;
import org.tengen.match.request.rest.Requests;

/** The rights of players. */
@Path("/api/matches")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.PLAYER)
@RunOnVirtualThread
@Tag(name = "Refereeing")
public class RightsResource {
    private final RefereeRequests requests;

    @Inject
    RightsResource(RefereeRequests requests) {
        this.requests = requests;
    }

    /** Calls for the referee. */
    @POST
    @Path("/{id}/objections")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Raise an objection",
            description =
                    "On one's own turn, unless it is urgent. It waits in the referees' queue until one rules or warns;"
                            + " the clock goes on.")
    @RequestBody(
            content =
                    @Content(
                            schema = @Schema(implementation = ObjectionRequest.class),
                            examples = @ExampleObject(name = "object", value = """
                                    {"text": "My opponent is consulting somebody", "urgent": true}""")))
    @APIResponse(
            responseCode = "201",
            description = "It waits for a referee.",
            content = @Content(schema = @Schema(implementation = RefereeResponse.class)))
    @APIResponse(responseCode = "409", description = "Not now: object-on-own-turn, too-many-objections.")
    public Response object(
            @PathParam("id") MatchId id,
            @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key,
            @Nullable ObjectionRequest request) {
        ObjectionRequest body = Bodies.required(request);
        return answer(id, key, "object " + id, body, body.toAction(requests.who()));
    }

    /** Appeals. */
    @POST
    @Path("/{id}/appeals")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Appeal a ruling",
            description =
                    "Once for each ruling, by either side, also after the end. An organizer decides, and that is final.")
    @RequestBody(
            content =
                    @Content(
                            schema = @Schema(implementation = AppealRequest.class),
                            examples = @ExampleObject(name = "appeal", value = """
                                    {"rulingSeq": 61, "text": "I was at the board in time"}""")))
    @APIResponse(
            responseCode = "201",
            description = "It waits for an organizer.",
            content = @Content(schema = @Schema(implementation = RefereeResponse.class)))
    @APIResponse(responseCode = "404", description = "no-such-ruling.")
    @APIResponse(responseCode = "409", description = "already-appealed.")
    public Response appeal(
            @PathParam("id") MatchId id,
            @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key,
            @Nullable AppealRequest request) {
        AppealRequest body = Bodies.required(request);
        return answer(id, key, "appeal " + id, body, body.toAction(requests.who()));
    }

    /** Confirms a restored position. */
    @POST
    @Path("/{id}/confirmation")
    @Operation(
            summary = "Confirm a restored position",
            description = "Nobody moves, and the clock stands still, until both sides have.")
    @APIResponse(
            responseCode = "201",
            description = "Confirmed; once both have, the clock runs.",
            content = @Content(schema = @Schema(implementation = RefereeResponse.class)))
    @APIResponse(responseCode = "409", description = "nothing-to-confirm.")
    public Response confirm(@PathParam("id") MatchId id, @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key) {
        return answer(id, key, "confirm " + id, "", new ConfirmPosition(requests.who()));
    }

    private Response answer(MatchId id, @Nullable String key, String what, Object body, ToOfficials action) {
        return requests.answer(id, key, what, body, Actor.player(action.player()), _ -> action);
    }
}
