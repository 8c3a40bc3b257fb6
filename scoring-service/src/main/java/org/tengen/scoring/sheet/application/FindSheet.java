package org.tengen.scoring.sheet.application;

import java.util.List;
import java.util.Optional;
import org.tengen.contracts.match.MatchId;
import org.tengen.scoring.sheet.domain.ScoreSheet;

/** Finds the sheets of a match. */
public interface FindSheet {
    /** The sheet that counts, which is the last; empty where no count of the match stands agreed. */
    Optional<ScoreSheet> find(MatchId match);

    /** The sheet that the event of this {@code seq} called for; empty where there is none. */
    Optional<ScoreSheet> find(MatchId match, int seq);

    /** The events that called for the sheets of a match, in order; the last one's counts. */
    List<Integer> seqs(MatchId match);
}
