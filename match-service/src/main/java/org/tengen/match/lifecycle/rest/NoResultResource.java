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
import java.util.function.Function;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.kernel.problem.Problem;
import org.tengen.kernel.security.Roles;
import org.tengen.match.lifecycle.domain.MatchAction.AnswerNoResult;
import org.tengen.match.lifecycle.domain.MatchAction.ByPlayer;
import org.tengen.match.lifecycle.domain.MatchAction.OfferNoResult;
import org.tengen.match.request.rest.Requests;

/** Ending a match without result after a long cycle, if both agree. */
@Path("/api/matches")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.PLAYER)
@RunOnVirtualThread
@Tag(name = "No result")
public class NoResultResource {
    private final PlayerRequests players;
    private final Requests requests;

    @Inject
    NoResultResource(PlayerRequests players, Requests requests) {
        this.players = players;
        this.requests = requests;
    }

    /** Offers. */
    @POST
    @Path("/{id}/no-result-offers")
    @Operation(
            summary = "Offer to end the match without result",
            description =
                    "Possible under rulesets that do not forbid repetition, after a move that brought back a whole"
                            + " position with the same side to move (noResult of the match), until a move leaves the cycle: one"
                            + " that brings nothing back, a pass or an undo. That drops an offer too. Offering what the opponent"
                            + " has offered is accepting it. terms.noResult says what becomes of the match then: it STANDS without"
                            + " result, is played again (REPLAY: replayMatchId names the match), or waits for a REFEREE.")
    @APIResponse(
            responseCode = "201",
            description = "The opponent is asked; or, where the opponent had offered, the match is over.",
            content =
                    @Content(
                            schema = @Schema(implementation = OfferResponse.class),
                            examples = @ExampleObject(name = "offered", value = """
                                    {"matchId": "019a8f4e-6f00-7000-8000-000000000001", "seq": 98, "phase": "PLAY",
                                     "noResult": {"repeatsMove": 90, "offeredBy": "BLACK"}}""")))
    @APIResponse(
            responseCode = "409",
            description = "Not now: no-long-cycle, not-in-play, time-expired.",
            content =
                    @Content(
                            mediaType = Problem.MEDIA_TYPE,
                            examples = @ExampleObject(name = "no-long-cycle", value = """
                                    {"type": "https://tengen.org/problems/no-long-cycle",
                                     "title": "No position has come back", "status": 409,
                                     "detail": "No result can be agreed on while each move brings back a whole position; the last one did not."}""")))
    public Response offerNoResult(
            @PathParam("id") MatchId id, @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key) {
        return answer(id, key, "offer-no-result", replay -> new OfferNoResult(players.who(), replay), 201);
    }

    /** Agrees. */
    @POST
    @Path("/{id}/no-result-offers/acceptance")
    @Operation(summary = "Accept that the match ends without result")
    @APIResponse(
            responseCode = "200",
            description = "The match is over.",
            content =
                    @Content(
                            schema = @Schema(implementation = OfferResponse.class),
                            examples = @ExampleObject(name = "agreed", value = """
                                    {"matchId": "019a8f4e-6f00-7000-8000-000000000001", "seq": 99, "phase": "ENDED",
                                     "result": {"text": "Void", "outcome": "NO_RESULT", "method": "AGREEMENT"}}""")))
    public Response acceptNoResult(
            @PathParam("id") MatchId id, @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key) {
        return answer(id, key, "accept-no-result", replay -> new AnswerNoResult(players.who(), true, replay), 200);
    }

    /** Declines, or withdraws. */
    @POST
    @Path("/{id}/no-result-offers/refusal")
    @Operation(summary = "Decline to end the match without result, or withdraw the offer")
    @APIResponse(
            responseCode = "200",
            description = "The match goes on.",
            content =
                    @Content(
                            schema = @Schema(implementation = OfferResponse.class),
                            examples = @ExampleObject(name = "declined", value = """
                                    {"matchId": "019a8f4e-6f00-7000-8000-000000000001", "seq": 99, "phase": "PLAY",
                                     "noResult": {"repeatsMove": 90}}""")))
    public Response refuseNoResult(
            @PathParam("id") MatchId id, @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key) {
        return answer(id, key, "refuse-no-result", replay -> new AnswerNoResult(players.who(), false, replay), 200);
    }

    private Response answer(
            MatchId id, @Nullable String key, String what, Function<MatchId, ByPlayer> action, int status) {
        return players.answer(
                id,
                key,
                what,
                "",
                action,
                done -> requests.of(status, OfferResponse.of(done.event().seq(), done.match())),
                match -> requests.of(200, OfferResponse.of(match.seq(), match)));
    }
}
