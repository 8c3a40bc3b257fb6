package org.tengen.embedded;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/** A server did not start; the message says why in one sentence that can be shown to people. */
public final class CannotStart extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    CannotStart(String message) {
        this(message, null);
    }

    CannotStart(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
