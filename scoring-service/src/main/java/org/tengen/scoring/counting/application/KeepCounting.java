package org.tengen.scoring.counting.application;

import org.tengen.scoring.counting.domain.Counting;

/** Keeps where the counting of a match stands, within the caller's transaction. */
public interface KeepCounting {
    /** Keeps it in place of what was kept of the match. */
    void keep(Counting counting);
}
