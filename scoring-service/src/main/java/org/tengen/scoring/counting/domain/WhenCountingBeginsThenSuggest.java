package org.tengen.scoring.counting.domain;

import java.util.Optional;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.event.MatchEvent.DeadStonesSuggested;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.DeadStones;
import org.tengen.scoring.counting.domain.CountingState.Open;
import org.tengen.scoring.life.domain.DeadStoneAnalysis;
import org.tengen.scoring.life.domain.Judgement;

/**
 * When counting begins, suggest which stones are dead: those the analysis holds for dead; none where stones count as they
 * stand. Once a player has marked something it is too late, and no suggestion is made.
 */
record WhenCountingBeginsThenSuggest() implements CountingPolicy {
    @Override
    public Optional<MatchEvent> propose(Recorded last, Counting counting) {
        return last.event() instanceof CountingBegan began && counting.state() instanceof Open
                ? Optional.of(suggestion(began))
                : Optional.empty();
    }

    private static DeadStonesSuggested suggestion(CountingBegan began) {
        return switch (began.ruleset().deadStones()) {
            case AGREED -> of(DeadStoneAnalysis.of(began.position(), DeadStoneAnalysis.SEED));
            case AS_THEY_STAND -> new DeadStonesSuggested(DeadStones.NONE, true);
        };
    }

    /** Certain where the judgement leaves no doubt: then it can stand without the players. */
    private static DeadStonesSuggested of(Judgement judgement) {
        return new DeadStonesSuggested(DeadStones.of(judgement.dead()), judgement.certain());
    }
}
