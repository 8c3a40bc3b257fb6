package org.tengen.match.live;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.common.annotation.RunOnVirtualThread;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.subscription.BackPressureStrategy;
import io.smallrye.mutiny.subscription.MultiEmitter;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.wire.EventJson;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;
import org.tengen.kernel.security.Viewer;
import org.tengen.match.lifecycle.application.LiveMatches;
import org.tengen.match.lifecycle.application.ReadLog;
import org.tengen.match.lifecycle.application.Updates;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.lifecycle.rest.EventProblems;
import org.tengen.match.lifecycle.rest.VisibleMatches;
import org.tengen.match.live.PresenceWatch.Reader;
import org.tengen.match.presence.application.FollowPresence;

/** Streams the events of a match to whoever watches; needs no token where the match is public. */
@Path("/api/matches")
@Tag(name = "Looking")
public class StreamResource {
    private static final Logger LOG = Logger.getLogger(StreamResource.class);
    /** How often a comment shows that the stream is alive while nothing happens. */
    private static final Duration HEARTBEAT = Duration.ofSeconds(15);

    private final LiveMatches live;
    private final VisibleMatches visible;
    private final ReadLog log;
    private final Updates updates;
    private final FollowPresence presence;
    private final Viewer viewer;
    private final InstantSource time;
    private final ObjectMapper json;

    @Inject
    StreamResource(
            LiveMatches live,
            VisibleMatches visible,
            ReadLog log,
            Updates updates,
            FollowPresence presence,
            Viewer viewer,
            InstantSource time,
            ObjectMapper json) {
        this.live = live;
        this.visible = visible;
        this.log = log;
        this.updates = updates;
        this.presence = presence;
        this.viewer = viewer;
        this.time = time;
        this.json = json;
    }

    /** Streams from an event on. */
    @GET
    @Path("/{id}/stream")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @Blocking
    @RunOnVirtualThread
    @Operation(
            summary = "Watch a match",
            description = "Server-sent events: id is the seq, event is the type, data is the event as the log keeps it."
                    + " Resumes after Last-Event-ID, or after the parameter after; without either it begins at the start. No"
                    + " event is left out and none comes twice. Where a clock runs, messages named clock, without an id, tell of"
                    + " it as GET …/clock does. A player's own stream, opened with their token, shows them as connected, and"
                    + " those who take part are told by messages named presence, as GET …/presence.")
    @APIResponse(
            responseCode = "200",
            description = "The stream; it stays open.",
            content =
                    @Content(
                            mediaType = MediaType.SERVER_SENT_EVENTS,
                            examples = @ExampleObject(name = "a pass", value = """
                                    id: 58
                                    event: Passed
                                    data: {"matchId": "019a8f4e-6f00-7000-8000-000000000001", "seq": 58, "type": "Passed", …}
                                    """)))
    @APIResponse(responseCode = "400", description = "bad-request; field is Last-Event-ID or after")
    @APIResponse(
            responseCode = "404",
            description = "no-such-match; no-such-event where nobody can have seen that event")
    public Multi<OutboundSseEvent> stream(
            @PathParam("id") MatchId id,
            @HeaderParam(HttpHeaders.LAST_EVENT_ID_HEADER) @Nullable Integer lastEventId,
            @QueryParam("after") @Nullable Integer after,
            @Context Sse sse) {
        int from = startAfter(lastEventId, after);
        visible.require(id);
        int last = reached(id);
        if (from > last) {
            throw EventProblems.noSuchEvent(from, last);
        }
        Reader reader = reader();
        return Multi.createFrom()
                .emitter(
                        emitter -> Thread.ofVirtual()
                                .name("stream " + id)
                                .start(() -> feed(id, from, reader, sse, emitter)),
                        BackPressureStrategy.BUFFER);
    }

    private int reached(MatchId id) {
        return live.find(id).map(Started::seq).orElse(0);
    }

    /** Whoever asks for the stream, for as long as it lasts. */
    private Reader reader() {
        boolean official = viewer.isOfficial();
        Optional<PlayerId> player = viewer.player();
        return new Reader(
                player,
                contest -> official
                        || player.filter(one -> Viewer.takesPart(one, contest.terms(), contest.seats()))
                                .isPresent());
    }

    private void feed(MatchId id, int from, Reader reader, Sse sse, MultiEmitter<? super OutboundSseEvent> emitter) {
        try (EventFeed feed = new EventFeed(id, from, () -> reached(id), log, updates);
                PresenceWatch watch = new PresenceWatch(id, reader, presence, updates, feed::wake)) {
            emitter.onTermination(feed::wake);
            ClockTicker ticker = new ClockTicker();
            emitter.emit(heartbeat(sse));
            while (!emitter.isCancelled()) {
                List<Recorded> events = feed.next(ticker.quiet(time.instant(), HEARTBEAT));
                events.forEach(event -> emitter.emit(message(sse, event)));
                watch.begin(() -> live.find(id));
                watch.news(() -> live.find(id)).ifPresent(news -> emitter.emit(message(sse, "presence", news)));
                if (!events.isEmpty() || ticker.isDue(time.instant())) {
                    ticker.tell(live.find(id), time.instant())
                            .ifPresent(clocks -> emitter.emit(message(sse, "clock", clocks)));
                } else {
                    emitter.emit(heartbeat(sse));
                }
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException fault) {
            LOG.warnf("A stream of match %s ends early: %s", id, fault.getMessage());
            emitter.complete();
        }
    }

    /** Shows that the stream is open, also at its beginning, where there may be nothing to tell for long. */
    private static OutboundSseEvent heartbeat(Sse sse) {
        return sse.newEventBuilder().comment("").build();
    }

    private static OutboundSseEvent message(Sse sse, Recorded recorded) {
        return sse.newEventBuilder()
                .id(Integer.toString(recorded.seq()))
                .name(EventJson.typeOf(recorded.event()))
                .data(EventJson.write(recorded))
                .build();
    }

    /** Without an id: a stream that is resumed goes on after the last event, whatever was said besides since. */
    private OutboundSseEvent message(Sse sse, String name, Object what) {
        return sse.newEventBuilder()
                .name(name)
                .data(json.valueToTree(what).toString())
                .build();
    }

    private static int startAfter(@Nullable Integer lastEventId, @Nullable Integer after) {
        String parameter = lastEventId == null ? "after" : HttpHeaders.LAST_EVENT_ID_HEADER;
        int seq = Optional.ofNullable(lastEventId)
                .or(() -> Optional.ofNullable(after))
                .orElse(0);
        if (seq < 0) {
            throw new ProblemException(Problems.badField(
                    parameter, parameter + " is the seq of an event, or 0 for the beginning, not " + seq + "."));
        }
        return seq;
    }
}
