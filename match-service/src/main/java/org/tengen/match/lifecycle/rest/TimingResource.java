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
import org.tengen.kernel.security.Roles;
import org.tengen.match.lifecycle.domain.MatchAction.AnswerPause;
import org.tengen.match.lifecycle.domain.MatchAction.AskForPause;
import org.tengen.match.lifecycle.domain.MatchAction.ByPlayer;
import org.tengen.match.lifecycle.domain.MatchAction.CheckIn;
import org.tengen.match.lifecycle.domain.MatchAction.EndPause;
import org.tengen.match.request.rest.Requests;

/** Being there, and pausing. */
@Path("/api/matches")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.PLAYER)
@RunOnVirtualThread
@Tag(name = "Time")
public class TimingResource {
    private final PlayerRequests players;
    private final Requests requests;

    @Inject
    TimingResource(PlayerRequests players, Requests requests) {
        this.players = players;
        this.requests = requests;
    }

    /** Says that the player is there. */
    @POST
    @Path("/{id}/check-in")
    @Operation(
            summary = "Say that you are there",
            description =
                    "Where the terms have a check-in deadline, each side has to by then, or it forfeits; a move says"
                            + " so too. Once is enough.")
    @APIResponse(
            responseCode = "200",
            description = "You are there.",
            content = @Content(schema = @Schema(implementation = TimingResponse.class)))
    @APIResponse(responseCode = "409", description = "Not now: came-too-late, not-in-play.")
    public Response checkIn(@PathParam("id") MatchId id, @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key) {
        return answer(id, key, "check-in", new CheckIn(players.who()));
    }

    /** Asks for a pause. */
    @POST
    @Path("/{id}/pauses")
    @Operation(
            summary = "Ask for your pause",
            description =
                    "Once a match, on the opponent's turn. The opponent grants it, or where a referee is assigned, the"
                            + " referee; a request that is not answered lapses with the next move.")
    @APIResponse(
            responseCode = "200",
            description = "Asked for; clocks.pause says so.",
            content =
                    @Content(
                            schema = @Schema(implementation = TimingResponse.class),
                            examples = @ExampleObject(name = "asked", value = """
                                    {"matchId": "019a8f4e-6f00-7000-8000-000000000001", "seq": 59, "phase": "PLAY",
                                     "clocks": {"black": {"mainTimeLeftMs": 598766, "lossInMs": 598766},
                                                "white": {"mainTimeLeftMs": 600000, "lossInMs": 600000},
                                                "running": "WHITE", "turnStartedAt": "2026-05-04T10:15:30.131Z",
                                                "deadline": "2026-05-04T10:25:30.131Z", "pausedFor": [],
                                                "pause": {"state": "ASKED", "by": "BLACK"},
                                                "attendance": {"there": ["BLACK"]}}}""")))
    @APIResponse(responseCode = "409", description = "Not now: pause-on-own-turn, pause-taken, no-pauses, not-in-play.")
    public Response askForPause(
            @PathParam("id") MatchId id, @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key) {
        return answer(id, key, "ask-for-pause", new AskForPause(players.who()));
    }

    /** Grants the opponent's pause. */
    @POST
    @Path("/{id}/pauses/grant")
    @Operation(
            summary = "Grant the opponent's pause",
            description = "The clock stops with this request. The pause ends by itself, or when who asked ends it.")
    @APIResponse(
            responseCode = "200",
            description = "The clock stands still.",
            content = @Content(schema = @Schema(implementation = TimingResponse.class)))
    @APIResponse(responseCode = "403", description = "Not yours to answer: referee-grants-pauses.")
    @APIResponse(responseCode = "409", description = "Not now: no-pause-asked-for, not-in-play.")
    public Response grantPause(
            @PathParam("id") MatchId id, @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key) {
        return answer(id, key, "grant-pause", new AnswerPause(players.who(), true));
    }

    /** Does not grant the opponent's pause. */
    @POST
    @Path("/{id}/pauses/decline")
    @Operation(summary = "Decline the opponent's pause", description = "It may be asked for again.")
    @APIResponse(
            responseCode = "200",
            description = "Declined.",
            content = @Content(schema = @Schema(implementation = TimingResponse.class)))
    @APIResponse(responseCode = "403", description = "Not yours to answer: referee-grants-pauses.")
    @APIResponse(responseCode = "409", description = "Not now: no-pause-asked-for, not-in-play.")
    public Response declinePause(
            @PathParam("id") MatchId id, @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key) {
        return answer(id, key, "decline-pause", new AnswerPause(players.who(), false));
    }

    /** Ends the player's own pause. */
    @POST
    @Path("/{id}/pauses/resume")
    @Operation(
            summary = "End your pause early",
            description = "The clock runs again, unless it stands still for another reason too.")
    @APIResponse(
            responseCode = "200",
            description = "The pause is over.",
            content = @Content(schema = @Schema(implementation = TimingResponse.class)))
    @APIResponse(responseCode = "403", description = "Not yours to end: not-your-pause.")
    @APIResponse(responseCode = "409", description = "Not now: not-paused, not-in-play.")
    public Response endPause(@PathParam("id") MatchId id, @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key) {
        return answer(id, key, "end-pause", new EndPause(players.who()));
    }

    private Response answer(MatchId id, @Nullable String key, String what, ByPlayer action) {
        return players.answer(
                id,
                key,
                what,
                "",
                action,
                done -> requests.of(200, TimingResponse.of(done.event().seq(), done.match())),
                match -> requests.of(200, TimingResponse.of(match.seq(), match)));
    }
}
