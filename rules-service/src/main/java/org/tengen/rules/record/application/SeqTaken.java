package org.tengen.rules.record.application;

import java.io.Serial;

/** Another writer has appended to a match since its record was read; decide again from the log. */
public final class SeqTaken extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    public SeqTaken(Throwable cause) {
        super("Another writer has appended to one of the matches", cause);
    }
}
