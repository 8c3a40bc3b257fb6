package org.tengen.match.lifecycle.application;

import java.util.List;
import org.tengen.contracts.event.Recorded;

/** The way to every replica of match-service. */
public interface TellUpdates {
    /** Tells all replicas of events that the store now holds, in order; a replica may hear of one more than once. */
    void tell(List<Recorded> events);
}
