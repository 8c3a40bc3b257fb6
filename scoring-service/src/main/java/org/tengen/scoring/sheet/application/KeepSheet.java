package org.tengen.scoring.sheet.application;

import java.util.List;
import org.tengen.contracts.match.MatchId;
import org.tengen.scoring.sheet.domain.ScoreSheet;

/** Keeps the sheets of a match, within the caller's transaction. */
public interface KeepSheet {
    /**
     * Keeps these sheets of a match and no others: one that is kept already stays as it is, and one that no count of the
     * match stands for any more is dropped, be it because play went on or because the match ended before it could count.
     */
    void keepOnly(MatchId match, List<ScoreSheet> sheets);
}
