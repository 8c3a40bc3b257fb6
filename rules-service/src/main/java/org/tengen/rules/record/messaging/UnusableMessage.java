package org.tengen.rules.record.messaging;

import java.io.Serial;

/** A message that is no proposal, or not where it belongs. */
final class UnusableMessage extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    UnusableMessage(String message) {
        super(message);
    }

    /** What is wrong, in a sentence. */
    String problem() {
        return String.valueOf(getMessage());
    }

    UnusableMessage(String message, Throwable cause) {
        super(message, cause);
    }
}
