package org.tengen.match.lifecycle.application;

import org.tengen.contracts.match.MatchId;

/** The way to every replica of match-service, for what stands in no log. */
public interface TellPresence {
    /** Tells all replicas that a player of a match may have come or gone. */
    void changed(MatchId id);
}
