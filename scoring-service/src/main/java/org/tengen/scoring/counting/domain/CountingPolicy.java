package org.tengen.scoring.counting.domain;

import java.util.List;
import java.util.Optional;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.Recorded;

/** What scoring-service does about the state a match is in; the name of each policy is what it says. */
public sealed interface CountingPolicy permits WhenNothingIsSuggestedThenSuggest, WhenAgreedThenScore {
    /** All policies; at most one has something to propose. */
    static List<CountingPolicy> all(JudgeDeadStones judge) {
        return List.of(new WhenNothingIsSuggestedThenSuggest(judge), new WhenAgreedThenScore());
    }

    /**
     * What to propose, decided on the last event of the log as far as it is known.
     *
     * @param last the event that led to the state
     * @param counting the state
     */
    Optional<MatchEvent> propose(Recorded last, Counting counting);
}
