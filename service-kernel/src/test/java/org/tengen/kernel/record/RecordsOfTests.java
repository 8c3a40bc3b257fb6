package org.tengen.kernel.record;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;
import org.tengen.kernel.test.Logs;

/** rules-service, as far as the record client is concerned; it can be out of order for some calls. */
@Path("/internal/records")
@RunOnVirtualThread
public class RecordsOfTests {
    static final Logs LOGS = new Logs();
    /** How many calls are still answered with 503. */
    static final AtomicInteger FAILURES = new AtomicInteger(Integer.MAX_VALUE);

    @GET
    public JsonNode records(@QueryParam("after") Optional<String> after, @QueryParam("limit") int limit) {
        failAsTold();
        return LOGS.records(after, limit);
    }

    @GET
    @Path("/{id}/events")
    public JsonNode events(@PathParam("id") String id, @QueryParam("after") int after, @QueryParam("limit") int limit) {
        failAsTold();
        return LOGS.events(id, after, limit).orElseThrow(NotFoundException::new);
    }

    private static void failAsTold() {
        if (FAILURES.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
            throw new ProblemException(Problems.unavailable("Out of order for the time of a test."));
        }
    }
}
