package org.tengen.match.referee.rest;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.time.InstantSource;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PauseReason;
import org.tengen.contracts.match.PlayerId;
import org.tengen.kernel.security.CurrentPlayer;
import org.tengen.kernel.security.Roles;
import org.tengen.match.lifecycle.application.ActOnMatch;
import org.tengen.match.lifecycle.application.MatchConfig;
import org.tengen.match.lifecycle.domain.MatchAction.ByTimekeeper;
import org.tengen.match.lifecycle.domain.MatchAction.StartClock;
import org.tengen.match.lifecycle.domain.MatchAction.StopClock;
import org.tengen.match.lifecycle.rest.ActionAnswers;
import org.tengen.match.lifecycle.rest.TimingResponse;
import org.tengen.match.request.rest.Requests;

/** What referees, and whoever runs the platform, do about the clock. */
@Path("/api/matches/{id}/pauses")
@Produces(MediaType.APPLICATION_JSON)
@RunOnVirtualThread
@Tag(name = "Refereeing")
public class TimekeepingResource {
    private final ActOnMatch act;
    private final ActionAnswers answers;
    private final Requests requests;
    private final CurrentPlayer current;
    private final MatchConfig config;
    private final InstantSource time;

    @Inject
    TimekeepingResource(
            ActOnMatch act,
            ActionAnswers answers,
            Requests requests,
            CurrentPlayer current,
            MatchConfig config,
            InstantSource time) {
        this.act = act;
        this.answers = answers;
        this.requests = requests;
        this.current = current;
        this.config = config;
        this.time = time;
    }

    /** Stops the clock. */
    @POST
    @Path("/referee")
    @RolesAllowed(Roles.REFEREE)
    @Operation(
            summary = "Stop the clock, as the referee",
            description = "It stands still until a referee starts it again.")
    @APIResponse(
            responseCode = "200",
            description = "The clock stands still.",
            content = @Content(schema = @Schema(implementation = TimingResponse.class)))
    @APIResponse(
            responseCode = "409",
            description = "Not now: not-in-play; confirm-first while a restored position is to be confirmed.")
    public Response stop(@PathParam("id") MatchId id, @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key) {
        return byReferee(id, key, "referee-stop", new StopClock(who(), config.refereesRuleAll(), PauseReason.REFEREE));
    }

    /** Starts the clock again. */
    @POST
    @Path("/referee/resume")
    @RolesAllowed(Roles.REFEREE)
    @Operation(
            summary = "Start the clock again, as the referee",
            description = "It runs unless it stands still for another reason too.")
    @APIResponse(
            responseCode = "200",
            description = "The referee's reason is gone.",
            content = @Content(schema = @Schema(implementation = TimingResponse.class)))
    @APIResponse(
            responseCode = "409",
            description =
                    "Not now: not-paused, not-in-play; confirm-first while a restored position is to be confirmed.")
    public Response start(@PathParam("id") MatchId id, @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key) {
        return byReferee(
                id, key, "referee-start", new StartClock(who(), config.refereesRuleAll(), PauseReason.REFEREE));
    }

    /** Stops the clock for the platform. */
    @POST
    @Path("/server")
    @RolesAllowed(Roles.ADMIN)
    @Operation(
            summary = "Stop the clock, as whoever runs the platform",
            description = "For maintenance, or after an outage. It stands still until it is started again.")
    @APIResponse(
            responseCode = "200",
            description = "The clock stands still.",
            content = @Content(schema = @Schema(implementation = TimingResponse.class)))
    public Response halt(@PathParam("id") MatchId id, @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key) {
        return answer(id, key, "server-stop", new StopClock(who(), true, PauseReason.SERVER), Actor.admin(who()));
    }

    /** Starts the clock again for the platform. */
    @POST
    @Path("/server/resume")
    @RolesAllowed(Roles.ADMIN)
    @Operation(summary = "Start the clock again, as whoever runs the platform")
    @APIResponse(
            responseCode = "200",
            description = "The platform's reason is gone.",
            content = @Content(schema = @Schema(implementation = TimingResponse.class)))
    public Response goOn(@PathParam("id") MatchId id, @HeaderParam(Requests.IDEMPOTENCY_KEY) @Nullable String key) {
        return answer(id, key, "server-start", new StartClock(who(), true, PauseReason.SERVER), Actor.admin(who()));
    }

    private PlayerId who() {
        return current.id();
    }

    private Response byReferee(MatchId id, @Nullable String key, String what, ByTimekeeper action) {
        return answer(id, key, what, action, Actor.referee(who()));
    }

    private Response answer(MatchId id, @Nullable String key, String what, ByTimekeeper action, Actor actor) {
        Instant receivedAt = time.instant();
        return requests.answer(
                who(),
                key,
                what + " " + id,
                "",
                memory -> answers.of(
                        act.act(id, action, actor, receivedAt, memory),
                        done -> requests.of(200, TimingResponse.of(done.event().seq(), done.match())),
                        match -> requests.of(200, TimingResponse.of(match.seq(), match))));
    }
}
