package org.tengen.match.lifecycle.rest;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
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
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.kernel.problem.Problem;
import org.tengen.kernel.security.Roles;
import org.tengen.match.lifecycle.domain.MatchAction.RequestRecount;
import org.tengen.match.request.application.Answer;
import org.tengen.match.request.rest.Requests;

/** Counting again after the end. */
@Path("/api/matches")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.PLAYER)
@RunOnVirtualThread
@Tag(name = "Counting")
public class RecountResource {
    private final PlayerRequests players;
    private final Requests requests;

    @Inject
    RecountResource(PlayerRequests players, Requests requests) {
        this.players = players;
        this.requests = requests;
    }

    /** Asks for a recount. */
    @POST
    @Path("/{id}/recounts")
    @Operation(
            summary = "Have the agreed stones counted again",
            description =
                    "Within terms.recountMs after the end, unless somebody has ruled on the result since it was counted. A new"
                            + " score sheet is made, which points to the old one; where its result is another, the match ends"
                            + " with that. A ruling that comes before the sheet takes the recount off.")
    @APIResponse(
            responseCode = "201",
            description = "The stones are being counted; Location says where the sheet will be.",
            content =
                    @Content(
                            schema = @Schema(implementation = RecountResponse.class),
                            examples = @ExampleObject(name = "asked", value = """
                                    {"matchId": "019a8f4e-6f00-7000-8000-000000000001", "seq": 336,
                                     "sheet": "/api/scores/019a8f4e-6f00-7000-8000-000000000001"}""")))
    @APIResponse(
            responseCode = "409",
            description = "Not now: no-recounts, not-counted, result-ruled, recount-too-late, not-over.",
            content =
                    @Content(
                            mediaType = Problem.MEDIA_TYPE,
                            examples = @ExampleObject(name = "recount-too-late", value = """
                                    {"type": "https://tengen.org/problems/recount-too-late",
                                     "title": "It is too late for a recount", "status": 409,
                                     "detail": "A recount could be asked for until 2026-01-01T12:30:00Z.",
                                     "deadline": "2026-01-01T12:30:00Z"}""")))
    public Response request(@PathParam("id") MatchId id, @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key) {
        PlayerId who = players.who();
        return players.answer(
                id,
                key,
                "recount",
                "",
                new RequestRecount(who),
                done -> asked(id, done.event().seq()),
                match -> asked(id, match.seq()));
    }

    private Answer asked(MatchId id, int seq) {
        return requests.of(201, RecountResponse.of(id, seq), RecountResponse.location(id));
    }
}
