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
import java.util.function.Function;
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
import org.tengen.match.lifecycle.application.Outcome;
import org.tengen.match.lifecycle.domain.MatchAction.ByPlayer;
import org.tengen.match.lifecycle.domain.MatchAction.DisputeCount;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.request.rest.Requests;

/** Settling which stones are dead. */
@Path("/api/matches")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.PLAYER)
@RunOnVirtualThread
@Tag(name = "Counting")
public class CountingResource {
    private final PlayerRequests players;
    private final Requests requests;

    @Inject
    CountingResource(PlayerRequests players, Requests requests) {
        this.players = players;
        this.requests = requests;
    }

    /** Marks chains. */
    @POST
    @Path("/{id}/counting/marks")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Mark chains dead or alive",
            description = "Marks the whole chain of each stone. A change makes earlier acceptances void.")
    @RequestBody(
            content =
                    @Content(
                            schema = @Schema(implementation = MarksRequest.class),
                            examples =
                                    @ExampleObject(
                                            name = "dead",
                                            value = "{\"vertices\": [\"K16\", \"C3\"], \"dead\": true}")))
    @APIResponse(
            responseCode = "200",
            description = "All stones marked dead now.",
            content =
                    @Content(
                            schema = @Schema(implementation = ActionResponse.class),
                            examples = @ExampleObject(name = "marked", value = """
                                    {"matchId": "019a8f4e-6f00-7000-8000-000000000001", "seq": 331, "phase": "COUNTING",
                                     "dead": ["C3", "D3", "K16"],
                                     "deadHash": "5f2d0c8a1be94c7e6f0d3a2b1c9e8d7f5f2d0c8a1be94c7e6f0d3a2b1c9e8d7f"}""")))
    public Response markStones(
            @PathParam("id") MatchId id,
            @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key,
            @Nullable MarksRequest request) {
        MarksRequest body = Bodies.required(request);
        return answer(
                id,
                key,
                "mark",
                body,
                body.toAction(players.who()),
                done -> CountingAnswers.marked(done.event()),
                CountingAnswers::alreadyMarked);
    }

    /** Accepts the marked stones. */
    @POST
    @Path("/{id}/counting/acceptance")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Accept the marked stones as all the dead ones",
            description = "First the side to play, then the other. The match is scored once both have accepted.")
    @RequestBody(
            content =
                    @Content(
                            schema = @Schema(implementation = AcceptanceRequest.class),
                            examples = @ExampleObject(name = "accept", value = """
                                    {"deadHash": "5f2d0c8a1be94c7e6f0d3a2b1c9e8d7f5f2d0c8a1be94c7e6f0d3a2b1c9e8d7f"}""")))
    @APIResponse(
            responseCode = "200",
            description = "Accepted; agreed says whether both sides have.",
            content =
                    @Content(
                            schema = @Schema(implementation = ActionResponse.class),
                            examples = @ExampleObject(name = "accepted", value = """
                                    {"matchId": "019a8f4e-6f00-7000-8000-000000000001", "seq": 333, "phase": "SCORING",
                                     "agreed": true}""")))
    @APIResponse(
            responseCode = "409",
            description = "Not now: accept-in-order, dead-stones-changed, not-counting.",
            content =
                    @Content(
                            mediaType = Problem.MEDIA_TYPE,
                            examples = @ExampleObject(name = "accept-in-order", value = """
                                    {"type": "https://tengen.org/problems/accept-in-order",
                                     "title": "The other side accepts first", "status": 409,
                                     "detail": "The side to play accepts first and the other after it; now it is for BLACK to accept.",
                                     "toAccept": "BLACK"}""")))
    public Response acceptCount(
            @PathParam("id") MatchId id,
            @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key,
            @Nullable AcceptanceRequest request) {
        AcceptanceRequest body = Bodies.required(request);
        return answer(
                id,
                key,
                "accept",
                body,
                body.toAction(players.who()),
                done -> CountingAnswers.accepted(done.event()),
                CountingAnswers::alreadyAccepted);
    }

    /** Goes back to play. */
    @POST
    @Path("/{id}/counting/dispute")
    @Operation(
            summary = "Play on instead of counting",
            description =
                    "Clocks go on as they stood. Under territory rules the opponent of who asks plays first; under area"
                            + " rules the side whose turn it was.")
    @APIResponse(
            responseCode = "200",
            description = "Play goes on.",
            content =
                    @Content(
                            schema = @Schema(implementation = ActionResponse.class),
                            examples = @ExampleObject(name = "resumed", value = """
                                    {"matchId": "019a8f4e-6f00-7000-8000-000000000001", "seq": 332, "phase": "PLAY",
                                     "toPlay": "WHITE"}""")))
    public Response disputeCount(
            @PathParam("id") MatchId id, @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key) {
        return answer(
                id,
                key,
                "dispute",
                "",
                new DisputeCount(players.who()),
                CountingAnswers::resumed,
                CountingAnswers::alreadyResumed);
    }

    private Response answer(
            MatchId id,
            @Nullable String key,
            String what,
            Object body,
            ByPlayer action,
            Function<Outcome.Done, ActionResponse> done,
            Function<Started, ActionResponse> unchanged) {
        return players.answer(
                id,
                key,
                what,
                body,
                action,
                event -> requests.of(200, done.apply(event)),
                match -> requests.of(200, unchanged.apply(match)));
    }
}
