package org.tengen.match.lifecycle.application;

import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.lifecycle.domain.Rejection;
import org.tengen.match.lifecycle.domain.Started;

/** What a request is told. */
public sealed interface Outcome {
    /**
     * It is done, durable and readable.
     *
     * @param event the first event it led to
     * @param match as it stands after that event, or later
     */
    record Done(Recorded event, Started match) implements Outcome {}

    /** The match was so already. */
    record Unchanged(Started match) implements Outcome {}

    /** It may not be done. */
    record Refused(Rejection reason) implements Outcome {}

    /** It is on its way. */
    record Pending(MatchId match) implements Outcome {}
}
