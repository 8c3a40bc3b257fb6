package org.tengen.kernel.record;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.rest.client.reactive.ClientExceptionMapper;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.temporal.ChronoUnit;
import org.eclipse.microprofile.faulttolerance.Retry;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;
import org.jspecify.annotations.Nullable;

/**
 * The records as rules-service shows them to the other services, private ones too, page by page, as JSON trees, since messages grow. A call that fails for want of an
 * answer is tried again three times.
 */
@Path("/internal/records")
@RegisterRestClient(configKey = "rules")
@Produces(MediaType.APPLICATION_JSON)
public interface RecordApi {
    /** {@code {"items": [{"matchId", "headSeq"}], "next": matchId or null}}, by match id. */
    @GET
    @Retry(
            maxRetries = 3,
            delay = 200,
            jitter = 100,
            delayUnit = ChronoUnit.MILLIS,
            retryOn = {RecordsUnavailable.class, ProcessingException.class})
    JsonNode records(@QueryParam("after") @Nullable String after, @QueryParam("limit") int limit);

    /** {@code {"events": [envelope], "next": seq or null}}, by seq. */
    @GET
    @Path("/{id}/events")
    @Retry(
            maxRetries = 3,
            delay = 200,
            jitter = 100,
            delayUnit = ChronoUnit.MILLIS,
            retryOn = {RecordsUnavailable.class, ProcessingException.class})
    JsonNode events(@PathParam("id") String id, @QueryParam("after") int after, @QueryParam("limit") int limit);

    /** What an answer other than success means. */
    @ClientExceptionMapper
    static @Nullable RuntimeException toException(Response response) {
        return switch (response.getStatus()) {
            case 404 -> new NoSuchRecord();
            case 429, 500, 502, 503, 504 ->
                new RecordsUnavailable("rules-service answers " + response.getStatus(), null);
            default -> null;
        };
    }
}
