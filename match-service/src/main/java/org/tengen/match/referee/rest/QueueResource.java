package org.tengen.match.referee.rest;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;
import org.tengen.kernel.security.Roles;
import org.tengen.match.referee.application.CaseCursor;
import org.tengen.match.referee.application.FindCases;

/** What waits. */
@Path("/api/matches")
@Produces(MediaType.APPLICATION_JSON)
@RunOnVirtualThread
@Tag(name = "Refereeing")
public class QueueResource {
    private static final int MOST = 100;

    private final FindCases cases;
    private final RefereeRequests requests;

    @Inject
    QueueResource(FindCases cases, RefereeRequests requests) {
        this.cases = cases;
        this.requests = requests;
    }

    /** The referee's queue. */
    @GET
    @Path("/objections")
    @RolesAllowed(Roles.REFEREE)
    @Operation(
            summary = "Objections on which you may rule, the urgent first, then those that wait longest",
            description =
                    "Of the matches you are assigned to and of those that name no referee, or of all where referees rule on"
                            + " all. Follow next for more.")
    @APIResponse(
            responseCode = "200",
            description = "A page of the queue.",
            content = @Content(schema = @Schema(implementation = QueueResponse.class)))
    public QueueResponse objections(
            @QueryParam("cursor") @Nullable String cursor, @QueryParam("limit") @DefaultValue("20") int limit) {
        return QueueResponse.of(cases.objections(wanted(cursor, limit), requests.general()), limit);
    }

    /** The organizer's queue. */
    @GET
    @Path("/appeals")
    @RolesAllowed(Roles.ORGANIZER)
    @Operation(
            summary = "Appeals that you may decide, those first that wait longest",
            description = "Without those of matches you play or about your own rulings. Follow next for more.")
    @APIResponse(
            responseCode = "200",
            description = "A page of the queue.",
            content = @Content(schema = @Schema(implementation = QueueResponse.class)))
    public QueueResponse appeals(
            @QueryParam("cursor") @Nullable String cursor, @QueryParam("limit") @DefaultValue("20") int limit) {
        return QueueResponse.of(cases.appeals(wanted(cursor, limit)), limit);
    }

    private FindCases.Wanted wanted(@Nullable String cursor, int limit) {
        if (limit < 1 || limit > MOST) {
            throw new ProblemException(Problems.badField("limit", "limit is from 1 to " + MOST + "."));
        }
        return new FindCases.Wanted(
                requests.who(), Optional.ofNullable(cursor).map(QueueResource::cursorOf), limit + 1);
    }

    private static CaseCursor cursorOf(String text) {
        try {
            return CaseCursor.parse(text);
        } catch (IllegalArgumentException e) {
            throw new ProblemException(Problems.badField("cursor", e.getMessage() + "."));
        }
    }
}
