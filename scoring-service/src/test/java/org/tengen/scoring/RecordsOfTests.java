package org.tengen.scoring;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.tengen.kernel.test.Logs;

/** rules-service, as far as this service is concerned. */
@Path("/internal/records")
@RunOnVirtualThread
public class RecordsOfTests {
    /** What it keeps. */
    public static final Logs LOGS = new Logs();

    @GET
    @Operation(hidden = true)
    public JsonNode records(@QueryParam("after") Optional<String> after, @QueryParam("limit") int limit) {
        return LOGS.records(after, limit);
    }

    @GET
    @Path("/{id}/events")
    @Operation(hidden = true)
    public JsonNode events(@PathParam("id") String id, @QueryParam("after") int after, @QueryParam("limit") int limit) {
        return LOGS.events(id, after, limit).orElseThrow(NotFoundException::new);
    }
}
