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
import org.tengen.match.request.rest.Requests;

/** Before play under the free-placement variant: putting down seat stones, and agreeing on colours and komi. */
@Path("/api/matches")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.PLAYER)
@RunOnVirtualThread
@Tag(name = "Playing")
public class SeatingResource {
    private final PlayerRequests players;
    private final Requests requests;

    @Inject
    SeatingResource(PlayerRequests players, Requests requests) {
        this.players = players;
        this.requests = requests;
    }

    /** Puts down a seat stone. */
    @POST
    @Path("/{id}/seat-stones")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Put down a seat stone",
            description =
                    "In the phase SEAT_STONES, in turn, Black's first, two each, on one's own time. A stone takes nothing:"
                            + " it leaves every chain a liberty. Once all stand, the phase is TERMS.")
    @RequestBody(
            content =
                    @Content(
                            schema = @Schema(implementation = SeatStoneRequest.class),
                            examples = @ExampleObject(name = "stone", value = "{\"vertex\": \"Q16\"}")))
    @APIResponse(
            responseCode = "201",
            description = "The stone stands.",
            content =
                    @Content(
                            schema = @Schema(implementation = SeatStoneResponse.class),
                            examples = @ExampleObject(name = "placed", value = """
                                    {"matchId": "019a8f4e-6f00-7000-8000-000000000001", "seq": 2, "color": "BLACK",
                                     "vertex": "Q16", "stonesLeft": 3, "phase": "SEAT_STONES"}""")))
    @APIResponse(responseCode = "409", description = "Not now: no-seat-stone-left, not-your-turn, time-expired.")
    @APIResponse(
            responseCode = "422",
            description = "It cannot stand there: occupied, off-board, no-liberty-left.",
            content =
                    @Content(mediaType = Problem.MEDIA_TYPE, examples = @ExampleObject(name = "occupied", value = """
                                    {"type": "https://tengen.org/problems/occupied", "title": "A stone stands there",
                                     "status": 422, "detail": "Q16 holds a stone already.", "vertex": "Q16"}""")))
    public Response placeSeatStone(
            @PathParam("id") MatchId id,
            @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key,
            @Nullable SeatStoneRequest request) {
        SeatStoneRequest body = Bodies.required(request);
        return answer(id, key, "seat stone", body, body.toAction(players.who()), SeatStoneResponse::of);
    }

    /** Seals a komi. */
    @POST
    @Path("/{id}/terms/commitment")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Seal the komi that you hold for even",
            description =
                    "In the phase TERMS, before komiOffers.deadline; the clock of the side on turn runs, but neither waits for"
                            + " the other. The commitment is the SHA-256 of komiHalfPoints|secret, such as 13|… for a komi of"
                            + " 6.5, which nobody but you can know before you reveal it.")
    @APIResponse(
            responseCode = "200",
            description = "The same commitment again: nothing has changed.",
            content = @Content(schema = @Schema(implementation = MatchResponse.class)))
    @APIResponse(
            responseCode = "201",
            description = "Sealed; the match shows the commitment.",
            content = @Content(schema = @Schema(implementation = MatchResponse.class)))
    @APIResponse(
            responseCode = "409",
            description = "Not now: no-terms-to-agree, terms-sealed, terms-lapsed, terms-too-late, time-expired.")
    @APIResponse(responseCode = "422", description = "commitment-copied")
    public Response commitTerms(
            @PathParam("id") MatchId id,
            @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key,
            @Nullable TermsCommitmentRequest request) {
        TermsCommitmentRequest body = Bodies.required(request);
        return answer(id, key, "terms commitment", body, body.toAction(players.who()), SeatingResource::match);
    }

    /** Opens a komi. */
    @POST
    @Path("/{id}/terms/reveal")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Open the komi that you have sealed",
            description =
                    "Once both are sealed, before komiOffers.deadline; neither waits for the other. With the second, colours"
                            + " and komi are agreed: whoever named the higher komi plays Black, the komi is the mean of both,"
                            + " rounded down to one that the match may have, and play begins. Where both are the same the colours"
                            + " stay. A komi that the match cannot have is not opened.")
    @APIResponse(
            responseCode = "200",
            description = "Open already: nothing has changed.",
            content = @Content(schema = @Schema(implementation = MatchResponse.class)))
    @APIResponse(
            responseCode = "201",
            description = "Open; with the second the phase is PLAY, and players and komi are those agreed.",
            content = @Content(schema = @Schema(implementation = MatchResponse.class)))
    @APIResponse(
            responseCode = "409",
            description = "Not now: no-terms-to-agree, terms-not-sealed, terms-lapsed, terms-too-late, time-expired.")
    @APIResponse(responseCode = "422", description = "not-committed-to, komi-not-allowed")
    public Response revealTerms(
            @PathParam("id") MatchId id,
            @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key,
            @Nullable TermsRevealRequest request) {
        TermsRevealRequest body = Bodies.required(request);
        return answer(id, key, "terms reveal", body, body.toAction(players.who()), SeatingResource::match);
    }

    private Response answer(
            MatchId id,
            @Nullable String key,
            String what,
            Object body,
            ByPlayer action,
            Function<Outcome.Done, Object> view) {
        return players.answer(
                id,
                key,
                what,
                body,
                action,
                done -> requests.of(201, view.apply(done), ActionAnswers.location(id)),
                match -> requests.of(200, MatchResponse.of(match)));
    }

    private static MatchResponse match(Outcome.Done done) {
        return MatchResponse.of(done.match());
    }
}
