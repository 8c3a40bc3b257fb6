package org.tengen.scoring.counting.application;

import java.util.Collection;
import java.util.Map;
import org.tengen.contracts.match.MatchId;
import org.tengen.scoring.counting.domain.Counting;

/** Finds where the counting of matches stands. */
public interface FindCountings {
    /** The countings that are kept, by match, locked until the caller's transaction ends. */
    Map<MatchId, Counting> lock(Collection<MatchId> matches);
}
