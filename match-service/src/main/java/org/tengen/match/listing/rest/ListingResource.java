package org.tengen.match.listing.rest;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.inject.Inject;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;
import org.tengen.match.challenge.application.ChallengeStore;
import org.tengen.match.challenge.rest.ChallengeResponse;
import org.tengen.match.lifecycle.application.MatchStore;
import org.tengen.match.lifecycle.domain.Phase;
import org.tengen.match.lifecycle.domain.Rejection;
import org.tengen.match.lifecycle.rest.MatchResponse;
import org.tengen.match.lifecycle.rest.RejectionProblems;
import org.tengen.match.listing.application.ListMatches;

/** Looking at matches; needs no token. */
@Path("/api/matches")
@Produces(MediaType.APPLICATION_JSON)
@RunOnVirtualThread
@Tag(name = "Looking")
public class ListingResource {
    private static final int MOST = 100;

    private final ListMatches list;
    private final MatchStore matches;
    private final ChallengeStore challenges;

    @Inject
    ListingResource(ListMatches list, MatchStore matches, ChallengeStore challenges) {
        this.list = list;
        this.matches = matches;
        this.challenges = challenges;
    }

    /** Lists matches. */
    @GET
    @Operation(
            summary = "List matches and challenges, the newest first",
            description = "Follow next for more; a match that begins meanwhile never moves a page.")
    @APIResponse(
            responseCode = "200",
            description = "A page.",
            content = @Content(schema = @Schema(implementation = MatchListResponse.class)))
    public MatchListResponse list(
            @QueryParam("player") @Nullable String player,
            @QueryParam("phase") @Nullable String phase,
            @QueryParam("cursor") @Nullable MatchId cursor,
            @QueryParam("limit") @DefaultValue("20") int limit) {
        if (limit < 1 || limit > MOST) {
            throw new ProblemException(Problems.badField("limit", "limit is from 1 to " + MOST + "."));
        }
        ListMatches.Wanted wanted = new ListMatches.Wanted(
                Optional.ofNullable(player).map(ListingResource::playerOf),
                Optional.ofNullable(phase).map(ListingResource::phaseOf),
                Optional.ofNullable(cursor),
                limit + 1);
        return MatchListResponse.of(list.list(wanted), limit);
    }

    /** Shows a match. */
    @GET
    @Path("/{id}")
    @Operation(
            summary = "Show a match, or the challenge it will come of",
            description = "Position, clocks and phase in one answer. Where phase is CHALLENGE, the challenge is shown.")
    @APIResponse(
            responseCode = "200",
            description = "The match as it stands.",
            content = @Content(schema = @Schema(oneOf = {MatchResponse.class, ChallengeResponse.class})))
    public Response show(@PathParam("id") MatchId id) {
        Optional<Object> shown = matches.find(id)
                .<Object>map(MatchResponse::of)
                .or(() -> challenges.find(id).map(ChallengeResponse::of));
        return Response.ok(shown.orElseThrow(
                        () -> new ProblemException(RejectionProblems.of(new Rejection.NoSuchMatch()))))
                .build();
    }

    private static PlayerId playerOf(String name) {
        try {
            return new PlayerId(name);
        } catch (IllegalArgumentException e) {
            throw new ProblemException(Problems.badField("player", e.getMessage() + "."));
        }
    }

    private static Phase phaseOf(String name) {
        return Arrays.stream(Phase.values())
                .filter(phase -> phase.name().equals(name.toUpperCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new ProblemException(
                        Problems.badField("phase", "phase is one of " + Arrays.toString(Phase.values()) + ".")));
    }
}
