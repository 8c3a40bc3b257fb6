package org.tengen.match.support;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jspecify.annotations.Nullable;

/** The record API of {@link FakeRules}. */
@Path("/internal/records")
public class FakeRecordResource {
    private final FakeRules rules;

    @Inject
    FakeRecordResource(FakeRules rules) {
        this.rules = rules;
    }

    /** Which logs there are. */
    @GET
    @Operation(hidden = true)
    public JsonNode records(@QueryParam("after") @Nullable String after, @QueryParam("limit") int limit) {
        return rules.api().records(Optional.ofNullable(after), limit);
    }

    /** The events of a log. */
    @GET
    @Path("/{id}/events")
    @Operation(hidden = true)
    public JsonNode events(@PathParam("id") String id, @QueryParam("after") int after, @QueryParam("limit") int limit) {
        return rules.api().events(id, after, limit).orElseThrow(NotFoundException::new);
    }
}
