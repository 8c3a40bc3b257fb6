package org.tengen.scoring.counting.domain;

import java.util.Optional;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.DeadStonesSuggested;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.DeadStones;
import org.tengen.scoring.counting.domain.CountingState.Open;
import org.tengen.scoring.life.domain.Judgement;

/**
 * When a match is counted and no suggestion has come yet, suggest which stones are dead: those the analysis holds for
 * dead. Until one has come this follows from every event, since each makes the proposal before it stale. Where stones
 * count as they stand there is nothing to suggest.
 */
record WhenNothingIsSuggestedThenSuggest(JudgeDeadStones judge) implements CountingPolicy {
    @Override
    public Optional<MatchEvent> propose(Recorded last, Counting counting) {
        return counting.state() instanceof Open open && !open.suggested() ? suggestion(open) : Optional.empty();
    }

    private Optional<MatchEvent> suggestion(Open open) {
        return switch (open.began().ruleset().deadStones()) {
            case AGREED -> Optional.of(of(judge.judge(open.began().position())));
            case AS_THEY_STAND -> Optional.empty();
        };
    }

    private static DeadStonesSuggested of(Judgement judgement) {
        return new DeadStonesSuggested(DeadStones.of(judgement.dead()), judgement.certain());
    }
}
