package org.tengen.scoring.sheet.application;

import java.util.Optional;
import org.tengen.contracts.match.MatchId;
import org.tengen.scoring.sheet.domain.ScoreSheet;

/** Finds the sheet of a match. */
public interface FindSheet {
    /** The sheet; empty where no count of the match stands agreed. */
    Optional<ScoreSheet> find(MatchId match);
}
