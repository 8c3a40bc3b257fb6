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
import org.tengen.kernel.problem.Problem;
import org.tengen.kernel.security.Roles;
import org.tengen.match.lifecycle.domain.MatchAction.Rule;
import org.tengen.match.lifecycle.domain.MatchAction.RuleOnPause;
import org.tengen.match.lifecycle.domain.MatchAction.Warn;
import org.tengen.match.request.rest.Requests;

/** What referees do. */
@Path("/api/matches")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.REFEREE)
@RunOnVirtualThread
@Tag(name = "Refereeing")
public class RulingResource {
    private static final String ONE_AFTER_THE_OTHER =
            "Send the seq of the match as you saw it; without it you decide as somebody who knows of no warning, ruling or"
                    + " decision in it but their own. So of two referees who decide at once, the second hears what the first has decided.";

    private static final String NOT_THEIRS =
            "Not a match to rule on: own-match; not-assigned where other referees are named, or none is and nothing waits.";

    private final RefereeRequests requests;

    @Inject
    RulingResource(RefereeRequests requests) {
        this.requests = requests;
    }

    /** Warns a side. */
    @POST
    @Path("/{id}/warnings")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Warn a side",
            description = "The second warning running loses, by a ruling of its own. " + ONE_AFTER_THE_OTHER)
    @RequestBody(
            content =
                    @Content(
                            schema = @Schema(implementation = WarningRequest.class),
                            examples = @ExampleObject(name = "warn", value = """
                                    {"color": "WHITE", "reason": "Consulted a spectator", "seq": 57}""")))
    @APIResponse(
            responseCode = "201",
            description = "Warned; result where the match has ended by it.",
            content =
                    @Content(
                            schema = @Schema(implementation = RefereeResponse.class),
                            examples = @ExampleObject(name = "warned", value = """
                                    {"matchId": "019a8f4e-6f00-7000-8000-000000000001", "seq": 58, "phase": "PLAY",
                                     "running": 1}""")))
    @APIResponse(responseCode = "403", description = NOT_THEIRS)
    public Response warn(
            @PathParam("id") MatchId id,
            @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key,
            @Nullable WarningRequest request) {
        WarningRequest body = Bodies.required(request);
        PlayerId referee = requests.who();
        Warn action = new Warn(referee, requests.general(), requests.seen(id, body.seq()), body.whom(), body.why());
        return requests.answer(id, key, "warn " + id, body, Actor.referee(referee), _ -> action);
    }

    /** Answers a player who asks for a pause. */
    @POST
    @Path("/{id}/pauses/ruling")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Grant a player's pause, or do not",
            description = "Where a referee is assigned, it is not for the opponent to answer. The clock stops with this"
                    + " request.")
    @RequestBody(
            content =
                    @Content(
                            schema = @Schema(implementation = PauseRulingRequest.class),
                            examples = @ExampleObject(name = "grant", value = "{\"granted\": true}")))
    @APIResponse(
            responseCode = "201",
            description = "Answered.",
            content = @Content(schema = @Schema(implementation = RefereeResponse.class)))
    @APIResponse(responseCode = "403", description = NOT_THEIRS)
    @APIResponse(responseCode = "409", description = "Not now: no-pause-asked-for, pause-granted, not-in-play.")
    public Response ruleOnPause(
            @PathParam("id") MatchId id,
            @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key,
            @Nullable PauseRulingRequest request) {
        PauseRulingRequest body = Bodies.required(request);
        PlayerId referee = requests.who();
        RuleOnPause action = new RuleOnPause(referee, requests.general(), body.answer());
        return requests.answer(id, key, "rule on pause " + id, body, Actor.referee(referee), _ -> action);
    }

    /** Rules. */
    @POST
    @Path("/{id}/rulings")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Rule on a match",
            description =
                    "In any phase, also after the end; ADJUST_TIME only before it, CORRECT_RESULT once play has stopped,"
                            + " SETTLE_COUNT while the match is counted. A ruling adds to the log, and answers all"
                            + " objections before it. A REPLAY is answered when the new match can be read. "
                            + ONE_AFTER_THE_OTHER)
    @RequestBody(
            content =
                    @Content(
                            schema = @Schema(implementation = RulingRequest.class),
                            examples = {
                                @ExampleObject(name = "restore", value = """
                                        {"kind": "RESTORE_POSITION", "moveNumber": 57,
                                         "reason": "The import has lost two moves", "seq": 60}"""),
                                @ExampleObject(name = "loss", value = """
                                        {"kind": "LOSS", "color": "WHITE", "reason": "Moved stones on purpose"}"""),
                                @ExampleObject(name = "adjust", value = """
                                        {"kind": "ADJUST_TIME", "color": "BLACK",
                                         "clock": {"system": "BYOYOMI", "mainTimeLeftMs": 60000, "periodsLeft": 3},
                                         "reason": "Lost a minute in an outage"}"""),
                                @ExampleObject(name = "correct", value = """
                                        {"kind": "CORRECT_RESULT",
                                         "result": {"outcome": "WIN", "winner": "BLACK", "margin": 2.5},
                                         "reason": "Two prisoners were forgotten"}"""),
                                @ExampleObject(name = "settle", value = """
                                        {"kind": "SETTLE_COUNT", "dead": ["K16", "C3"],
                                         "reason": "Both chains have one eye"}""")
                            }))
    @APIResponse(
            responseCode = "201",
            description = "Ruled, and what follows from it done; of a REPLAY, ruling names the new match.",
            content =
                    @Content(
                            schema = @Schema(implementation = RefereeResponse.class),
                            examples = @ExampleObject(name = "replay", value = """
                                    {"matchId": "019a8f4e-6f00-7000-8000-000000000001", "seq": 61, "phase": "ENDED",
                                     "ruling": {"kind": "REPLAY",
                                                "replayMatchId": "019a8f4e-6f00-7000-8000-000000000002"},
                                     "result": {"text": "Void", "outcome": "NO_RESULT", "method": "RULING"}}""")))
    @APIResponse(responseCode = "403", description = NOT_THEIRS)
    @APIResponse(
            responseCode = "409",
            description =
                    "Not so: ruled-meanwhile, seq-unexpected, cannot-restore, not-ended, not-counting, already-replayed,"
                            + " not-in-play, no-draws.",
            content =
                    @Content(
                            mediaType = Problem.MEDIA_TYPE,
                            examples = @ExampleObject(name = "ruled-meanwhile", value = """
                                    {"type": "https://tengen.org/problems/ruled-meanwhile",
                                     "title": "Somebody has decided since you looked", "status": 409,
                                     "detail": "Event 61 is a decision of 'rita': LOSS. Look at the match again, and send \
                                    its seq if you still want to decide.",
                                     "seq": 61, "by": "rita", "decision": "LOSS"}""")))
    @APIResponse(
            responseCode = "422",
            description = "Not with these stones, or this clock: no-stone, clock-does-not-fit.")
    public Response rule(
            @PathParam("id") MatchId id,
            @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key,
            @Nullable RulingRequest request) {
        RulingRequest body = Bodies.required(request);
        PlayerId referee = requests.who();
        int seen = requests.seen(id, body.seq());
        return requests.answer(
                id,
                key,
                "rule " + id,
                body,
                Actor.referee(referee),
                replay -> new Rule(
                        referee, requests.general(), seen, body.toRuling(replay), body.why(), body.setClocks()));
    }
}
