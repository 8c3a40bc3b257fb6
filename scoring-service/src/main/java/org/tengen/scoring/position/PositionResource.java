package org.tengen.scoring.position;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.tengen.kernel.problem.Bodies;

/** Counts any position under any rules, and finds its dead stones. Nothing is kept. */
@Path("/api/scores")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@RunOnVirtualThread
@Tag(name = "Positions", description = "Counting and judging any position. Nothing is kept.")
class PositionResource {
    private static final String SVG = "image/svg+xml";

    private final Bulkhead bulkhead;

    @Inject
    PositionResource(Bulkhead bulkhead) {
        this.bulkhead = bulkhead;
    }

    /** The count of a position. */
    @POST
    @Operation(
            operationId = "scorePosition",
            summary = "Count a position",
            description = "The position is given as rows, moves or sgf; with the ruleset `all` it is counted under"
                    + " every preset.")
    @RequestBody(
            required = true,
            content =
                    @Content(
                            schema = @Schema(implementation = ScoreRequest.class),
                            examples = {
                                @ExampleObject(name = "one ruleset", value = PositionExamples.SCORE),
                                @ExampleObject(name = "all rulesets", value = PositionExamples.ALL)
                            }))
    @APIResponse(
            responseCode = "200",
            description = "The count, or those under all presets.",
            content = @Content(schema = @Schema(oneOf = {PositionScore.class, AllScores.class})))
    @APIResponse(responseCode = "400", description = "`bad-request`; `field` names what is wrong or missing")
    @APIResponse(responseCode = "422", description = "`illegal-move`, `bad-dead-stones`, `captives-unknown`")
    @APIResponse(responseCode = "503", description = "`unavailable`: too many requests are being counted")
    public Object score(@Nullable ScoreRequest body) {
        ScoreRequest request = Bodies.required(body);
        return bulkhead.inTurn(() -> new PositionCount(request).response());
    }

    /** The count of a position, drawn. */
    @POST
    @Path("/svg")
    @Produces(SVG)
    @Operation(
            operationId = "drawScore",
            summary = "Count a position and draw it",
            description = "As counting a position, under one ruleset; the answer is a picture.")
    @APIResponse(responseCode = "200", description = "The picture.", content = @Content(mediaType = SVG))
    @APIResponse(responseCode = "400", description = "`bad-request`; `field` names what is wrong or missing")
    @APIResponse(responseCode = "422", description = "`illegal-move`, `bad-dead-stones`, `captives-unknown`")
    @APIResponse(responseCode = "503", description = "`unavailable`: too many requests are being counted")
    public String picture(@Nullable ScoreRequest body) {
        ScoreRequest request = Bodies.required(body);
        return bulkhead.inTurn(() -> new PositionCount(request).picture());
    }

    /** What the chains of a position are, and what it is worth if that is right. */
    @POST
    @Path("/estimate")
    @Operation(
            operationId = "estimatePosition",
            summary = "Find the dead stones of a finished position",
            description = "Each chain is alive, dead, in seki or unsure, with a confidence; the count is made with the"
                    + " dead ones off. The same position and seed get the same answer.")
    @RequestBody(
            required = true,
            content =
                    @Content(
                            schema = @Schema(implementation = EstimateRequest.class),
                            examples = @ExampleObject(name = "a finished 9x9 game", value = PositionExamples.ESTIMATE)))
    @APIResponse(
            responseCode = "200",
            description = "The chains, and the count, or those under all presets.",
            content = @Content(schema = @Schema(oneOf = {EstimateResponse.class, AllEstimates.class})))
    @APIResponse(responseCode = "400", description = "`bad-request`; `field` names what is wrong or missing")
    @APIResponse(responseCode = "422", description = "`illegal-move`, `impossible-position`, `captives-unknown`")
    @APIResponse(responseCode = "503", description = "`unavailable`: too many requests are being counted")
    public Object estimate(@Nullable EstimateRequest body) {
        EstimateRequest request = Bodies.required(body);
        return bulkhead.inTurn(() -> PositionEstimate.of(request).response());
    }
}
