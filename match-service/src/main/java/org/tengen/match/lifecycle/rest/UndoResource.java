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
import org.tengen.match.lifecycle.domain.MatchAction.AnswerUndo;
import org.tengen.match.lifecycle.domain.MatchAction.ByPlayer;
import org.tengen.match.request.rest.Requests;

/** Taking moves back, if the opponent agrees. */
@Path("/api/matches")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.PLAYER)
@RunOnVirtualThread
@Tag(name = "Undo")
public class UndoResource {
    private final PlayerRequests players;
    private final Requests requests;

    @Inject
    UndoResource(PlayerRequests players, Requests requests) {
        this.players = players;
        this.requests = requests;
    }

    /** Asks. */
    @POST
    @Path("/{id}/undo-requests")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Ask to take moves back",
            description =
                    "The opponent accepts or refuses; a move of either side drops the request. Where terms.undo is"
                            + " STRICT, each request is a warning, and the second running loses; where it is NONE, it is refused.")
    @RequestBody(
            content =
                    @Content(
                            schema = @Schema(implementation = PliesRequest.class),
                            examples = @ExampleObject(name = "ask", value = "{\"plies\": 1}")))
    @APIResponse(
            responseCode = "201",
            description = "The opponent is asked; or, with a second warning running, the match is over.",
            content =
                    @Content(
                            schema = @Schema(implementation = UndoResponse.class),
                            examples = @ExampleObject(name = "asked", value = """
                                    {"matchId": "019a8f4e-6f00-7000-8000-000000000001", "seq": 60, "phase": "PLAY",
                                     "moveNumber": 58, "toPlay": "BLACK",
                                     "undoRequest": {"color": "WHITE", "plies": 1},
                                     "warnings": {"black": 0, "white": 0}}""")))
    @APIResponse(
            responseCode = "409",
            description = "Not now: undo-not-allowed, undo-pending, too-few-moves, not-in-play, time-expired.",
            content =
                    @Content(
                            mediaType = Problem.MEDIA_TYPE,
                            examples = @ExampleObject(name = "undo-not-allowed", value = """
                                    {"type": "https://tengen.org/problems/undo-not-allowed",
                                     "title": "Moves are not taken back in this match", "status": 409,
                                     "detail": "The terms of the match say undo NONE: a move is final."}""")))
    public Response askForUndo(
            @PathParam("id") MatchId id,
            @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key,
            @Nullable PliesRequest request) {
        PliesRequest body = Bodies.required(request);
        return answer(id, key, "ask-for-undo", body, body.toAction(players.who()), 201);
    }

    /** Agrees. */
    @POST
    @Path("/{id}/undo-requests/acceptance")
    @Operation(
            summary = "Accept that moves are taken back",
            description = "Board, prisoners and clocks are as they were after the last move that stands; then the time"
                    + " since the request is taken from the clock of who asked. The next move takes the number of the"
                    + " first one that was taken back.")
    @APIResponse(
            responseCode = "200",
            description = "The moves are taken back.",
            content =
                    @Content(
                            schema = @Schema(implementation = UndoResponse.class),
                            examples = @ExampleObject(name = "undone", value = """
                                    {"matchId": "019a8f4e-6f00-7000-8000-000000000001", "seq": 61, "phase": "PLAY",
                                     "moveNumber": 57, "toPlay": "WHITE", "warnings": {"black": 0, "white": 0}}""")))
    @APIResponse(
            responseCode = "409",
            description = "Not now: undo-lapsed, no-undo-asked-for, too-late-to-undo, not-in-play, time-expired.",
            content =
                    @Content(
                            mediaType = Problem.MEDIA_TYPE,
                            examples = @ExampleObject(name = "undo-lapsed", value = """
                                    {"type": "https://tengen.org/problems/undo-lapsed",
                                     "title": "A move came first", "status": 409,
                                     "detail": "WHITE had asked to take back 1, but move 59 came first and dropped the request.",
                                     "color": "WHITE", "plies": 1, "moveNumber": 59}""")))
    public Response acceptUndo(
            @PathParam("id") MatchId id, @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key) {
        return answer(id, key, "accept-undo", "", new AnswerUndo(players.who(), true), 200);
    }

    /** Refuses, or withdraws. */
    @POST
    @Path("/{id}/undo-requests/refusal")
    @Operation(
            summary = "Refuse that moves are taken back, or withdraw the request",
            description = "By the opponent of who asked it is a refusal, by who asked a withdrawal. A warning stays.")
    @APIResponse(
            responseCode = "200",
            description = "The moves stand.",
            content =
                    @Content(
                            schema = @Schema(implementation = UndoResponse.class),
                            examples = @ExampleObject(name = "refused", value = """
                                    {"matchId": "019a8f4e-6f00-7000-8000-000000000001", "seq": 61, "phase": "PLAY",
                                     "moveNumber": 58, "toPlay": "BLACK", "warnings": {"black": 0, "white": 0}}""")))
    public Response refuseUndo(
            @PathParam("id") MatchId id, @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key) {
        return answer(id, key, "refuse-undo", "", new AnswerUndo(players.who(), false), 200);
    }

    private Response answer(MatchId id, @Nullable String key, String what, Object body, ByPlayer action, int status) {
        return players.answer(
                id,
                key,
                what,
                body,
                action,
                done -> requests.of(status, UndoResponse.of(done.event().seq(), done.match())),
                match -> requests.of(200, UndoResponse.of(match.seq(), match)));
    }
}
