package org.tengen.match.listing.rest;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.inject.Inject;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;
import org.tengen.kernel.security.Viewer;
import org.tengen.match.challenge.application.ChallengeStore;
import org.tengen.match.challenge.domain.Challenge;
import org.tengen.match.challenge.rest.ChallengeResponse;
import org.tengen.match.lifecycle.application.GoBack;
import org.tengen.match.lifecycle.domain.Rejection;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.lifecycle.rest.EventProblems;
import org.tengen.match.lifecycle.rest.MatchResponse;
import org.tengen.match.lifecycle.rest.RejectionProblems;
import org.tengen.match.lifecycle.rest.VisibleMatches;
import org.tengen.match.listing.application.ListMatches;
import org.tengen.match.listing.application.MatchSummary;

/** Looking at matches; needs no token where they are public. */
@Path("/api/matches")
@Produces(MediaType.APPLICATION_JSON)
@RunOnVirtualThread
@Tag(name = "Looking")
public class ListingResource {
    private static final int MOST = 100;

    private final ListMatches list;
    private final VisibleMatches matches;
    private final GoBack goBack;
    private final ChallengeStore challenges;
    private final Viewer viewer;
    private final InstantSource time;

    @Inject
    ListingResource(
            ListMatches list,
            VisibleMatches matches,
            GoBack goBack,
            ChallengeStore challenges,
            Viewer viewer,
            InstantSource time) {
        this.list = list;
        this.matches = matches;
        this.goBack = goBack;
        this.challenges = challenges;
        this.viewer = viewer;
        this.time = time;
    }

    /** Lists matches. */
    @GET
    @Operation(
            summary = "List matches and challenges, the newest first",
            description = "Follow next for more; a match that begins meanwhile never moves a page. Private matches are"
                    + " listed for their players and for officials.")
    @APIResponse(
            responseCode = "200",
            description = "A page.",
            content = @Content(schema = @Schema(implementation = MatchListResponse.class)))
    public MatchListResponse list(
            @BeanParam ListRequest request,
            @Parameter(description = "The next of the page before.") @QueryParam("cursor") @Nullable MatchId cursor,
            @Parameter(description = "1 to 100.") @QueryParam("limit") @DefaultValue("20") int limit) {
        if (limit < 1 || limit > MOST) {
            throw new ProblemException(Problems.badField("limit", "limit is from 1 to " + MOST + "."));
        }
        List<MatchSummary> found = list.list(
                request.filter(viewer),
                new ListMatches.Sight(viewer.player(), viewer.isOfficial()),
                new ListMatches.Page(Optional.ofNullable(cursor), limit + 1));
        return MatchListResponse.of(found, limit);
    }

    /** Shows a match. */
    @GET
    @Path("/{id}")
    @Operation(
            summary = "Show a match, or the challenge it will come of",
            description =
                    "Position, clocks and phase in one answer. Where phase is CHALLENGE, the challenge is shown. The ETag of a"
                            + " match is its seq.")
    @APIResponse(
            responseCode = "200",
            description = "The match as it stands, or as it was.",
            content = @Content(schema = @Schema(oneOf = {MatchResponse.class, ChallengeResponse.class})))
    @APIResponse(responseCode = "304", description = "As it was: If-None-Match names its seq.")
    @APIResponse(responseCode = "403", description = "private-match")
    @APIResponse(responseCode = "404", description = "no-such-match, no-such-event")
    public Response show(
            @PathParam("id") MatchId id,
            @Parameter(description = "Shows the match as it was after this event.", example = "58")
                    @QueryParam("atSeq")
                    @Nullable
                    Integer atSeq,
            @Parameter(
                            description =
                                    "Shows the match after this event or later, also where it was heard of through another"
                                            + " replica.",
                            example = "58")
                    @QueryParam("minSeq")
                    @Nullable
                    Integer minSeq,
            @Context Request request) {
        int least = minSeq == null ? 0 : minSeq;
        Optional<Started> match = matches.find(id, least);
        if (match.map(Started::seq).orElse(0) < least) {
            throw EventProblems.noSuchEvent(least, match.map(Started::seq).orElse(0));
        }
        return match.map(now -> response(atSeq == null ? now : past(now, atSeq), request))
                .or(() -> challenge(id).map(challenge -> Response.ok(challenge).build()))
                .orElseThrow(() -> new ProblemException(RejectionProblems.of(new Rejection.NoSuchMatch())));
    }

    private static Response response(Started match, Request request) {
        EntityTag tag = new EntityTag(Integer.toString(match.seq()));
        Response.@Nullable ResponseBuilder unchanged = request.evaluatePreconditions(tag);
        return unchanged != null
                ? unchanged.build()
                : Response.ok(MatchResponse.of(match)).tag(tag).build();
    }

    private Started past(Started now, int seq) {
        Optional<Started> then = seq < 1 || seq > now.seq()
                ? Optional.empty()
                : goBack.to(now.contest().id(), seq);
        return then.orElseThrow(() -> EventProblems.noSuchEvent(seq, now.seq()));
    }

    /** An open challenge is shown to whoever knows its id, since they may join it. */
    private Optional<Object> challenge(MatchId id) {
        Optional<Challenge> challenge = challenges.find(id);
        challenge.filter(offer -> offer.invited().isPresent()).ifPresent(_ -> matches.require(id));
        return challenge.map(offer -> ChallengeResponse.of(offer, time.instant()));
    }
}
