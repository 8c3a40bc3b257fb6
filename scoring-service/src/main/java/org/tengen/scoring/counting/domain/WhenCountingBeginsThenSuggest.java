package org.tengen.scoring.counting.domain;

import java.util.Optional;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.event.MatchEvent.DeadStonesSuggested;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.DeadStones;
import org.tengen.scoring.counting.domain.CountingState.Open;

/**
 * When counting begins, suggest which stones are dead: none, for the players to mark. Once a player has marked something
 * it is too late, and no suggestion is made.
 */
record WhenCountingBeginsThenSuggest() implements CountingPolicy {
    @Override
    public Optional<MatchEvent> propose(Recorded last, Counting counting) {
        return last.event() instanceof CountingBegan && counting.state() instanceof Open
                ? Optional.of(new DeadStonesSuggested(DeadStones.NONE))
                : Optional.empty();
    }
}
