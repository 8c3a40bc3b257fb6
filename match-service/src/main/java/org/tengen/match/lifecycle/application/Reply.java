package org.tengen.match.lifecycle.application;

import org.tengen.contracts.command.RulesRejection;
import org.tengen.contracts.event.Recorded;

/** What came of a proposal. */
public sealed interface Reply {
    /** It led to this event, and maybe to more; the store holds it. */
    record Appended(Recorded first) implements Reply {}

    /** It led to no event. */
    record Refused(RulesRejection reason) implements Reply {}

    /** Nothing has been heard yet; it will still be judged. */
    record NoneYet() implements Reply {}
}
