package org.tengen.scoring;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.EventJson;
import org.tengen.contracts.wire.HashChain;
import org.tengen.kernel.time.Ids;

/** The log of a match, as rules-service would keep it. */
public final class LogOfMatch {
    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    private final MatchId match = Ids.newMatchId();
    private final List<Recorded> events = new ArrayList<>();

    /** A log of these events. */
    public static LogOfMatch of(MatchEvent... events) {
        return new LogOfMatch().append(events);
    }

    /** Adds events and returns this log. */
    public LogOfMatch append(MatchEvent... more) {
        for (MatchEvent event : more) {
            String previous =
                    events.isEmpty() ? HashChain.START : events.getLast().hash();
            Instant at = NOON.plusSeconds(events.size());
            events.add(EventJson.written(
                            previous, match, events.size() + 1, Ids.newCommandId(), Actor.server("test"), at, at, event)
                    .event());
        }
        return this;
    }

    public MatchId match() {
        return match;
    }

    public List<Recorded> events() {
        return List.copyOf(events);
    }

    public Recorded last() {
        return events.getLast();
    }
}
