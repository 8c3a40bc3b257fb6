package org.tengen.scoring.counting.domain;

import java.io.Serial;

/** An event cannot have happened after the ones before it, or one in between is missing. */
public final class CorruptLog extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    CorruptLog(String message) {
        super(message);
    }
}
