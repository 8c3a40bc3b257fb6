package org.tengen.scoring.counting.domain;

import java.util.Optional;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.MatchScored;
import org.tengen.contracts.event.Recorded;
import org.tengen.engine.scoring.Score;
import org.tengen.scoring.counting.domain.CountingState.Agreed;
import org.tengen.scoring.sheet.domain.ScoreSheet;

/** When both sides have accepted the same dead stones, score the match. */
record WhenAgreedThenScore() implements CountingPolicy {
    @Override
    public Optional<MatchEvent> propose(Recorded last, Counting counting) {
        return counting.state() instanceof Agreed agreed ? Optional.of(score(counting, agreed)) : Optional.empty();
    }

    private static MatchScored score(Counting counting, Agreed agreed) {
        Score score = ScoreSheet.of(counting.match(), agreed.countSeqs(), agreed.began(), agreed.dead())
                .getLast()
                .score();
        return new MatchScored(score.blackHalfPoints(), score.whiteHalfPoints(), agreed.dead());
    }
}
