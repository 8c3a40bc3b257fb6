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
import org.tengen.contracts.match.PlayerId;
import org.tengen.kernel.problem.Bodies;
import org.tengen.kernel.security.Roles;
import org.tengen.match.request.rest.Requests;

/** What organizers do. */
@Path("/api/matches")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.ORGANIZER)
@RunOnVirtualThread
@Tag(name = "Refereeing")
public class AppealResource {
    private final RefereeRequests requests;

    @Inject
    AppealResource(RefereeRequests requests) {
        this.requests = requests;
    }

    /** Decides an appeal. */
    @POST
    @Path("/{id}/appeals/{seq}/decision")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Decide an appeal",
            description =
                    "The ruling stands or is replaced by another, which is done as a referee's would be. Nobody decides"
                            + " about a match they play or their own ruling. What is ruled instead leaves nothing of the ruling:"
                            + " does-not-replace says which kinds would.")
    @RequestBody(
            content =
                    @Content(
                            schema = @Schema(implementation = DecisionRequest.class),
                            examples = {
                                @ExampleObject(name = "stands", value = """
                                        {"stands": true, "reason": "The log shows it"}"""),
                                @ExampleObject(name = "replaced", value = """
                                        {"stands": false, "replacement": {"kind": "DRAW"},
                                         "reason": "Neither side is to blame"}""")
                            }))
    @APIResponse(
            responseCode = "201",
            description = "Decided, and what follows from it done.",
            content = @Content(schema = @Schema(implementation = RefereeResponse.class)))
    @APIResponse(responseCode = "403", description = "own-match, own-ruling.")
    @APIResponse(responseCode = "404", description = "no-such-appeal.")
    @APIResponse(responseCode = "409", description = "appeal-decided, does-not-replace, or as for a ruling.")
    public Response decide(
            @PathParam("id") MatchId id,
            @PathParam("seq") int seq,
            @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key,
            @Nullable DecisionRequest request) {
        DecisionRequest body = Bodies.required(request);
        PlayerId organizer = requests.who();
        return requests.answer(
                id,
                key,
                "decide " + id + " " + seq,
                body,
                Actor.organizer(organizer),
                replay -> body.toAction(organizer, seq, replay));
    }
}
