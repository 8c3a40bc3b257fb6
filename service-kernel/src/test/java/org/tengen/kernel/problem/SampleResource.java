package org.tengen.kernel.problem;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.tengen.contracts.match.MatchId;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Ruleset;
import org.tengen.kernel.ruleset.RulesetReader;
import org.tengen.kernel.security.CurrentPlayer;
import org.tengen.kernel.security.Roles;

/** A resource like those of the services, so that the edge can be tested without one. */
@Path("/api/samples")
@RunOnVirtualThread
public class SampleResource {
    static final AtomicInteger STORED = new AtomicInteger();

    @Inject
    CurrentPlayer player;

    record Clock(long periodMs) {}

    record SampleRequest(
            Vertex vertex,
            @Max(1000) Integer moveNumber,
            Boolean dead,
            String name,
            Color color,
            BigDecimal komi,
            Clock clock,
            List<BoardSize> sizes,
            Instant until,
            MatchId match,
            @JsonDeserialize(using = RulesetReader.class) Ruleset ruleset) {
        SampleRequest {
            if (komi != null) {
                Komi.ofPoints(komi);
            }
        }
    }

    record SampleResponse(String player, String vertex, BigDecimal komi) {}

    @POST
    @RolesAllowed(Roles.PLAYER)
    public SampleResponse store(@Valid SampleRequest request) {
        String owner = player.id().value();
        STORED.incrementAndGet();
        return new SampleResponse(owner, String.valueOf(request.vertex()), request.komi());
    }

    @GET
    @Path("/{id}")
    public SampleResponse find(@PathParam("id") MatchId id) {
        throw new ProblemException(Problem.of(409, "not-your-turn", "Not your turn", "White is to play.")
                .with("toPlay", Color.WHITE)
                .with("matchId", id));
    }

    @GET
    public List<Integer> list(
            @QueryParam("limit") @DefaultValue("20") int limit,
            @QueryParam("after") Integer after,
            @QueryParam("mine") @DefaultValue("false") boolean mine) {
        return List.of(limit, after == null ? -1 : after, mine ? 1 : 0);
    }

    @GET
    @Path("/broken")
    public SampleResponse broken() {
        throw new IllegalStateException("select secret from users");
    }
}
