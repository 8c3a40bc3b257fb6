package org.tengen.match.lifecycle.rest;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.InstantSource;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.tengen.contracts.match.MatchId;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.match.lifecycle.application.OpenChallenges;
import org.tengen.match.lifecycle.domain.Phase;
import org.tengen.match.lifecycle.domain.Rejection;
import org.tengen.match.lifecycle.domain.Started;

/** Telling the time. */
@Path("/api/matches")
@Produces(MediaType.APPLICATION_JSON)
@RunOnVirtualThread
@Tag(name = "Time")
public class ClockResource {
    private final VisibleMatches matches;
    private final OpenChallenges challenges;
    private final InstantSource time;

    @Inject
    ClockResource(VisibleMatches matches, OpenChallenges challenges, InstantSource time) {
        this.matches = matches;
        this.challenges = challenges;
        this.time = time;
    }

    /** Tells the time each side has left now. */
    @GET
    @Path("/{id}/clock")
    @Operation(
            summary = "How much time each side has left at this moment",
            description =
                    "The running turn is counted in. now is the server's clock, so that a client can allow for the"
                            + " difference to its own; calls are the numbers to speak aloud, and gtp the lines an engine is to be told.")
    @APIResponse(
            responseCode = "200",
            description = "The clocks.",
            content =
                    @Content(
                            schema = @Schema(implementation = ClockNowResponse.class),
                            examples = @ExampleObject(name = "byoyomi", value = """
                                    {"matchId": "019a8f4e-6f00-7000-8000-000000000001", "seq": 58,
                                     "now": "2026-05-04T10:15:52Z", "running": "WHITE",
                                     "deadline": "2026-05-04T10:16:00Z", "pausedFor": [],
                                     "black": {"mainTimeLeftMs": 61500, "periodLeftMs": 30000, "periodsLeft": 1,
                                               "lastPeriod": false, "lossInMs": 91500},
                                     "white": {"mainTimeLeftMs": 0, "periodLeftMs": 8000, "periodsLeft": 1,
                                               "lastPeriod": true, "lossInMs": 8000},
                                     "calls": [{"number": 2, "at": "2026-05-04T10:15:52Z", "lost": false},
                                               {"number": 10, "at": "2026-05-04T10:16:00Z", "lost": true}],
                                     "gtp": {"standard": {"timeSettings": "time_settings 3600 30 1",
                                                          "timeLeft": ["time_left black 61 0", "time_left white 8 1"]},
                                             "kgs": {"timeSettings": "kgs-time_settings byoyomi 3600 30 1",
                                                     "timeLeft": ["time_left black 61 0", "time_left white 8 1"]}}}""")))
    public ClockNowResponse clock(@PathParam("id") MatchId id) {
        Started match = matches.find(id)
                .orElseThrow(() -> new ProblemException(RejectionProblems.of(
                        challenges.contains(id)
                                ? new Rejection.NotInPlay(Phase.CHALLENGE)
                                : new Rejection.NoSuchMatch())));
        return ClockNowResponse.of(match, time.instant());
    }
}
