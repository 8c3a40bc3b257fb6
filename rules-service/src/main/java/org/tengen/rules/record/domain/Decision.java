package org.tengen.rules.record.domain;

import java.util.List;
import org.tengen.contracts.command.RulesRejection;
import org.tengen.contracts.event.MatchEvent;

/** What the judge makes of a command. */
public sealed interface Decision {
    /**
     * These events follow, all together.
     *
     * @param events one or more, in order
     */
    record Accepted(List<MatchEvent> events) implements Decision {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    /** Nothing follows, for this reason. */
    record Rejected(RulesRejection reason) implements Decision {}
}
