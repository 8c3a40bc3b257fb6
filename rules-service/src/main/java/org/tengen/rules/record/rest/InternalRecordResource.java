package org.tengen.rules.record.rest;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.inject.Inject;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.rules.record.application.LogEntry;
import org.tengen.rules.record.application.ReadLog;

/**
 * All records, private ones too, for the other services, which fold them. Only what lies below {@code /api} is routed from
 * outside, so nobody else reaches this.
 */
@Path("/internal/records")
@Produces(MediaType.APPLICATION_JSON)
@RunOnVirtualThread
public class InternalRecordResource {
    private static final int MOST = 1000;

    private final ReadLog log;

    @Inject
    InternalRecordResource(ReadLog log) {
        this.log = log;
    }

    /** Which records there are. */
    @GET
    @Operation(hidden = true)
    public RecordsResponse list(
            @QueryParam("after") @Nullable MatchId after, @QueryParam("limit") @DefaultValue("100") int limit) {
        RecordProblems.within("limit", limit, 1, MOST);
        return RecordsResponse.of(log.records(Optional.ofNullable(after), limit + 1), limit);
    }

    /** A page of a log. */
    @GET
    @Path("{id}/events")
    @Operation(hidden = true)
    public EventsResponse events(
            @PathParam("id") MatchId match,
            @QueryParam("after") @DefaultValue("0") int after,
            @QueryParam("limit") @DefaultValue("1000") int limit) {
        RecordProblems.within("after", after, 0, Integer.MAX_VALUE);
        RecordProblems.within("limit", limit, 1, MOST);
        List<LogEntry> entries = log.after(match, after, limit + 1);
        if (entries.isEmpty() && log.head(match).isEmpty()) {
            throw RecordProblems.noSuchRecord(match);
        }
        return EventsResponse.of(entries, limit);
    }
}
