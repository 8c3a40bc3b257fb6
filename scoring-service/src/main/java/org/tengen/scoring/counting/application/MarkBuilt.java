package org.tengen.scoring.counting.application;

import java.time.Instant;

/** Whether the tables are known to be whole. */
public interface MarkBuilt {
    /** Whether they have been marked so and not emptied since. */
    boolean isBuilt();

    /** Marks them so. */
    void markBuilt(Instant at);
}
