package org.tengen.match.lifecycle.application;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.lifecycle.domain.Started;

/** The matches as they stand. */
public interface MatchStore {
    /** A match; empty where no event of it has been folded. */
    Optional<Started> find(MatchId id);

    /** Those of these matches of which an event has been folded. */
    Map<MatchId, Started> findAll(Collection<MatchId> ids);

    /** Writes matches in one transaction; durable when it returns. One that has come further already stays as it is. */
    void save(List<Started> matches);
}
