package org.tengen.rules.record.rest;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.rules.record.application.ExportSgf;
import org.tengen.rules.record.application.FindMoment;
import org.tengen.rules.record.application.ReadLog;
import org.tengen.rules.record.application.VerifyRecord;

/** The records of matches, for anybody to read where the match is public. */
@Path("/api/records")
@Tag(name = "records", description = "The log of every match, and what it says about the board")
@Produces(MediaType.APPLICATION_JSON)
@RunOnVirtualThread
class RecordResource {
    private static final String NDJSON = "application/x-ndjson";
    private static final String SGF = "application/x-go-sgf";
    private static final int MOST = 1000;

    private final ReadLog log;
    private final VisibleRecords visible;
    private final FindMoment moments;
    private final ExportSgf exporter;
    private final VerifyRecord verifier;

    RecordResource(ReadLog log, VisibleRecords visible, FindMoment moments, ExportSgf exporter, VerifyRecord verifier) {
        this.log = log;
        this.visible = visible;
        this.moments = moments;
        this.exporter = exporter;
        this.verifier = verifier;
    }

    @GET
    @Operation(
            operationId = "listRecords",
            summary = "List the records",
            description = "By match id, which is by the time a match was created. Private matches are not among them.")
    public RecordsResponse list(
            @Parameter(description = "The `next` of the page before") @QueryParam("after") @Nullable MatchId after,
            @Parameter(description = "1 to 1000") @QueryParam("limit") @DefaultValue("100") int limit) {
        RecordProblems.within("limit", limit, 1, MOST);
        return RecordsResponse.of(log.publicRecords(Optional.ofNullable(after), limit + 1), limit);
    }

    @GET
    @Path("{id}/events")
    @Operation(
            operationId = "readEvents",
            summary = "Read the log of a match",
            description = "A page of events after `after`, as they were written. With `Accept: application/x-ndjson`"
                    + " all of them, one a line.")
    @APIResponse(
            responseCode = "200",
            description = "The events, in order",
            content = {
                @Content(
                        mediaType = MediaType.APPLICATION_JSON,
                        schema = @Schema(implementation = EventsResponse.class),
                        examples = @ExampleObject(name = "A stone", value = Examples.EVENTS)),
                @Content(mediaType = NDJSON, schema = @Schema(type = SchemaType.STRING))
            })
    @APIResponse(responseCode = "403", description = "`private-match`")
    @APIResponse(responseCode = "404", description = "`no-such-record`")
    public EventsResponse events(
            @PathParam("id") MatchId match,
            @Parameter(description = "The `seq` of the last event known; 0 for none")
                    @QueryParam("after")
                    @DefaultValue("0")
                    int after,
            @Parameter(description = "1 to 1000") @QueryParam("limit") @DefaultValue("1000") int limit) {
        RecordProblems.within("after", after, 0, Integer.MAX_VALUE);
        RecordProblems.within("limit", limit, 1, MOST);
        visible.require(match);
        return EventsResponse.of(log.after(match, after, limit + 1), limit);
    }

    @GET
    @Path("{id}/events")
    @Produces(NDJSON + ";qs=0.5")
    @Operation(hidden = true)
    public StreamingOutput eventLines(
            @PathParam("id") MatchId match, @QueryParam("after") @DefaultValue("0") int after) {
        RecordProblems.within("after", after, 0, Integer.MAX_VALUE);
        visible.require(match);
        return new LogLines(log, match, after);
    }

    @GET
    @Path("{id}/positions/{moveNumber}")
    @Operation(
            operationId = "showPosition",
            summary = "Show the board after a move",
            description = "Move 0 is the start; passes are moves.")
    @APIResponse(
            responseCode = "200",
            description = "The board as it was, prisoners included",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = PositionResponse.class),
                            examples = @ExampleObject(name = "5x5", value = Examples.POSITION)))
    @APIResponse(responseCode = "403", description = "`private-match`")
    @APIResponse(responseCode = "404", description = "`no-such-record` or `no-such-move`")
    public PositionResponse position(@PathParam("id") MatchId match, @PathParam("moveNumber") int moveNumber) {
        visible.require(match);
        return moments.afterMove(match, moveNumber)
                .map(PositionResponse::of)
                .orElseThrow(() -> RecordProblems.noSuchMove(match, moveNumber));
    }

    @GET
    @Path("{id}/sgf")
    @Produces(SGF)
    @Operation(
            operationId = "exportSgf",
            summary = "Export a match as SGF",
            description =
                    "FF[4] in UTF-8, as far as the match has gone: the moves that stand, the clocks after them, and"
                            + " at the end the result and whose each point is. Moves taken back are in the log only.")
    @APIResponse(
            responseCode = "200",
            description = "The game, as a file named after the match",
            content =
                    @Content(
                            mediaType = SGF,
                            schema = @Schema(type = SchemaType.STRING),
                            examples = @ExampleObject(name = "5x5", value = Examples.SGF)))
    @APIResponse(responseCode = "403", description = "`private-match`")
    @APIResponse(responseCode = "404", description = "`no-such-record`")
    public Response sgf(@PathParam("id") MatchId match) {
        visible.require(match);
        return Response.ok(exporter.export(match), MediaType.valueOf(SGF).withCharset("UTF-8"))
                .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"" + match + ".sgf\"")
                .build();
    }

    @GET
    @Path("{id}/verification")
    @Operation(
            operationId = "verifyRecord",
            summary = "Check a record",
            description =
                    "Recomputes the hash chain as it is stored and signs its head. Anybody can do the former without us.")
    @APIResponse(
            responseCode = "200",
            description = "What was found",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = VerificationResponse.class),
                            examples = @ExampleObject(name = "An intact record", value = Examples.VERIFICATION)))
    @APIResponse(responseCode = "403", description = "`private-match`")
    @APIResponse(responseCode = "404", description = "`no-such-record`")
    public VerificationResponse verification(@PathParam("id") MatchId match) {
        visible.require(match);
        return verifier.verify(match)
                .map(VerificationResponse::of)
                .orElseThrow(() -> RecordProblems.noSuchRecord(match));
    }
}
