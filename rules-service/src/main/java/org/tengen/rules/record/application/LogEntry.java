package org.tengen.rules.record.application;

import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.wire.EventJson;
import org.tengen.contracts.wire.WrittenEvent;

/**
 * An event as it was written.
 *
 * @param json the very text, which third parties check the hash of
 */
public record LogEntry(int seq, String json) {
    /** The event read. */
    public Recorded event() {
        return EventJson.read(json);
    }

    /** The event and its text. */
    WrittenEvent written() {
        return new WrittenEvent(event(), json);
    }
}
