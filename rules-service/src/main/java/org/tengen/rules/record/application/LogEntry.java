package org.tengen.rules.record.application;

import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.wire.EventJson;

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
}
