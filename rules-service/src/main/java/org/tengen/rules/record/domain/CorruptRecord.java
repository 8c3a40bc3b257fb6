package org.tengen.rules.record.domain;

import java.io.Serial;

/** A log that cannot have come about by the rules: an event that is impossible where it stands. A fault, never skipped. */
public final class CorruptRecord extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    CorruptRecord(String message) {
        super(message);
    }

    CorruptRecord(String message, Throwable cause) {
        super(message, cause);
    }
}
