package org.tengen.match.lifecycle.domain;

import java.time.Instant;
import org.tengen.engine.Color;

/**
 * An appeal to the organizers.
 *
 * @param seq of the event; the decision names it
 * @param color who appealed
 * @param rulingSeq the ruling it is about
 * @param outcome what became of it
 */
public record Appeal(int seq, Instant filedAt, Color color, String text, int rulingSeq, Standing outcome) {
    /** What became of an appeal. */
    public enum Standing {
        OPEN,
        /** The ruling stands. */
        STANDS,
        /** The organizer ruled something else. */
        REPLACED
    }

    /** Whether it waits for an organizer. */
    public boolean waits() {
        return outcome == Standing.OPEN;
    }

    Appeal decided(boolean stands) {
        return new Appeal(seq, filedAt, color, text, rulingSeq, stands ? Standing.STANDS : Standing.REPLACED);
    }

    /** The same where the sides change colours. */
    Appeal swapped() {
        return new Appeal(seq, filedAt, color.opponent(), text, rulingSeq, outcome);
    }
}
