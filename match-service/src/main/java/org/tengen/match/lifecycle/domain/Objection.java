package org.tengen.match.lifecycle.domain;

import java.time.Instant;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import org.tengen.engine.Color;

/**
 * What waits for a referee.
 *
 * @param seq of the event that raised it
 * @param raisedBy the side that did; empty where the platform called
 * @param urgent whether it was raised although it was the opponent's turn
 */
public record Objection(int seq, Instant raisedAt, SortedSet<Color> raisedBy, String text, boolean urgent) {
    public Objection {
        raisedBy = Collections.unmodifiableSortedSet(new TreeSet<>(raisedBy));
    }

    /** The same where the sides change colours. */
    Objection swapped() {
        return new Objection(seq, raisedAt, Sides.swapped(raisedBy), text, urgent);
    }
}
