package org.tengen.match.lifecycle.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.lifecycle.domain.MatchFold;
import org.tengen.match.lifecycle.domain.Started;

/** Shows a match as it was, by folding its log up to an event. Cost: reading the log. */
@ApplicationScoped
public class GoBack {
    private final ReadLog log;

    @Inject
    GoBack(ReadLog log) {
        this.log = log;
    }

    /** The match after this event; empty where the log does not go that far. */
    public Optional<Started> to(MatchId id, int seq) {
        List<Recorded> events = log.eventsAfter(id, 0).stream()
                .filter(event -> event.seq() <= seq)
                .toList();
        return events.size() == seq && MatchFold.replay(events) instanceof Started match
                ? Optional.of(match)
                : Optional.empty();
    }
}
