package org.tengen.match.lifecycle.application;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.lifecycle.domain.Started;

/**
 * The rows of matches: written behind the play, for lists, for what is due, and for matches that nobody holds in memory. A row may
 * be missing, and its state behind its log.
 */
public interface MatchStore {
    /**
     * What is written of a match.
     *
     * @param inFull whether its state is written too; else only what lists and deadlines need, where there is a row
     */
    record Row(Started match, boolean inFull) {}

    /** A match as its row has it; empty where there is none by this version of the fold. */
    Optional<Started> find(MatchId id);

    /** Those of these matches that have a row by this version of the fold. */
    Map<MatchId, Started> findAll(Collection<MatchId> ids);

    /** Writes rows in one transaction; durable when it returns. One that has come further already stays as it is. */
    void save(List<Row> rows);
}
