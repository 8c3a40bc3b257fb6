package org.tengen.rules.record.application;

import java.util.List;
import org.tengen.contracts.wire.WrittenEvent;

/** Port: adding to the log. */
public interface AppendToLog {
    /**
     * Appends all of these events, of any matches, in one transaction; durable when this returns.
     *
     * @throws SeqTaken where another writer has been faster; nothing was appended
     */
    void append(List<WrittenEvent> events);
}
