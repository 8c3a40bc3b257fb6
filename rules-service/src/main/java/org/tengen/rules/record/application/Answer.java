package org.tengen.rules.record.application;

import java.util.List;
import org.tengen.contracts.command.RejectedProposal;
import org.tengen.contracts.wire.WrittenEvent;

/** What became of one proposal; to be published. */
public sealed interface Answer {
    /** These events are in the log now. */
    record Appended(List<WrittenEvent> events) implements Answer {
        public Appended {
            events = List.copyOf(events);
        }
    }

    /** The proposal has been here before, and these events of it are in the log; to be published again. */
    record AppendedBefore(List<WrittenEvent> events) implements Answer {
        public AppendedBefore {
            events = List.copyOf(events);
        }
    }

    /** It led to nothing. */
    record Rejected(RejectedProposal rejected) implements Answer {}

    /** It cannot be judged, now or ever: for the dead letters, and for somebody to look at. */
    record Unanswerable(RuntimeException cause) implements Answer {}
}
