package org.tengen.scoring.sheet.application;

import org.tengen.contracts.match.MatchId;
import org.tengen.scoring.sheet.domain.ScoreSheet;

/** Keeps the sheets of a match, within the caller's transaction. */
public interface KeepSheet {
    /** Keeps a sheet; one that is kept already stays as it is. */
    void keep(ScoreSheet sheet);

    /** Drops the sheets of a match that ended before the agreed count could be its result. */
    void drop(MatchId match);
}
