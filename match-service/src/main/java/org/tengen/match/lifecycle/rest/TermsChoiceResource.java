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
import org.tengen.match.request.rest.Requests;

/** Choosing one's colour, where the opponent was too late with the terms. */
@Path("/api/matches")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.PLAYER)
@RunOnVirtualThread
@Tag(name = "Playing")
public class TermsChoiceResource {
    private final PlayerRequests players;
    private final Requests requests;

    @Inject
    TermsChoiceResource(PlayerRequests players, Requests requests) {
        this.players = players;
        this.requests = requests;
    }

    /** Chooses. */
    @POST
    @Path("/{id}/terms/choice")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Choose your colour, since your opponent was too late",
            description =
                    "In the phase TERMS, once komiOffers.step is CHOOSE: the opponent did not seal or open a komi in time."
                            + " Yours is the komi of the match. Send komi and secret where you have not opened it yet. Without a"
                            + " choice by komiOffers.deadline the match counts as not played.")
    @RequestBody(
            content =
                    @Content(
                            schema = @Schema(implementation = TermsChoiceRequest.class),
                            examples = {
                                @ExampleObject(name = "opened before", value = "{\"color\": \"WHITE\"}"),
                                @ExampleObject(
                                        name = "still sealed",
                                        value =
                                                "{\"color\": \"BLACK\", \"komi\": 6.5, \"secret\": \"my secret for 6.5\"}")
                            }))
    @APIResponse(
            responseCode = "201",
            description = "Chosen; the phase is PLAY, and players and komi are those agreed.",
            content = @Content(schema = @Schema(implementation = MatchResponse.class)))
    @APIResponse(
            responseCode = "409",
            description = "Not now: no-terms-to-agree, nothing-to-choose, terms-lapsed, terms-too-late, time-expired.",
            content =
                    @Content(
                            mediaType = Problem.MEDIA_TYPE,
                            examples = @ExampleObject(name = "nothing-to-choose", value = """
                                    {"type": "https://tengen.org/problems/nothing-to-choose",
                                     "title": "There is no colour to choose", "status": 409,
                                     "detail": "A side chooses its colour only where the other did not seal or open a komi in time."}""")))
    @APIResponse(responseCode = "422", description = "komi-needed, komi-not-allowed, not-committed-to")
    public Response chooseColor(
            @PathParam("id") MatchId id,
            @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key,
            @Nullable TermsChoiceRequest request) {
        TermsChoiceRequest body = Bodies.required(request);
        return players.answer(
                id,
                key,
                "terms choice",
                body,
                body.toAction(players.who()),
                done -> requests.of(201, MatchResponse.of(done.match()), ActionAnswers.location(id)),
                match -> requests.of(200, MatchResponse.of(match)));
    }
}
