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
import org.tengen.match.lifecycle.application.ActOnMatch;
import org.tengen.match.lifecycle.application.ClockConfig;
import org.tengen.match.lifecycle.application.Outcome;
import org.tengen.match.lifecycle.domain.Ended;
import org.tengen.match.lifecycle.domain.MatchAction.ByPlayer;
import org.tengen.match.lifecycle.domain.MatchAction.Resign;
import org.tengen.match.request.application.Answer;
import org.tengen.match.request.rest.Requests;

/** Moving and giving up. */
@Path("/api/matches")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.PLAYER)
@RunOnVirtualThread
@Tag(name = "Playing")
public class MoveResource {
    private final ActOnMatch act;
    private final ActionAnswers answers;
    private final Requests requests;
    private final CurrentPlayer player;
    private final InstantSource time;
    private final ClockConfig clocks;

    @Inject
    MoveResource(
            ActOnMatch act,
            ActionAnswers answers,
            Requests requests,
            CurrentPlayer player,
            InstantSource time,
            ClockConfig clocks) {
        this.act = act;
        this.answers = answers;
        this.requests = requests;
        this.player = player;
        this.time = time;
        this.clocks = clocks;
    }

    /** Plays a stone or passes. */
    @POST
    @Path("/{id}/moves")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Play a stone or pass",
            description =
                    "201 says that the move is in the log and that everybody can read it. The same request again, by"
                            + " Idempotency-Key or by moveNumber and vertex, gets the same answer and makes no second move.")
    @RequestBody(
            content =
                    @Content(
                            schema = @Schema(implementation = MoveRequest.class),
                            examples = {
                                @ExampleObject(name = "play", value = "{\"vertex\": \"Q16\", \"moveNumber\": 57}"),
                                @ExampleObject(name = "pass", value = "{\"vertex\": \"pass\"}")
                            }))
    @APIResponse(
            responseCode = "201",
            description = "The move is made.",
            content =
                    @Content(
                            schema = @Schema(implementation = MoveResponse.class),
                            examples = @ExampleObject(name = "played", value = """
                                    {"matchId": "019a8f4e-6f00-7000-8000-000000000001", "seq": 58, "moveNumber": 57,
                                     "color": "BLACK", "vertex": "Q16", "captured": [],
                                     "positionHash": "9f86d081884c7d659a2feaa0c55ad015", "phase": "PLAY"}""")))
    @APIResponse(responseCode = "202", description = "The move is on its way; Location says where to look.")
    @APIResponse(
            responseCode = "409",
            description =
                    "Not now: not-your-turn, move-number-taken, move-number-unexpected, not-in-play, time-expired.",
            content =
                    @Content(
                            mediaType = Problem.MEDIA_TYPE,
                            examples = @ExampleObject(name = "not-your-turn", value = """
                                    {"type": "https://tengen.org/problems/not-your-turn", "title": "It is not your turn",
                                     "status": 409, "detail": "WHITE is to move.", "toPlay": "WHITE"}""")))
    @APIResponse(
            responseCode = "422",
            description = "Against the rules of Go: occupied, suicide, ko, repetition, off-board.",
            content =
                    @Content(
                            mediaType = Problem.MEDIA_TYPE,
                            examples = @ExampleObject(name = "repetition", value = """
                                    {"type": "https://tengen.org/problems/repetition",
                                     "title": "The play would repeat a position", "status": 422,
                                     "detail": "A play on B1 would bring back the position after move 6.",
                                     "vertex": "B1", "repeatsMove": 6}""")))
    public Response move(
            @PathParam("id") MatchId id,
            @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key,
            @Nullable MoveRequest request) {
        Instant receivedAt = time.instant();
        MoveRequest body = Bodies.required(request);
        ByPlayer action = body.toAction(player.id(), clocks.lagCompensation());
        return requests.answer(
                player.id(),
                key,
                "move " + id,
                body,
                memory -> answers.of(act.act(id, action, receivedAt, memory), this::moved, _ -> impossible()));
    }

    /** Gives up. */
    @POST
    @Path("/{id}/resignation")
    @Operation(summary = "Resign", description = "Ends the match: the opponent wins. It may be done on either's turn.")
    @APIResponse(
            responseCode = "201",
            description = "The match is over.",
            content =
                    @Content(
                            schema = @Schema(implementation = ActionResponse.class),
                            examples = @ExampleObject(name = "resigned", value = """
                                    {"matchId": "019a8f4e-6f00-7000-8000-000000000001", "seq": 60, "phase": "ENDED",
                                     "result": {"text": "W+R", "outcome": "WIN", "winner": "WHITE",
                                                "method": "RESIGNATION"}}""")))
    public Response resign(@PathParam("id") MatchId id, @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key) {
        Instant receivedAt = time.instant();
        PlayerId who = player.id();
        return requests.answer(
                who,
                key,
                "resign " + id,
                "",
                memory -> answers.of(
                        act.act(id, new Resign(who), receivedAt, memory), this::resigned, _ -> impossible()));
    }

    private Answer moved(Outcome.Done done) {
        MoveResponse made = MoveResponse.of(done);
        return requests.of(201, made, "/api/records/" + made.matchId() + "/positions/" + made.moveNumber());
    }

    private Answer resigned(Outcome.Done done) {
        MatchId id = done.event().matchId();
        if (!(done.match() instanceof Ended ended)) {
            return requests.of(202, PendingResponse.of(id), ActionAnswers.location(id));
        }
        ActionResponse response =
                ActionResponse.resigned(id, done.event().seq(), ended.phase(), ResultResponse.of(ended.result()));
        return requests.of(201, response, ActionAnswers.location(id));
    }

    private static Answer impossible() {
        throw new IllegalStateException("Neither a move nor a resignation is without effect");
    }
}
