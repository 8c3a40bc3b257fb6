package org.tengen.kernel.record;

import java.util.List;
import org.tengen.contracts.event.Recorded;

/** What a service keeps of the log, and can therefore rebuild from it; a service with such tables has one such bean. */
public interface RebuildTarget {
    /** Whether the tables hold every match, as marked by {@link #markBuilt}; false for tables that were emptied. */
    boolean isBuilt();

    /**
     * Folds a match, whose events are all given in order. Events that are folded already change nothing, and the same
     * events may be coming from Kafka at the same time.
     */
    void fold(List<Recorded> log);

    /** Remembers, in the same tables, that every match has been folded. */
    void markBuilt();
}
