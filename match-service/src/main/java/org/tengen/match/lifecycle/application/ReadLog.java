package org.tengen.match.lifecycle.application;

import java.util.List;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;

/** The log itself, which rules-service keeps. */
public interface ReadLog {
    /** All events of a match after {@code seq}, in order. */
    List<Recorded> eventsAfter(MatchId id, int seq);
}
