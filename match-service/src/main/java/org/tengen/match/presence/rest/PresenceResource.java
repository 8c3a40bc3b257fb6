package org.tengen.match.presence.rest;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.tengen.contracts.match.MatchId;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;
import org.tengen.kernel.security.Viewer;
import org.tengen.match.lifecycle.application.OpenChallenges;
import org.tengen.match.lifecycle.domain.Phase;
import org.tengen.match.lifecycle.domain.Rejection;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.lifecycle.rest.RejectionProblems;
import org.tengen.match.lifecycle.rest.VisibleMatches;
import org.tengen.match.presence.application.FollowPresence;

/** Whether the opponent is there. */
@Path("/api/matches")
@Produces(MediaType.APPLICATION_JSON)
@RunOnVirtualThread
@Tag(name = "Looking")
public class PresenceResource {
    private final VisibleMatches matches;
    private final OpenChallenges challenges;
    private final FollowPresence presence;
    private final Viewer viewer;

    @Inject
    PresenceResource(VisibleMatches matches, OpenChallenges challenges, FollowPresence presence, Viewer viewer) {
        this.matches = matches;
        this.challenges = challenges;
        this.presence = presence;
        this.viewer = viewer;
    }

    /** Says who is there. */
    @GET
    @Path("/{id}/presence")
    @Operation(
            summary = "Whether each player is connected",
            description =
                    "A player is while a stream of the match that they opened with their token is open. For the two and"
                            + " for officials; it changes nothing in the match, and no clock waits for anybody.")
    @APIResponse(
            responseCode = "200",
            description = "Who is there.",
            content =
                    @Content(
                            schema = @Schema(implementation = PresenceResponse.class),
                            examples = @ExampleObject(name = "White has left", value = """
                                    {"matchId": "019a8f4e-6f00-7000-8000-000000000001",
                                     "black": {"connected": true, "since": "2026-05-04T10:15:30Z"},
                                     "white": {"connected": false, "since": "2026-05-04T10:21:07Z"}}""")))
    @APIResponse(responseCode = "403", description = "not-your-match, private-match")
    @APIResponse(responseCode = "409", description = "not-in-play, before the match has begun")
    public PresenceResponse presence(@PathParam("id") MatchId id) {
        Started match = matches.find(id)
                .orElseThrow(() -> refused(
                        challenges.contains(id)
                                ? new Rejection.NotInPlay(Phase.CHALLENGE)
                                : new Rejection.NoSuchMatch()));
        if (!viewer.takesPart(match.contest().terms(), match.contest().seats())) {
            throw viewer.player()
                    .map(player -> refused(new Rejection.NotYourMatch(player)))
                    .orElseGet(() -> new ProblemException(
                            Problems.unauthorized("Who is there is shown to the players of a match.")));
        }
        return PresenceResponse.of(match.contest(), presence.of(id));
    }

    private static ProblemException refused(Rejection rejection) {
        return new ProblemException(RejectionProblems.of(rejection));
    }
}
